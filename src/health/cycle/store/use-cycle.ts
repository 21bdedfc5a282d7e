import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { UserId } from '@/kit/rules/ids'
import { CycleDb, cycleDbName } from './cycle-db'
import { CycleLogStore } from './cycle-log-store'
import type { CycleState } from './cycle-state'
import { RowLock } from './row-lock'
import { TypedDays } from './typed-days'

type OfUser = { readonly store: CycleLogStore; readonly typed: TypedDays }

const users = new Map<UserId, OfUser>()

const ofUser = (userId: UserId): OfUser => {
  const existing = users.get(userId)
  if (existing) return existing
  const db = new CycleDb(cycleDbName(userId))
  const store = new CycleLogStore(db, undefined, new RowLock(db, userId))
  const made = { store, typed: new TypedDays(db, store) }
  users.set(userId, made)
  return made
}

/** The store of the user's log. There is one per tab, so that the log stays unlocked across screens. */
export const cycleLogStore = (userId: UserId): CycleLogStore => ofUser(userId).store

/** The text that is being typed into the user's log. */
export const typedDays = (userId: UserId): TypedDays => ofUser(userId).typed

/** The current state of the user's log. */
export const useCycle = (userId: UserId): CycleState => {
  const store = cycleLogStore(userId)
  // Before the screen is painted, so that a log that was last used too long ago never shows.
  useLayoutEffect(() => store.follow(), [store])
  return useStore(store.state)
}
