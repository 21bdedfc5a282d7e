import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { UserId } from '@/domain/shared/ids'
import { CycleDb, cycleDbName } from './cycle-db'
import { CycleLogStore, type CycleState } from './cycle-log-store'
import { RowLock } from './row-lock'

const stores = new Map<UserId, CycleLogStore>()

/** The store of the user's log. There is one per tab, so that the log stays unlocked across screens. */
export const cycleLogStore = (userId: UserId): CycleLogStore => {
  const existing = stores.get(userId)
  if (existing) return existing
  const db = new CycleDb(cycleDbName(userId))
  const store = new CycleLogStore(db, undefined, new RowLock(db, userId))
  stores.set(userId, store)
  return store
}

/** The current state of the user's log. */
export const useCycle = (userId: UserId): CycleState => {
  const store = cycleLogStore(userId)
  // Before the screen is painted, so that a log that was last used too long ago never shows.
  useLayoutEffect(() => store.follow(), [store])
  return useStore(store.state)
}
