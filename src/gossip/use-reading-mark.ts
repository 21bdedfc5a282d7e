import * as v from 'valibot'
import type { Identity } from '@/kit/rules/ids'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { reportAs } from '@/store/error-log/error-log'
import { changeValue, readValue } from '@/store/key-values'
import { useAsync } from '@/store/use-async'
import type { GossipTab } from '@/gossip/rules/gossip-url'
import { readBefore, spanOf, withRead, type ReadingMark, type Span } from '@/gossip/rules/reading-mark'
import type { FeedPost } from './feed'
import { readKey } from './stored-keys'

const spanSchema = v.object({ newest: v.string(), oldest: v.string() })
const markSchema = v.object({ before: v.nullable(spanSchema), read: spanSchema, at: v.number() })

const parseMark = (stored: unknown): ReadingMark | null => {
  const mark = v.safeParse(markSchema, stored)
  return mark.success ? mark.output : null
}

const keyOf = (tab: GossipTab) => `${readKey}/${chosenCampus().slug}/${tab}`

/** What the user had read of a tab before this visit; null for nothing, undefined until that is known. */
export const useReadBefore = (identity: Identity, tab: GossipTab): Span | null | undefined => {
  const [cameBack, setCameBack] = useState(Date.now)
  const [before, setBefore] = useState<Span | null>()
  useAsync(
    async (signal) => {
      // A phone that stores nothing has no mark.
      const stored = await readValue(identity, keyOf(tab)).catch(() => null)
      if (!signal.aborted) setBefore(readBefore(parseMark(stored), cameBack))
    },
    [identity, tab, cameBack],
    'gossip',
  )
  useEffect(() => {
    const come = () => document.visibilityState === 'visible' && setCameBack(Date.now())
    document.addEventListener('visibilitychange', come)
    return () => document.removeEventListener('visibilitychange', come)
  }, [])
  return before
}

/**
 * Notes on this phone alone that the user has seen these posts of the whole tab, the newest first. In another order,
 * and among what a search has found, a new post may stand beside an old one: who has seen both has not read what came
 * between them.
 */
export const noteRead = (identity: Identity, tab: GossipTab, posts: readonly FeedPost[]): void => {
  const seen = spanOf(posts.filter(({ publication }) => publication === 'public'))
  if (seen)
    changeValue(identity, keyOf(tab), (stored) => withRead(parseMark(stored), seen, Date.now())).catch(
      reportAs('gossip'),
    )
}

/** Not while somebody scrolls past. */
const settleMs = 1000
/** How much of a row is on the screen when its reader has seen it. */
const enough = 0.5

/**
 * Calls back with the ids of the rows that have been on the screen for a moment.
 * @param drawn the ids of the rows in the list
 */
export const useSeenRows = (
  list: RefObject<HTMLElement | null>,
  drawn: readonly string[],
  onSeen: (ids: readonly string[]) => void,
): void => {
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  const ids = drawn.join()
  useEffect(() => {
    const onScreen = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      if (document.visibilityState === 'visible') latest.current([...onScreen])
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const id = target.getAttribute('data-id') ?? ''
          if (intersectionRatio >= enough) onScreen.add(id)
          else onScreen.delete(id)
        }
        clearTimeout(timer)
        timer = setTimeout(settle, settleMs)
      },
      { threshold: enough },
    )
    for (const id of ids.split(',')) {
      const row = list.current?.querySelector(`[data-id="${id}"]`)
      if (row) observer.observe(row)
    }
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [list, ids])
}
