import { Skeleton } from '@mantine/core'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import * as v from 'valibot'
import type { GossipTab } from '@/gossip/rules/gossip-url'
import { lineBetween, readBefore, spanOf, withRead, type ReadingMark, type Span } from '@/gossip/rules/reading-mark'
import { refreshLikeCounts } from '@/gossip/store/likes'
import { useVirtualRows } from '@/kit/list/use-virtual-rows'
import { VirtualRows } from '@/kit/list/virtual-rows'
import { whenIdle } from '@/kit/platform/after-frame'
import type { Identity } from '@/kit/rules/ids'
import { chosenCampus } from '@/store/chosen-campus'
import { connectivity, isOffline } from '@/store/connectivity'
import { copiesDb } from '@/store/db'
import { reportAs } from '@/store/error-log/error-log'
import { changeValue, readValue } from '@/store/key-values'
import { scrollPositionOf } from '@/store/scroll-position'
import { useAsync } from '@/store/use-async'
import * as messages from '#words/gossip/gossip-page'
import type { FeedPost } from './feed'
import classes from './gossip.module.css'
import { readKey } from './own-data'
import { estimatedHeight, FeedSkeletons, usePostCards } from './post-cards'
import { usePosts } from './queries'

type PostsProps = {
  identity: Identity
  tab: GossipTab
  ids: readonly string[]
  /** True if these are all posts, the newest first. */
  isByTime: boolean
  scrollKey: string
  onLogin: () => void
  /** Called once, when the browser is idle after the first posts are drawn, or if there are none. */
  onDrawn: () => void
}

/** The posts of the feed. Waits for the first of them, so that nothing on the screen moves when they come. */
export function Posts(props: PostsProps) {
  const first = usePosts(props.identity, props.ids, 0, 0)
  const before = useReadBefore(props.identity, props.tab)
  return before === undefined || (first.size === 0 && props.ids.length > 0) ? (
    <FeedSkeletons />
  ) : (
    <PostRows {...props} first={first} before={before} />
  )
}

type PostRowsProps = PostsProps & { first: ReadonlyMap<string, FeedPost>; before: Span | null }

function PostRows({ identity, tab, ids, isByTime, scrollKey, onLogin, onDrawn, first, before }: PostRowsProps) {
  const rows = useVirtualRows({
    ids,
    estimate: estimatedHeight,
    position: useMemo(() => scrollPositionOf(scrollKey), [scrollKey]),
  })
  const posts = usePosts(identity, ids, rows.from, rows.to)
  const find = (id: string) => posts.get(id) ?? first.get(id)
  useLikeCounts(posts)
  useSeenRows(rows.list, ids.slice(rows.from, rows.to), (seen) => {
    if (isByTime)
      noteRead(
        identity,
        tab,
        seen.flatMap((id) => find(id) ?? []),
      )
  })
  const { card, sheets } = usePostCards({ identity, onLogin }, find)
  const drawn = useRef(onDrawn)
  const isDrawn = posts.size > 0 || ids.length === 0
  useEffect(() => (isDrawn ? whenIdle(drawn.current) : undefined), [isDrawn])
  const line = (post: FeedPost): string | null => {
    const index = ids.indexOf(post.id)
    const below = find(ids[index + 1] ?? '')
    if (!isByTime || !before || !below || post.publication !== 'public') return null
    const what = lineBetween(before, post, below)
    // The user's own posts alone are no news.
    if (what === 'new') return ids.slice(0, index + 1).some((id) => find(id)?.mine === false) ? messages.allNew : null
    return what && messages.stoppedHere
  }
  return (
    <>
      <VirtualRows rows={rows} label={messages.gossip} className={classes.posts}>
        {(id) => {
          const post = find(id)
          if (!post) return <Skeleton h={estimatedHeight} radius="lg" />
          const mark = line(post)
          return (
            <>
              {card(post)}
              {mark && <p className={classes.mark}>{mark}</p>}
            </>
          )
        }}
      </VirtualRows>
      {sheets}
    </>
  )
}

/** Counts only after a pause, not while somebody scrolls past. */
const countAfterMs = 400
const countAgainMs = 60_000

/** Keeps the like counters of the drawn posts current. */
const useLikeCounts = (posts: ReadonlyMap<string, FeedPost>): void => {
  const ids = [...posts.keys()].join()
  useEffect(() => {
    const shown = [...posts.values()].filter(({ publication }) => publication === 'public')
    const refresh = () => {
      if (document.visibilityState === 'visible' && !isOffline(connectivity.getState()))
        void refreshLikeCounts(copiesDb(), shown, Date.now()).catch(reportAs('pull'))
    }
    const timer = setTimeout(refresh, countAfterMs)
    const repeat = setInterval(refresh, countAgainMs)
    return () => {
      clearTimeout(timer)
      clearInterval(repeat)
    }
    // Depends on the ids alone: the posts contain the counters, so a new counter would ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids])
}

const spanSchema = v.object({ newest: v.string(), oldest: v.string() })
const markSchema = v.object({ before: v.nullable(spanSchema), read: spanSchema, at: v.number() })

const parseMark = (stored: unknown): ReadingMark | null => {
  const mark = v.safeParse(markSchema, stored)
  return mark.success ? mark.output : null
}

const keyOf = (tab: GossipTab) => `${readKey}/${chosenCampus().slug}/${tab}`

/** The part of a tab that the user had read before this visit; null for nothing, undefined until it is known. */
const useReadBefore = (identity: Identity, tab: GossipTab): Span | null | undefined => {
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
 * Notes, on this phone alone, that the user has seen these posts of the whole tab, the newest first. Another order and
 * search results do not count: a new post may stand beside an old one there, and a reader who has seen both has not
 * read the posts between them.
 */
const noteRead = (identity: Identity, tab: GossipTab, posts: readonly FeedPost[]): void => {
  const seen = spanOf(posts.filter(({ publication }) => publication === 'public'))
  if (seen)
    changeValue(identity, keyOf(tab), (stored) => withRead(parseMark(stored), seen, Date.now())).catch(
      reportAs('gossip'),
    )
}

/** A row is seen only after this time, not while somebody scrolls past. */
const seenAfterMs = 1000
/** The share of a row on the screen from which the reader has seen it. */
const seenShare = 0.5

/**
 * Calls back with the ids of the rows that have been on the screen for a moment.
 * @param drawn the ids of the rows in the list
 */
const useSeenRows = (
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
          if (intersectionRatio >= seenShare) onScreen.add(id)
          else onScreen.delete(id)
        }
        clearTimeout(timer)
        timer = setTimeout(settle, seenAfterMs)
      },
      { threshold: seenShare },
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
