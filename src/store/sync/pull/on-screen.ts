import type { ReplicatedTable } from '../table-names'

type ShownRows = { readonly table: ReplicatedTable; readonly ids: ReadonlySet<string> }
const onScreen = new Set<ShownRows>()

/**
 * Keeps rows that a screen has loaded beyond the window. Returns a function that lets them go, for when it is closed.
 */
export const pinRows = (table: ReplicatedTable, ids: ReadonlySet<string>): (() => void) => {
  const shown = { table, ids }
  onScreen.add(shown)
  return () => onScreen.delete(shown)
}

export const isOnScreen = (table: ReplicatedTable, id: string): boolean =>
  [...onScreen].some((shown) => shown.table === table && shown.ids.has(id))
