import { ActionIcon } from '@mantine/core'
import { IconShare3 } from '@tabler/icons-react'
import { showToast } from '../feedback/toast'

type ShareButtonProps = {
  /** What is shared, in words. */
  title: string
  /** Where it is, within this app or in full. */
  url: string
  className?: string
}

/** Opens the phone's own share sheet; where there is none, copies the link. */
export function ShareButton({ title, url, className }: ShareButtonProps) {
  return (
    <ActionIcon
      variant="default"
      className={className ?? ''}
      aria-label={`Share: ${title}`}
      title="Share"
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
      // Somebody who closes the sheet has changed their mind; anything else leaves the link to copy.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copy(url)
}

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link copied' })
  } catch {
    // Without https, or with copying forbidden, the link itself is the next best thing.
    showToast({ title: 'The link could not be copied', description: url, tone: 'destructive' })
  }
}
