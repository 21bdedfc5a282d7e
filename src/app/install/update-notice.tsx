// Chunk: notices

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAsync } from '@/store/use-async'
import * as messages from '#words/app/install/offers'
import { Notice } from '@/kit/overlay/notice'
import classes from './notices.module.css'

/**
 * Offers a new version and lists what is new. Renders nothing until the list has loaded, so that its layout does not
 * shift.
 */
export function UpdateNotice({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const [updating, setUpdating] = useState(false)
  const [news, setNews] = useState<readonly string[] | null>(null)
  useAsync(
    async (signal) => {
      // Without the list, the version alone is offered.
      const found = await import('@/app/install/store/request-whats-new')
        .then(({ requestWhatsNew }) => requestWhatsNew())
        .catch(() => [])
      if (!signal.aborted) setNews(found)
    },
    [],
    'install',
  )
  if (!news) return null
  return (
    <Notice
      title={messages.newVersion}
      actions={
        <>
          <Button
            loading={updating}
            onClick={() => {
              setUpdating(true)
              onUpdate()
            }}
          >
            {messages.updateNow}
          </Button>
          <Button variant="default" onClick={onLater}>
            {messages.later}
          </Button>
        </>
      }
    >
      {news.length > 0 && (
        <ul className={classes.news} aria-label={messages.whatIsNew}>
          {news.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {messages.onPhoneAlready}
    </Notice>
  )
}
