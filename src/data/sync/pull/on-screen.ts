import type { ReplicatedTable } from '../table-names'

const onScreen = new Map<ReplicatedTable, ReadonlySet<string>>()

/** Rows that a screen has loaded beyond the window. They stay until it is closed. */
export const keepOnScreen = (table: ReplicatedTable, ids: ReadonlySet<string>): void => {
  onScreen.set(table, ids)
}

export const isOnScreen = (table: ReplicatedTable, id: string): boolean => onScreen.get(table)?.has(id) ?? false
