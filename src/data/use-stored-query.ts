import Dexie from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { canStore } from './can-store'

const orBlocked = async <Found>(query: () => Promise<Found>): Promise<Found | 'blocked'> => {
  try {
    return await query()
  } catch (error) {
    if (error instanceof Dexie.DexieError) return 'blocked'
    throw error
  }
}

/** Where there is no database at all a live query stays silent for ever. */
const useBlocked = (): boolean => {
  const [blocked, setBlocked] = useState(false)
  useEffect(() => {
    let gone = false
    void canStore().then((can) => !gone && setBlocked(!can))
    return () => {
      gone = true
    }
  }, [])
  return blocked
}

/**
 * What a query finds on this phone, kept current; undefined until it has been read, `blocked` where the browser lets the
 * app read and keep nothing.
 */
export const useStoredQuery = <Found>(query: () => Promise<Found>, deps: readonly unknown[]): Found | 'blocked' | undefined => {
  const found = useLiveQuery(async () => orBlocked(query), [...deps])
  const blocked = useBlocked()
  return found === undefined && blocked ? 'blocked' : found
}
