import Dexie from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useStore } from 'zustand'
import { canRead } from './can-read'
import { pullState } from './sync/status'
import type { QueryState } from './query-state'
import { useAsync } from './use-async'

const orBlocked = async <Result>(query: () => Promise<Result>): Promise<Result | 'blocked'> => {
  try {
    return await query()
  } catch (error) {
    if (error instanceof Dexie.DexieError) return 'blocked'
    throw error
  }
}

/** A live query never emits when the database cannot be opened. */
const useBlocked = (): boolean => {
  const [blocked, setBlocked] = useState(false)
  useAsync(async (signal) => {
    const can = await canRead()
    if (!signal.aborted) setBlocked(!can)
  }, [], 'storage')
  return blocked
}

/**
 * The current result of a Dexie query. It fails when the database cannot be opened, not even in memory.
 * @param query a result of null counts as loading
 */
export const useStoredQuery = <Result extends object>(query: () => Promise<Result | null>, deps: readonly unknown[]): QueryState<Result> => {
  const result = useLiveQuery(async () => orBlocked(query), [...deps])
  const blocked = useBlocked()
  if (result === 'blocked' || (result === undefined && blocked)) return { state: 'failed' }
  return result ? { state: 'ready', ...result } : { state: 'loading' }
}

/** `checkedAt`: ISO instant; null before the first pull; undefined for data in memory and data that ships with the app. */
type Pulled = { readonly checkedAt: string | null | undefined }

/**
 * The current result of a query of pulled tables. Before the first pull, an empty result counts as loading, or as failed once
 * the pull has failed.
 */
export const usePulledQuery = <Result extends Pulled>(
  query: () => Promise<Result | null>,
  deps: readonly unknown[],
  isEmpty: (result: Result) => boolean,
): QueryState<Result> => {
  const stored = useStoredQuery(query, deps)
  const pullStatus = useStore(pullState, ({ status }) => status)
  if (stored.state !== 'ready' || stored.checkedAt !== null || !isEmpty(stored)) return stored
  return { state: pullStatus === 'failed' ? 'failed' : 'loading' }
}
