import { Button, type ButtonProps } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { MouseEventHandler } from 'react'
import { opensWhatsApp } from '#words/kit/chat-button'

type ChatButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'fullWidth' | 'size' | 'px'> & {
  label: string
  /** Whom or what it is about. Screen readers read it after the label. */
  about?: string | undefined
  /** Of a chat (`whatsappLink`); undefined while it is not known yet. */
  href: string | undefined
  /** Before the chat opens. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** The marks of a button that opens a chat. */
export const chatMark = { title: opensWhatsApp, leftSection: <IconBrandWhatsapp size={20} aria-hidden /> } as const

/**
 * Opens a WhatsApp chat in which the message is written. Every such button looks like this one and says where it leads.
 */
export function ChatButton({ label, about, href, ...buttonProps }: ChatButtonProps) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      {...chatMark}
      aria-label={about ? `${label}: ${about}` : undefined}
      {...buttonProps}
    >
      {label}
    </Button>
  )
}
