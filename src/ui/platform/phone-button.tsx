import { Button, Text, type ButtonProps } from '@mantine/core'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { readPhone } from '@/domain/shared/phone'
import { phoneProblemText } from '@/messages/shared/phone'
import { telLink, whatsappLink } from '@/domain/shared/phone-links'

type PhoneButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'fullWidth'> & {
  label: string
  /** Whom or what it is about. Screen readers read it after the label. */
  about?: string
  /** As stored, not validated. */
  number: string | null
  /** The message of a WhatsApp chat. Without it the button starts a call. */
  chat?: string
}

/** Starts a call or a chat. With an invalid number the button is disabled and says why. */
export function PhoneButton({ label, about, number, chat, ...buttonProps }: PhoneButtonProps) {
  const phone = readPhone(number)
  const Icon = chat === undefined ? IconPhone : IconBrandWhatsapp
  const shared = {
    ...buttonProps,
    'aria-label': about ? `${label}: ${about}` : undefined,
    leftSection: <Icon size={20} aria-hidden />,
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
  return chat === undefined ? (
    <Button component="a" href={telLink(phone.digits)} {...shared}>
      {label}
    </Button>
  ) : (
    <Button component="a" href={whatsappLink(phone.digits, chat)} target="_blank" rel="noopener" {...shared}>
      {label}
    </Button>
  )
}
