import type { ComradeDb } from '../../db'
import type { UserDb } from '../user-db'
import { putNewer } from '../put-newer'
import { applyChanges, deleteUpTo, type Row } from './apply-changes'
import { readableRows, type Changes, type OwnChanges } from './sync-answer'
import { personalTableNames } from '../table-names'
import { tables } from '../tables'

/**
 * Applies the answer about a user's own rows: listings to the shared copies, all others to the user's database.
 * @returns how many rows could not be read
 */
export const applyOwnChanges = async (shared: ComradeDb, db: UserDb, changes: OwnChanges, userId: string): Promise<number> => {
  let skipped = 0
  await db.transaction('rw', db.tables, async () => {
    for (const table of personalTableNames) {
      const store = db.table<Row, string>(table)
      const { rows, ...readable } = readableRows(tables[table].schema, changes.tables[table])
      skipped += readable.skipped
      await deleteUpTo(store, changes.gone.flatMap(([name, id, rev]) => (name === table ? [[id, rev] as const] : [])))
      if (changes.complete) {
        const listed = new Set(rows.map(({ id }) => id))
        await store.filter(({ id, rev }) => !listed.has(id) && rev < (changes.until ?? 0)).delete()
      }
      await putNewer(store, rows)
    }
  })
  const listings: Changes = { ...changes, gone: [], left: {} }
  await shared.transaction('rw', shared.replica('items'), shared.replica('item_photos'), async () => {
    skipped += (await applyChanges(shared, listings, {}, userId, ['items', 'item_photos'])).skipped
  })
  return skipped
}
