import type { Identity } from '@/kit/rules/ids'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { deviceDb } from '@/store/db'
import { pullState } from '@/store/sync/status'
import type { QueryState } from '@/store/query-state'
import { usePulledQuery, useStoredQuery } from '@/store/use-stored-query'
import type { GossipSort, GossipTab } from '@/gossip/rules/gossip-url'
import { keepOrder } from '@/gossip/rules/likes'
import { rank } from '@/kit/rules/search/rank'
import {
  readHidden,
  readOnePost,
  readOrder,
  readPosts,
  readTexts,
  type HiddenEntry,
  type FeedPost,
  type Order,
  type PostText,
} from './feed'

/** A live query of the order of a tab's posts. @param all false to read only the newest, for the first paint */
export const useFeed = (
  identity: Identity | undefined,
  tab: GossipTab,
  sort: GossipSort,
  all: boolean,
): QueryState<Order> => {
  const feed = usePulledQuery(
    async () =>
      identity === undefined
        ? null
        : {
            identity,
            tab,
            sort,
            ...(await readOrder(deviceDb(), identity, tab, { all, hotAt: sort === 'hot' ? Date.now() : null })),
          },
    [identity, tab, sort, all],
    ({ ids }) => ids.length === 0,
  )
  // After a change of tab, order or user, the last result is briefly still the previous one's.
  const isCurrent = feed.state === 'ready' && feed.tab === tab && feed.sort === sort && feed.identity === identity
  const ids = useStableIds(isCurrent ? feed.ids : noIds, sort)
  if (feed.state !== 'ready') return feed
  return isCurrent ? { ...feed, ids } : { state: 'loading' }
}

const noIds = [] as const

/**
 * Keeps the same array while its ids are equal, so that a repeated query without changes re-renders nothing. The
 * hottest posts keep their order while they are read.
 */
const useStableIds = (ids: readonly string[], sort: GossipSort): readonly string[] => {
  const [stable, setStable] = useState(ids)
  if (stable === ids) return stable
  const next = sort === 'hot' ? keepOrder(stable, ids) : ids
  if (stable.length === next.length && stable.every((id, index) => id === next[index])) return stable
  setStable(next)
  return next
}

/** Posts are read in blocks of this size, with one more block on each side of those on the screen. */
const blockSize = 12

/** A live query of the posts near the drawn ones. The previous result stays until the next one is read. */
export const usePosts = (
  identity: Identity,
  ids: readonly string[],
  from: number,
  to: number,
): ReadonlyMap<string, FeedPost> => {
  const first = Math.max(0, Math.floor(from / blockSize - 1) * blockSize)
  const near = ids.slice(first, Math.ceil(to / blockSize + 1) * blockSize)
  return useLiveQuery(async () => readPosts(deviceDb(), identity, near), [identity, near.join()]) ?? noPosts
}

const textsIn = (texts: ReadonlyMap<string, PostText>, ids: readonly string[]): readonly PostText[] =>
  ids.flatMap((id) => texts.get(id) ?? [])

const searchedTexts = ({ content }: PostText) => [content]

/**
 * The ids of a feed's posts that match the query, the closest first; all ids for a blank query; undefined while the
 * texts are read.
 */
export const useFoundPosts = (
  identity: Identity | undefined,
  ids: readonly string[],
  query: string,
): readonly string[] | undefined => {
  const isSearched = query.trim() !== ''
  const texts = useLiveQuery(
    async () => (isSearched && identity !== undefined ? readTexts(deviceDb(), identity) : undefined),
    [identity, isSearched],
  )
  return useMemo(
    () => (isSearched ? texts && rank(query, textsIn(texts, ids), searchedTexts).map(({ id }) => id) : ids),
    [isSearched, texts, ids, query],
  )
}

const noPosts: ReadonlyMap<string, FeedPost> = new Map()

type OnePostState =
  | { readonly state: 'loading' | 'gone' }
  | { readonly state: 'ready'; readonly post: FeedPost; readonly hidden: boolean }

/** A live query of one post. It is `gone` only if a pull has finished without it, or storage is blocked. */
export const useOnePost = (identity: Identity | undefined, id: string): OnePostState => {
  const read = useStoredQuery(
    async () => (identity === undefined ? null : { id, identity, found: await readOnePost(deviceDb(), identity, id) }),
    [identity, id],
  )
  const isPulled = useStore(pullState, (state) => state.finishedAt > 0)
  if (read.state === 'failed') return { state: 'gone' }
  if (read.state === 'loading' || read.id !== id || read.identity !== identity) return { state: 'loading' }
  if (read.found) return { state: 'ready', ...read.found }
  return { state: isPulled ? 'gone' : 'loading' }
}

export const useHidden = (identity: Identity): readonly HiddenEntry[] | undefined =>
  useLiveQuery(async () => readHidden(deviceDb(), identity), [identity])
