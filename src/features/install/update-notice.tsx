import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Notice } from '@/ui/overlay/notice'
import classes from './notices.module.css'

/** Says that a new version is here, and what it brings. It shows once that is known, so that nothing in it moves. */
export function UpdateNotice({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const [news, setNews] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let gone = false
    const show = (found: readonly string[]) => !gone && setNews(found)
    import('@/data/request-whats-new').then(({ requestWhatsNew }) => requestWhatsNew()).then(show, () => show([]))
    return () => {
      gone = true
    }
  }, [])
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
