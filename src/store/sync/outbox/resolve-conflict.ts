import type { Identity } from '@/kit/rules/ids'
import type { ResponseClass } from './classify'
import type { Operation } from './operation'
import type { Json, Values } from '../declaration/values'
import type { ServerRow } from '../declaration/declaration'

type Resolution = ResponseClass | { readonly kind: 'rebase'; readonly baseRev: number }

/** A number equals a string of the same value: the server formats decimals in its own way. */
const isSame = (ours: Json | undefined, theirs: unknown): boolean =>
  ours === theirs ||
  (typeof ours === 'object' && JSON.stringify(ours) === JSON.stringify(theirs)) ||
  ((typeof ours === 'number' || typeof theirs === 'number') &&
    ours !== null &&
    theirs !== null &&
    Number(ours) === Number(theirs))

/**
 * True if a row has these values. Ignores columns that the server does not return, such as a phone number that only its
 * owner reads.
 */
export const matches = (row: ServerRow, values: Values): boolean =>
  Object.entries(values).every(([column, value]) => !(column in row) || isSame(value, row[column]))

/**
 * Decides, by the server's current row, what becomes of an operation whose response was a unique violation or no row.
 * @param row null when the server has no row that the caller may read
 */
export const resolveConflict = (operation: Operation, row: ServerRow | null, identity: Identity): Resolution => {
  switch (operation.action) {
    case 'insert':
      // An earlier try inserted it and it was deleted since: the server never inserts the same row again.
      if (!row) return { kind: 'rejected', reason: 'gone' }
      // Ids are random and made on this phone: a row with our id is ours, even if changed since, unless it names
      // another owner.
      return (row['user_id'] ?? identity) === identity ? { kind: 'done' } : { kind: 'rejected', reason: 'refused' }
    case 'delete':
      return row ? { kind: 'rejected', reason: 'not-allowed' } : { kind: 'done' }
    case 'update': {
      if (!row) return { kind: 'rejected', reason: 'gone' }
      if (matches(row, operation.values)) return { kind: 'done' }
      const { rev } = row
      // Somebody changed other columns of the row: with a rebase both changes take effect.
      if (typeof rev === 'number' && rev !== operation.baseRev && matches(row, operation.before))
        return { kind: 'rebase', baseRev: rev }
      return { kind: 'rejected', reason: 'conflict' }
    }
    case 'switch':
    case 'upload':
    case 'remove':
      return { kind: 'retry' }
  }
}
