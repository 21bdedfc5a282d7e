import { isSameJson } from '@/kit/rules/same-json'
import type { RowUpdate } from './operation'
import type { WritableTable } from '../table-names'
import type { Values } from '../declaration/values'

/**
 * The update of those columns that differ from the shown row, or that this phone does not know.
 * @returns null when nothing differs
 */
export const updateOf = (
  table: WritableTable,
  shown: Values & { readonly id: string; readonly rev: number },
  values: Values,
): RowUpdate | null => {
  const changed = Object.entries(values).filter(
    ([column, value]) => !(column in shown) || !isSameJson(value, shown[column]),
  )
  if (changed.length === 0) return null
  const before = changed.flatMap(([column]) => (column in shown ? [[column, shown[column] ?? null] as const] : []))
  return {
    action: 'update',
    table,
    row: shown.id,
    values: Object.fromEntries(changed),
    before: Object.fromEntries(before),
    baseRev: shown.rev,
  }
}
