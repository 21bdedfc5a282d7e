import type { LoadProblem } from '@/kit/rules/load-problem'
import Dexie from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useStore } from 'zustand'
import { readProblem } from './can-read'
import { loadProblemOf } from './load-problem'
import { pullState } from './sync/status'
import type { QueryState } from './query-state'
import { useAsync } from './use-async'

const orProblem = async <Result>(query: () => Promise<Result>): Promise<Result | LoadProblem> => {
  try {
    return await query()
  } catch (error) {
    if (error instanceof Dexie.DexieError) return loadProblemOf(error)
    throw error
  }
}

/** A live query never emits when the database cannot be opened. */
const useReadProblem = (): LoadProblem | null => {
  const [problem, setProblem] = useState<LoadProblem | null>(null)
  useAsync(
    async (signal) => {
      const found = await readProblem()
      if (!signal.aborted) setProblem(found)
    },
    [],
    'storage',
  )
  return problem
}

/**
 * The current result of a Dexie query. It fails when the database cannot be opened, not even in memory.
 * @param query a result of null counts as loading
 */
export const useStoredQuery = <Result extends object>(
  query: () => Promise<Result | null>,
  deps: readonly unknown[],
): QueryState<Result> => {
  const result = useLiveQuery(async () => orProblem(query), [...deps])
  const unread = useReadProblem()
  if (typeof result === 'string') return { state: 'failed', problem: result }
  if (result === undefined && unread !== null) return { state: 'failed', problem: unread }
  return result ? { state: 'ready', ...result } : { state: 'loading' }
}

/**
 * `checkedAt`: ISO instant; null before the first pull; undefined for data in memory and data that ships with the app.
 */
type Pulled = { readonly checkedAt: string | null | undefined }

/**
 * The current result of a query of pulled tables. Before the first pull, an empty result counts as loading, or as
 * failed once the pull has failed.
 */
export const usePulledQuery = <Result extends Pulled>(
  query: () => Promise<Result | null>,
  deps: readonly unknown[],
  isEmpty: (result: Result) => boolean,
): QueryState<Result> => {
  const stored = useStoredQuery(query, deps)
  const problem = useStore(pullState, (pull) => (pull.status === 'failed' ? pull.problem : null))
  if (stored.state !== 'ready' || stored.checkedAt !== null || !isEmpty(stored)) return stored
  return problem === null ? { state: 'loading' } : { state: 'failed', problem }
}
