import { Button, Loader, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { tryAgain } from '#words/kit/error-screen'
import * as messages from '#words/kit/list-states'
import classes from './older-rows.module.css'

type OlderState = 'more' | 'loading' | 'offline' | 'failed' | 'end'

type OlderRowsProps = {
  state: OlderState
  /** The kind of the rows. */
  what: 'gossip' | 'items'
  onMore: () => void
}

/** Says what a search has looked at, where the phone has only the newest rows. */
export function SearchScope({ what }: { what: 'posts' | 'items' }) {
  return (
    <Text size="sm" ta="center" c="var(--ink-soft)" py="sm">
      {messages.searched({ what })}
    </Text>
  )
}

/** The end of a list of which the phone has only the newest rows. Loads older ones as it comes near the screen. */
export function OlderRows({ state, what, onMore }: OlderRowsProps) {
  const mark = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (state !== 'more' || !mark.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more.current(),
      { rootMargin: '600px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [state])
  if (state === 'end') return null
  return (
    <div ref={mark} className={classes.end} role="status">
      {state === 'failed' || state === 'offline' ? (
        <>
          <Text c="var(--ink-soft)">
            {state === 'offline' ? messages.olderOffline({ what }) : messages.olderFailed({ what })}
          </Text>
          <Button variant="light" onClick={onMore}>
            {tryAgain}
          </Button>
        </>
      ) : (
        <>
          <Loader size="sm" aria-hidden />
          <Text c="var(--ink-soft)">{messages.loadingOlder({ what })}</Text>
        </>
      )}
    </div>
  )
}
