import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { UserId } from '@/domain/shared/ids'
import { CycleDb, cycleDbName } from './cycle-db'
import { CycleLogStore, type CycleState } from './cycle-log-store'

const keepers = new Map<UserId, CycleLogStore>()

/** The keeper of a person's log; one in each tab, so that what was unlocked stays so from screen to screen. */
export const cycleLogStore = (person: UserId): CycleLogStore => {
  const known = keepers.get(person)
  if (known) return known
  const keeper = new CycleLogStore(new CycleDb(cycleDbName(person)))
  keepers.set(person, keeper)
  return keeper
}

/** A person's log as it stands, kept current. */
export const useCycle = (person: UserId): CycleState => {
  const keeper = cycleLogStore(person)
  useEffect(() => keeper.follow(), [keeper])
  return useStore(keeper.state)
}
