import type { Identity } from '@/kit/rules/ids'
import { Skeleton } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { scrollPositionOf } from '@/store/scroll-position'
import type { GossipTab } from '@/gossip/rules/gossip-url'
import { lineBetween, type Span } from '@/gossip/rules/reading-mark'
import * as messages from '#words/gossip/gossip-page'
import { useVirtualRows } from '@/kit/list/use-virtual-rows'
import { VirtualRows } from '@/kit/list/virtual-rows'
import { whenIdle } from '@/kit/platform/after-frame'
import type { FeedPost } from './feed'
import { estimatedHeight, FeedSkeletons } from './feed-skeletons'
import classes from './gossip.module.css'
import { usePosts } from './queries'
import { useLikeCounts } from './use-like-counts'
import { usePostCards } from './use-post-cards'
import { noteRead, useReadBefore, useSeenRows } from './use-reading-mark'

type PostsProps = {
  identity: Identity
  tab: GossipTab
  ids: readonly string[]
  /** Whether these are all posts, the newest first. */
  isByTime: boolean
  scrollKey: string
  onLogin: () => void
  /** Called once, when the browser is idle after the first posts are drawn, or if there are none. */
  onDrawn: () => void
}

/** The list is drawn with its first posts, not with the space for them: what stood there does not move. */
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
    // One's own posts alone are no news.
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
