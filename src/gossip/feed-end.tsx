import type { Identity } from '@/kit/rules/ids'
import { Text } from '@mantine/core'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { pullState } from '@/store/sync/status'
import type { GossipSort, GossipTab } from '@/gossip/rules/gossip-url'
import * as messages from '#words/gossip/gossip-page'
import { EmptyState } from '@/kit/feedback/empty-state'
import { lazyPart } from '@/kit/platform/lazy-part'
import classes from './gossip.module.css'

const MostLiked = lazyPart(() => import('./most-liked').then((loaded) => loaded.MostLiked))
const OtherTab = lazyPart(() => import('./other-tab').then((loaded) => loaded.OtherTab))

const emptyTexts: Record<GossipTab, string> = {
  trending: messages.noTrending,
  love: messages.noLove,
}

type FeedEndProps = {
  identity: Identity
  tab: GossipTab
  sort: GossipSort
  ids: readonly string[]
  /** Whether these are all posts of the campus. */
  isAll: boolean
  query: string
}

/** What stands below the last post, or in an empty feed. */
export function FeedEnd({ identity, tab, sort, ids, isAll, query }: FeedEndProps) {
  const isUpToDate = useUpToDate()
  const elsewhere = (
    <Suspense>{query !== '' && <OtherTab identity={identity} tab={tab} sort={sort} query={query} />}</Suspense>
  )
  if (ids.length === 0) {
    return query === '' ? (
      <EmptyState image="/pictures/campus.svg#empty-gossip" text={emptyTexts[tab]} />
    ) : (
      <EmptyState image="/pictures/campus.svg#empty-search" text={messages.noneFound}>
        {elsewhere}
      </EmptyState>
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

/** Whether the phone has what the server has. */
const useUpToDate = (): boolean => {
  const offline = useStore(connectivity, isOffline)
  const hasPulled = useStore(pullState, ({ status, finishedAt }) => finishedAt > 0 && status !== 'failed')
  return hasPulled && !offline
}
