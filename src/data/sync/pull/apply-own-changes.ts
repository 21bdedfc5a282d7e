import type { UserDb } from '../../user-db'
import { putNewer } from './put-newer'
import { deleteUpTo, type Row } from './apply-changes'
import { readableRows, type OwnChanges } from './sync-answer'
import { personalTableNames } from '../table-names'
import { tables } from '../tables'

/**
 * Applies the answer about a user's own rows to the user's database; listings are among the shared copies.
 * @returns how many rows could not be read
 */
export const applyOwnChanges = async (db: UserDb, changes: OwnChanges): Promise<number> => {
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
  return skipped
}
