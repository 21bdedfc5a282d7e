import type { Identity } from '@/domain/shared/ids'
import { Skeleton, Text, UnstyledButton } from '@mantine/core'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { scrollPositionOf } from '@/data/scroll-position'
import { requestPull } from '@/data/sync/status'
import { useOlderRows } from '@/data/sync/use-remote-rows'
import type { GossipSort, GossipTab } from '@/domain/gossip/gossip-url'
import * as messages from '@/messages/gossip/gossip-page.gen'
import { whenIdle } from '@/ui/platform/after-frame'
import { EarlyRows } from '@/ui/list/early-rows'
import { OlderRows, SearchScope } from '@/ui/list/older-rows'
import { EmptyState } from '@/ui/feedback/empty-state'
import { LoadFailure } from '@/ui/feedback/load-failure'
import { lazyPart } from '@/ui/platform/lazy-part'
import { SavedNote } from '@/ui/feedback/saved-note'
import { useVirtualRows } from '@/ui/list/use-virtual-rows'
import { VirtualRows } from '@/ui/list/virtual-rows'
import type { FeedPost } from './feed'
import classes from './gossip.module.css'
import { useFeed, useFoundPosts, usePosts } from './queries'
import { useLikeCounts } from './use-like-counts'
import { PostCard } from './post-card'
import { usePostCards } from './use-post-cards'

const HiddenPostsSheet = lazyPart(() => import('./hidden-posts-sheet').then((loaded) => loaded.HiddenPostsSheet))

type FeedListProps = {
  identity: Identity | undefined
  tab: GossipTab
  sort: GossipSort
  /** The search text; an empty one shows all posts. */
  query: string
  /** Identifies the history entry whose scroll position is saved. */
  scrollKey: string
  onLogin: () => void
}

/** Estimated height of a post, in pixels. */
const estimatedHeight = 190

const emptyTexts: Record<GossipTab, string> = {
  trending: messages.noTrending,
  love: messages.noLove,
}

const emptyIds = [] as const

/** One tab of the feed. */
export function FeedList({ identity, tab, sort, query, scrollKey, onLogin }: FeedListProps) {
  const [isHiddenOpen, setHiddenOpen] = useState(false)
  const [loadsAll, setLoadsAll] = useState(false)
  // Deferred, so that typing stays responsive while the posts are searched.
  const text = useDeferredValue(query.trim())
  const feed = useFeed(identity, tab, sort, loadsAll || text !== '')
  const older = useOlderRows('gossip_posts', tab)
  const found = useFoundPosts(identity, feed.state === 'ready' ? feed.ids : emptyIds, text)

  if (feed.state === 'loading' || identity === undefined) return <FeedSkeletons />
  if (feed.state === 'failed') return <LoadFailure text={messages.notOnPhone} onRetry={() => requestPull(['gossip_posts'])} />
  return (
    <>
      <div className={classes.line}>
        <SavedNote checkedAt={feed.checkedAt} />
        {feed.hiddenCount > 0 && (
          <UnstyledButton className={classes.away} aria-haspopup="dialog" onClick={() => setHiddenOpen(true)}>
            {messages.hiddenCount({ count: String(feed.hiddenCount) })}
          </UnstyledButton>
        )}
      </div>
      {/* Outside the condition above, so that it stays open after its last post is shown again. */}
      <Suspense>{isHiddenOpen && <HiddenPostsSheet identity={identity} onClose={() => setHiddenOpen(false)} />}</Suspense>
      <Posts identity={identity} ids={found ?? feed.ids} scrollKey={`${scrollKey}/${tab}/${sort}`} onLogin={onLogin} onDrawn={() => setLoadsAll(true)} />
      {feed.isWhole && found && (
        <>
          {text === '' && sort === 'new' && <OlderRows state={older.state} what="gossip" onMore={older.loadMore} />}
          {(older.state === 'end' || sort === 'hot' || text !== '') && <FeedEnd tab={tab} isRanked={sort === 'hot' && older.state !== 'end'} shown={found.length} query={text} />}
          {older.state !== 'end' && text !== '' && <SearchScope what="posts" />}
        </>
      )}
    </>
  )
}

/** The note below the last post, or in an empty feed. */
function FeedEnd({ tab, isRanked, shown, query }: { tab: GossipTab; isRanked: boolean; shown: number; query: string }) {
  if (shown === 0) {
    return query === '' ? (
      <EmptyState image="/pictures/campus.svg#empty-gossip" text={emptyTexts[tab]} />
    ) : (
      <EmptyState image="/pictures/campus.svg#empty-search" text={messages.noneFound} />
    )
  }
  return (
    <Text ta="center" c="var(--ink-soft)" className={classes.end}>
      {query !== '' ? messages.foundCount({ count: String(shown) }) : isRanked ? messages.hotRanks : messages.end}
    </Text>
  )
}

type PostsProps = {
  identity: Identity
  ids: readonly string[]
  scrollKey: string
  onLogin: () => void
  /** Called once, when the browser is idle after the first posts are drawn, or if there are none. */
  onDrawn: () => void
}

/** The list is drawn with its first posts, not with the space for them: what stood there does not move. */
function Posts(props: PostsProps) {
  const first = usePosts(props.identity, props.ids, 0, 0)
  return first.size === 0 && props.ids.length > 0 ? <FeedSkeletons /> : <PostRows {...props} first={first} />
}

function PostRows({ identity, ids, scrollKey, onLogin, onDrawn, first }: PostsProps & { first: ReadonlyMap<string, FeedPost> }) {
  const rows = useVirtualRows({ ids, estimate: estimatedHeight, position: useMemo(() => scrollPositionOf(scrollKey), [scrollKey]) })
  const posts = usePosts(identity, ids, rows.from, rows.to)
  useLikeCounts(posts)
  const { card, sheets } = usePostCards({ identity, onLogin }, (id) => posts.get(id) ?? first.get(id))
  const drawn = useRef(onDrawn)
  const isDrawn = posts.size > 0 || ids.length === 0
  useEffect(() => (isDrawn ? whenIdle(drawn.current) : undefined), [isDrawn])
  return (
    <>
      <VirtualRows rows={rows} label={messages.gossip} className={classes.posts}>
        {(id) => {
          const post = posts.get(id) ?? first.get(id)
          return post ? card(post) : <Skeleton h={estimatedHeight} radius="lg" />
        }}
      </VirtualRows>
      {sheets}
    </>
  )
}

const ignore = () => {}
const ignoreLike = () => Promise.resolve(false)

/** A post whose words come later. */
const emptyPost = (
  <li>
    <PostCard
      id="" content="" category="trending" image={null} createdAt="" age={'\u00a0'} syncStatus="sent" publication="public" removedFor={null} postponed={false}
      mine={false} liked={false} likes={0} refusals={0} identity="anonymous" onLike={ignoreLike} onMenu={ignore}
    />
  </li>
)

export function FeedSkeletons() {
  return (
    <EarlyRows name="/tum-gossip" label={messages.gossip} className={classes.posts} row={emptyPost}>
      <div role="status">
        <p>{messages.loading}</p>
        <div className={classes.posts} aria-hidden>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} h={estimatedHeight} radius="lg" />
          ))}
        </div>
      </div>
    </EarlyRows>
  )
}
