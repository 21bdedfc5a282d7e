import { Button, Loader, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './older-rows.module.css'

type OlderState = 'more' | 'loading' | 'offline' | 'failed' | 'end'

type OlderRowsProps = {
  state: OlderState
  /** What older rows are called: "gossip", "items". */
  what: string
  onMore: () => void
}

/** Says what a search has looked at, where the phone has only the newest rows. @param what "posts", "items" */
export function SearchScope({ what }: { what: string }) {
  return (
    <Text size="sm" ta="center" c="var(--ink-soft)" py="sm">
      Searched: the newest {what}, which are on this phone.
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
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && more.current(), { rootMargin: '600px' })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [state])
  if (state === 'end') return null
  return (
    <div ref={mark} className={classes.end} role="status">
      {state === 'failed' || state === 'offline' ? (
        <>
          <Text c="var(--ink-soft)">
            Older {what} cannot be loaded now{state === 'offline' && ': you are offline'}.
          </Text>
          <Button variant="light" onClick={onMore}>
            Try again
          </Button>
        </>
      ) : (
        <>
          <Loader size="sm" aria-hidden />
          <Text c="var(--ink-soft)">Loading older {what}…</Text>
        </>
      )}
    </div>
  )
}
