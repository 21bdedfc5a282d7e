import { sealCopies, writeSealed } from '@/store/sealed-rows/seal-rows'
import type { UserDb } from '@/store/user-db'
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
  const answered = personalTableNames.map((table) => ({
    table,
    ...readableRows<(typeof tables)[typeof table]['schema']>(tables[table].schema, changes.tables[table]),
  }))
  const seal = (publicKey: string | null) =>
    Promise.all(answered.map(async ({ table, rows }) => ({ table, rows: await sealCopies(publicKey, table, rows) })))
  await writeSealed(db, db.tables, seal, async (sealed) => {
    for (const { table, rows } of sealed) {
      const store = db.table<Row, string>(table)
      await deleteUpTo(
        store,
        changes.gone.flatMap(([name, id, rev]) => (name === table ? [[id, rev] as const] : [])),
      )
      if (changes.complete) {
        const listed = new Set(rows.map(({ id }) => id))
        await store.filter(({ id, rev }) => !listed.has(id) && rev < (changes.until ?? 0)).delete()
      }
      await putNewer(store, rows)
    }
  })
  return answered.reduce((sum, { skipped }) => sum + skipped, 0)
}
