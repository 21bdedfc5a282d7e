import type { ReplicatedTable } from '../table-names'

type Kept = { readonly table: ReplicatedTable; readonly ids: ReadonlySet<string> }
const onScreen = new Set<Kept>()

/** Keeps rows that a screen has loaded beyond the window. Returns a function that lets them go, for when it is closed. */
export const keepOnScreen = (table: ReplicatedTable, ids: ReadonlySet<string>): (() => void) => {
  const kept = { table, ids }
  onScreen.add(kept)
  return () => onScreen.delete(kept)
}

export const isOnScreen = (table: ReplicatedTable, id: string): boolean => [...onScreen].some((kept) => kept.table === table && kept.ids.has(id))
