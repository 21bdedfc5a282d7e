import { Skeleton, Text, UnstyledButton } from '@mantine/core'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { scrollPositionOf } from '@/data/scroll-position'
import type { Identity } from '@/data/outbox/operation'
import type { GossipTab } from '@/domain/gossip/gossip-url'
import { whenIdle } from '@/ui/platform/after-frame'
import { EmptyState } from '@/ui/feedback/empty-state'
import { lazyPart } from '@/ui/platform/lazy-part'
import { SavedNote } from '@/ui/feedback/saved-note'
import { useVirtualRows } from '@/ui/list/use-virtual-rows'
import { VirtualRows } from '@/ui/list/virtual-rows'
import classes from './gossip.module.css'
import { useFeed, useFoundPosts, usePosts } from './queries'
import { usePostCards } from './use-post-cards'

const AwaySheet = lazyPart(() => import('./hidden-posts-sheet').then((loaded) => loaded.HiddenPostsSheet))

type FeedListProps = {
  identity: Identity | undefined
  tab: GossipTab
  /** Only the posts that hold these words are shown. */
  query: string
  /** Names this step of the history. */
  place: string
  onLogin: () => void
}

/** Pixels; most posts are a few lines. */
const usualHeight = 190

const emptyTexts: Record<GossipTab, string> = {
  trending: 'No gossip yet. It is too quiet on campus.',
  love: 'No love stories yet. Somebody has to go first.',
}

const none = [] as const

/** One tab of the feed, newest first. */
export function FeedList({ identity, tab, query, place, onLogin }: FeedListProps) {
  const [awayIsOpen, setAwayOpen] = useState(false)
  const [whole, setWhole] = useState(false)
  // What is found follows the words a moment later: a letter is on the screen before the posts are gone through.
  const words = useDeferredValue(query.trim())
  const feed = useFeed(identity, tab, whole || words !== '')
  const found = useFoundPosts(identity, feed.state === 'ready' ? feed.ids : none, words)

  if (feed.state === 'loading' || identity === undefined) return <FeedSkeletons />
  if (feed.state === 'failed') {
    return <EmptyState image="/pictures/campus.svg#offline" text="Gossip is not on this phone yet. It comes when you are online." />
  }
  return (
    <>
      <div className={classes.line}>
        <SavedNote checkedAt={feed.checkedAt} />
        {feed.away > 0 && (
          <UnstyledButton className={classes.away} aria-haspopup="dialog" onClick={() => setAwayOpen(true)}>
            Hidden: {feed.away}
          </UnstyledButton>
        )}
      </div>
      {/* Stays while its last entry is given back. */}
      <Suspense>{awayIsOpen && <AwaySheet identity={identity} onClose={() => setAwayOpen(false)} />}</Suspense>
      <Posts identity={identity} ids={found ?? feed.ids} place={`${place}/${tab}`} onLogin={onLogin} onDrawn={() => setWhole(true)} />
      {feed.isWhole && found && <End tab={tab} shown={found.length} words={words} />}
    </>
  )
}

/** What stands below the last post, or where there is none. */
function End({ tab, shown, words }: { tab: GossipTab; shown: number; words: string }) {
  if (shown === 0) {
    return words === '' ? (
      <EmptyState image="/pictures/campus.svg#empty-gossip" text={emptyTexts[tab]} />
    ) : (
      <EmptyState image="/pictures/campus.svg#empty-search" text="No gossip found matching your search." />
    )
  }
  return (
    <Text ta="center" c="var(--ink-soft)" className={classes.end}>
      {words === '' ? 'That is all the gossip there is.' : `Found: ${shown}`}
    </Text>
  )
}

type PostsProps = {
  identity: Identity
  ids: readonly string[]
  place: string
  onLogin: () => void
  /** Called once: after the frame that shows the first posts, or at once when there is none to show. */
  onDrawn: () => void
}

function Posts({ identity, ids, place, onLogin, onDrawn }: PostsProps) {
  const rows = useVirtualRows({ ids, estimate: usualHeight, place: useMemo(() => scrollPositionOf(place), [place]) })
  const posts = usePosts(identity, ids, rows.from, rows.to)
  const { card, sheets } = usePostCards({ identity, onLogin }, (id) => posts.get(id))
  const drawn = useRef(onDrawn)
  const isDrawn = posts.size > 0 || ids.length === 0
  useEffect(() => (isDrawn ? whenIdle(drawn.current) : undefined), [isDrawn])
  return (
    <>
      <VirtualRows rows={rows} label="Gossip" className={classes.posts}>
        {(id) => {
          const post = posts.get(id)
          return post ? card(post) : <Skeleton h={usualHeight} radius="lg" />
        }}
      </VirtualRows>
      {sheets}
    </>
  )
}

export function FeedSkeletons() {
  return (
    <div role="status">
      <p>Loading gossip...</p>
      <div className={classes.posts} aria-hidden>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} h={usualHeight} radius="lg" />
        ))}
      </div>
    </div>
  )
}
