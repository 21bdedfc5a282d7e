import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { deviceDb } from '@/data/db'
import type { Identity } from '@/data/outbox/operation'
import { userDb } from '@/data/outbox/user-db'
import { pullState } from '@/data/pull/pull-state'
import { useStoredQuery } from '@/data/use-stored-query'
import type { GossipTab } from '@/domain/gossip/gossip-url'
import { matchesText } from '@/domain/shared/text-match'
import { readHidden, readOnePost, readOrder, readPosts, readTexts, type HiddenEntry, type FeedPost, type Order } from './feed'

export type FeedState =
  | { readonly state: 'loading' }
  /** Nothing is saved and nothing could be fetched. */
  | { readonly state: 'failed' }
  | ({ readonly state: 'ready' } & Order)

/** The order of a tab's posts, newest first, kept current. @param whole false: only the newest, for the first paint */
export const useFeed = (identity: Identity | undefined, tab: GossipTab, whole: boolean): FeedState => {
  const read = useStoredQuery(async () => {
    if (identity === undefined) return null
    return { identity, tab, order: await readOrder(deviceDb(), userDb(identity), tab, whole) }
  }, [identity, tab, whole])
  const pull = useStore(pullState, (state) => state.status)
  const ids = useSteady(read && read !== 'blocked' ? read.order.ids : [])
  if (read === 'blocked') return { state: 'failed' }
  // What was read for another tab or person stays a moment longer than they do.
  if (!read || read.tab !== tab || read.identity !== identity) return { state: 'loading' }
  const { order } = read
  if (order.ids.length === 0 && order.checkedAt === null) return { state: pull === 'failed' ? 'failed' : 'loading' }
  return { state: 'ready', ...order, ids }
}

/** The same list for as long as it says the same: a like reads the order anew and changes nothing in it. */
const useSteady = (ids: readonly string[]): readonly string[] => {
  const [kept, setKept] = useState(ids)
  if (kept === ids || (kept.length === ids.length && kept.every((id, place) => id === ids[place]))) return kept
  setKept(ids)
  return ids
}

/** Posts are read this many at a time, and as many before and after those on the screen. */
const block = 12

/** The posts near those that are drawn, kept current; those read before stay until these are here. */
export const usePosts = (identity: Identity, ids: readonly string[], from: number, to: number): ReadonlyMap<string, FeedPost> => {
  const first = Math.max(0, Math.floor(from / block - 1) * block)
  const near = ids.slice(first, Math.ceil(to / block + 1) * block)
  return useLiveQuery(async () => readPosts(deviceDb(), userDb(identity), near), [identity, near.join()]) ?? noPosts
}

/** Those of a feed's posts that hold the words, as every search of a screen finds them; undefined while they are read. */
export const useFoundPosts = (identity: Identity | undefined, ids: readonly string[], words: string): readonly string[] | undefined => {
  const isSearched = words.trim() !== ''
  const texts = useLiveQuery(async () => (isSearched && identity !== undefined ? readTexts(deviceDb(), userDb(identity)) : undefined), [identity, isSearched])
  return useMemo(
    () => (isSearched ? texts && ids.filter((id) => matchesText(words, texts.get(id))) : ids),
    [isSearched, texts, ids, words],
  )
}

const noPosts: ReadonlyMap<string, FeedPost> = new Map()

export type OnePostState =
  | { readonly state: 'loading' | 'gone' }
  | { readonly state: 'ready'; readonly post: FeedPost; readonly away: boolean }

/** One post, kept current. It is gone only when a pull has ended without bringing it. */
export const useOnePost = (identity: Identity | undefined, id: string): OnePostState => {
  const read = useStoredQuery(async () => {
    if (identity === undefined) return null
    return { id, identity, found: await readOnePost(deviceDb(), userDb(identity), id) }
  }, [identity, id])
  const isPulled = useStore(pullState, (state) => state.finishedAt > 0)
  if (read === 'blocked') return { state: 'gone' }
  if (!read || read.id !== id || read.identity !== identity) return { state: 'loading' }
  if (read.found) return { state: 'ready', ...read.found }
  return { state: isPulled ? 'gone' : 'loading' }
}

export const useHidden = (identity: Identity): readonly HiddenEntry[] | undefined =>
  useLiveQuery(async () => readHidden(deviceDb(), userDb(identity)), [identity])
