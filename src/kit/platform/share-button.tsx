import { ActionIcon } from '@mantine/core'
import { IconShare3 } from '@tabler/icons-react'
import * as messages from '#words/kit/share-button'
import { showToast } from '../feedback/toast'
import { copyText } from './copy-text'

type ShareButtonProps = {
  /** The name of what is shared. */
  title: string
  /** Relative to the app, or absolute. */
  url: string
  className?: string
}

/** Opens the phone's share sheet. Copies the link where there is none. */
export function ShareButton({ title, url, className }: ShareButtonProps) {
  return (
    <ActionIcon
      variant="default"
      className={className ?? ''}
      aria-label={messages.shareTitle({ title })}
      title={messages.share}
      onClick={() => void share(title, new URL(url, window.location.href).href)}
    >
      <IconShare3 size={20} aria-hidden />
    </ActionIcon>
  )
}

const share = async (title: string, url: string): Promise<void> => {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // The user closed the share sheet. After any other error, copy the link.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copy(url)
}

const copy = async (url: string): Promise<void> => {
  if (await copyText(url)) showToast({ title: messages.copied })
  else showToast({ title: messages.notCopied, description: url, tone: 'destructive' })
}
