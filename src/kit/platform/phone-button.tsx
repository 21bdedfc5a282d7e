import { Button, Text, type ButtonProps } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { readPhone } from '@/kit/rules/phone'
import { phoneProblemText } from '@/kit/words/phone'
import { telLink, whatsappLink, type PhoneDigits } from '@/kit/rules/phone-links'
import { ChatButton, chatMark } from './chat-button'

type PhoneButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'fullWidth'> & {
  label: string
  /** Whom or what it is about. Screen readers read it after the label. */
  about?: string
  /** As stored, not validated. */
  number: string | null
  /** The message of a WhatsApp chat. Without it the button starts a call. */
  chat?: string
  /** Before the chat or the call opens. */
  onOpen?: (digits: PhoneDigits) => void
}

/** Starts a call or a chat. With an invalid number the button is disabled and says why. */
export function PhoneButton({ label, about, number, chat, onOpen, ...buttonProps }: PhoneButtonProps) {
  const phone = readPhone(number)
  const shared = {
    ...buttonProps,
    'aria-label': about ? `${label}: ${about}` : undefined,
    leftSection: chat === undefined ? <IconPhone size={20} aria-hidden /> : chatMark.leftSection,
  }
  if (!phone.ok) {
    return (
      <div>
        <Button {...shared} disabled>
          {label}
        </Button>
        <Text size="xs" mt={4} c="var(--ink-soft)">
          {phoneProblemText[phone.reason]}
        </Text>
      </div>
    )
  }
  const onClick = onOpen && (() => onOpen(phone.digits))
  return chat === undefined ? (
    <Button component="a" href={telLink(phone.digits)} onClick={onClick} {...shared}>
      {label}
    </Button>
  ) : (
    <ChatButton
      label={label}
      about={about}
      href={whatsappLink(phone.digits, chat)}
      onClick={onClick}
      {...buttonProps}
    />
  )
}
