import Dexie from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { canStore } from './can-store'

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
  useEffect(() => {
    let unmounted = false
    void canStore().then((can) => !unmounted && setBlocked(!can))
    return () => {
      unmounted = true
    }
  }, [])
  return blocked
}

/**
 * The current result of a Dexie query; undefined while it is first read, `blocked` when the browser does not let the app
 * use IndexedDB.
 */
export const useStoredQuery = <Result>(query: () => Promise<Result>, deps: readonly unknown[]): Result | 'blocked' | undefined => {
  const result = useLiveQuery(async () => orBlocked(query), [...deps])
  const blocked = useBlocked()
  return result === undefined && blocked ? 'blocked' : result
}
