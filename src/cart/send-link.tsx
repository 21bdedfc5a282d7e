import { Button, type ButtonProps } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import type { MouseEventHandler } from 'react'
import type { OrderChannel } from '@/cart/rules/order'
import { ChatButton } from '@/kit/platform/chat-button'

type SendLinkProps = Pick<ButtonProps, 'variant' | 'size' | 'px' | 'className' | 'fullWidth'> & {
  channel: Exclude<OrderChannel, 'call'>
  label: string
  href: string
  onClick: MouseEventHandler<HTMLAnchorElement>
}

/** Opens a chat or an SMS with the order. A plain link, so that the phone opens the right app. */
export function SendLink({ channel, label, ...rest }: SendLinkProps) {
  return channel === 'whatsapp' ? (
    <ChatButton label={label} {...rest} />
  ) : (
    <Button component="a" leftSection={<IconMessage size={20} aria-hidden />} {...rest}>
      {label}
    </Button>
  )
}
