import type { Identity } from '@/kit/rules/ids'
import { Text, UnstyledButton } from '@mantine/core'
import { Suspense, useDeferredValue, useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { pullState, requestPull } from '@/store/sync/status'
import { useOlderRows } from '@/store/sync/use-remote-rows'
import type { GossipSort, GossipTab } from '@/gossip/rules/gossip-url'
import * as messages from '#words/gossip/gossip-page'
import { OlderRows, SearchScope } from '@/kit/list/older-rows'
import { EmptyState } from '@/kit/feedback/empty-state'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useSavedNote } from '@/kit/feedback/saved-note'
import classes from './gossip.module.css'
import { FeedSkeletons } from './post-cards'
import { Posts } from './post-rows'
import { useFeed, useFoundPosts } from './queries'

const HiddenPostsSheet = lazyPart(() => import('./hidden-posts-sheet').then((loaded) => loaded.HiddenPostsSheet))
const MostLiked = lazyPart(() => import('./most-liked').then((loaded) => loaded.MostLiked))
const OtherTab = lazyPart(() => import('./other-tab').then((loaded) => loaded.OtherTab))

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

const emptyIds = [] as const

/** One tab of the feed. */
export function FeedList({ identity, tab, sort, query, scrollKey, onLogin }: FeedListProps) {
  const [isHiddenOpen, setHiddenOpen] = useState(false)
  const [loadsAll, setLoadsAll] = useState(false)
  // Deferred, so that typing stays responsive during a search.
  const text = useDeferredValue(query.trim())
  const feed = useFeed(identity, tab, sort, loadsAll || text !== '')
  const older = useOlderRows('gossip_posts', tab)
  useSavedNote(feed.state === 'ready' ? feed.checkedAt : null)
  const found = useFoundPosts(identity, feed.state === 'ready' ? feed.ids : emptyIds, text)

  if (feed.state === 'loading' || identity === undefined) return <FeedSkeletons />
  if (feed.state === 'failed') {
    return (
      <LoadFailure problem={feed.problem} onRetry={() => requestPull(['gossip_posts'])}>
        {feed.problem === 'unreachable' && <Text>{messages.notOnPhone}</Text>}
      </LoadFailure>
    )
  }
  return (
    <>
      {feed.hiddenCount > 0 && (
        <UnstyledButton className={classes.away} aria-haspopup="dialog" onClick={() => setHiddenOpen(true)}>
          {messages.hiddenCount({ count: String(feed.hiddenCount) })}
        </UnstyledButton>
      )}
      {/* Outside the condition above, so that it stays open after its last post is shown again. */}
      <Suspense>
        {isHiddenOpen && <HiddenPostsSheet identity={identity} onClose={() => setHiddenOpen(false)} />}
      </Suspense>
      <Posts
        identity={identity}
        tab={tab}
        ids={found ?? feed.ids}
        isByTime={sort === 'new' && text === ''}
        scrollKey={`${scrollKey}/${tab}/${sort}`}
        onLogin={onLogin}
        onDrawn={() => setLoadsAll(true)}
      />
      {feed.isWhole && found && (
        <>
          {text === '' && sort === 'new' && <OlderRows state={older.state} what="gossip" onMore={older.loadMore} />}
          {(older.state === 'end' || sort === 'hot' || text !== '') && (
            <FeedEnd identity={identity} tab={tab} sort={sort} ids={found} isAll={older.state === 'end'} query={text} />
          )}
          {older.state !== 'end' && text !== '' && <SearchScope what="posts" />}
        </>
      )}
    </>
  )
}

const emptyTexts: Record<GossipTab, string> = {
  trending: messages.noTrending,
  love: messages.noLove,
}

type FeedEndProps = {
  identity: Identity
  tab: GossipTab
  sort: GossipSort
  ids: readonly string[]
  /** True if these are all posts of the campus. */
  isAll: boolean
  query: string
}

/** The end of the feed, below the last post, or all of an empty feed. */
function FeedEnd({ identity, tab, sort, ids, isAll, query }: FeedEndProps) {
  const isUpToDate = useUpToDate()
  const elsewhere = (
    <Suspense>{query !== '' && <OtherTab identity={identity} tab={tab} sort={sort} query={query} />}</Suspense>
  )
  if (ids.length === 0) {
    return query === '' ? (
      <EmptyState image="/pictures/campus.svg#empty-gossip" text={emptyTexts[tab]} />
    ) : (
      <NothingFound text={messages.noneFound} query={query}>
        {elsewhere}
      </NothingFound>
    )
  }
  const text = () => {
    if (query !== '') return messages.foundCount({ count: String(ids.length) })
    if (sort === 'hot') return isAll ? messages.end : messages.hotRanks
    return isUpToDate ? messages.upToDate : messages.end
  }
  return (
    <>
      <Text ta="center" c="var(--ink-soft)" className={classes.end}>
        {text()}
      </Text>
      {elsewhere}
      <Suspense>{query === '' && sort === 'new' && <MostLiked identity={identity} ids={ids} />}</Suspense>
    </>
  )
}

/** True while the phone has the server's current posts. */
const useUpToDate = (): boolean => {
  const offline = useStore(connectivity, isOffline)
  const hasPulled = useStore(pullState, ({ status, finishedAt }) => finishedAt > 0 && status !== 'failed')
  return hasPulled && !offline
}
