import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAsync } from '@/data/use-async'
import { Notice } from '@/ui/overlay/notice'
import classes from './notices.module.css'

/** Offers a new version and lists what is new. Renders nothing until the list has loaded, so that its layout does not shift. */
export function UpdateNotice({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const [news, setNews] = useState<readonly string[] | null>(null)
  useAsync(async (signal) => {
    const found = await import('@/data/request-whats-new').then(({ requestWhatsNew }) => requestWhatsNew()).catch(() => [])
    if (!signal.aborted) setNews(found)
  }, [], 'install')
  if (!news) return null
  return (
    <Notice
      title="A new version is ready"
      actions={
        <>
          <Button onClick={onUpdate}>Update now</Button>
          <Button variant="default" onClick={onLater}>
            Later
          </Button>
        </>
      }
    >
      {news.length > 0 && (
        <ul className={classes.news} aria-label="What is new">
          {news.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      It is on your phone already and opens at once. Your cart and everything you saved stay.
    </Notice>
  )
}
