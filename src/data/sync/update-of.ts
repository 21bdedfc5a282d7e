import type { RowUpdate } from './outbox/operation'
import type { WritableTable } from './table-names'
import type { Json, Values } from './values'

const isSame = (one: Json | undefined, other: Json | undefined): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * The update of those columns that differ from the shown row, or that this phone does not know.
 * @returns null when nothing differs
 */
export const updateOf = (table: WritableTable, shown: Values & { readonly id: string; readonly rev: number }, values: Values): RowUpdate | null => {
  const changed = Object.entries(values).filter(([column, value]) => !(column in shown) || !isSame(value, shown[column]))
  if (changed.length === 0) return null
  const before = changed.flatMap(([column]) => (column in shown ? [[column, shown[column] ?? null] as const] : []))
  return { action: 'update', table, row: shown.id, values: Object.fromEntries(changed), before: Object.fromEntries(before), baseRev: shown.rev }
}
