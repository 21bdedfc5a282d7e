import type { ResponseClass } from './classify'
import type { Identity, Json, Operation, Values } from './operation'
import type { ServerRow } from './public-copies'

type Resolution = ResponseClass | { readonly kind: 'rebase'; readonly baseRev: number }

/** Numbers and texts of one value are one: the server writes a decimal as it likes. */
const same = (ours: Json | undefined, theirs: unknown): boolean =>
  ours === theirs ||
  (typeof ours === 'object' && JSON.stringify(ours) === JSON.stringify(theirs)) ||
  ((typeof ours === 'number' || typeof theirs === 'number') && ours !== null && theirs !== null && Number(ours) === Number(theirs))

/** Columns that are not told back (a phone number that only its owner reads) cannot speak against it. */
const holds = (row: ServerRow, values: Values): boolean =>
  Object.entries(values).every(([column, value]) => !(column in row) || same(value, row[column]))

/**
 * What the server's row says of an operation that was answered with "taken" or with no row at all.
 * @param row what the server has now; null when it has none that we may see
 */
export const resolveConflict = (operation: Operation, row: ServerRow | null, identity: Identity): Resolution => {
  switch (operation.action) {
    case 'insert':
      // Made by an earlier try, and deleted since: the server makes no row twice.
      if (!row) return { kind: 'dead', reason: 'gone' }
      // Ids are made here at random: a row under ours is ours, whatever has become of it since, unless it names another owner.
      return (row['user_id'] ?? identity) === identity ? { kind: 'done' } : { kind: 'dead', reason: 'refused' }
    case 'delete':
      return row ? { kind: 'dead', reason: 'not-allowed' } : { kind: 'done' }
    case 'update': {
      if (!row) return { kind: 'dead', reason: 'gone' }
      if (holds(row, operation.values)) return { kind: 'done' }
      const { rev } = row
      // Somebody changed the row elsewhere; what we changed was not touched, so both changes stand.
      if (typeof rev === 'number' && rev !== operation.baseRev && holds(row, operation.before)) return { kind: 'rebase', baseRev: rev }
      return { kind: 'dead', reason: 'conflict' }
    }
    case 'like':
    case 'upload':
    case 'remove':
      return { kind: 'retry' }
  }
}
