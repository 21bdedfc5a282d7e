import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Database } from './database.ts'
import { runRecorded } from './migrations.ts'
import { StartupError, oneLine } from './startup-error.ts'

const history = 'supabase_migrations.seed_files'

/**
 * Inserts the demo data exactly once: the script and its record are one transaction. If the record exists, nothing is
 * inserted, even if the script has changed since.
 *
 * @returns true if this call inserted the data.
 * @throws {MigrationFailedError} when the script fails; it is then rolled back.
 * @throws {StartupError} when the script cannot be read.
 */
export async function seedOnce(database: Database, seedFile: string): Promise<boolean> {
  if (await isSeededWith(async (text, params) => (await database.sql.query(text, params)).rows, seedFile)) return false
  const path = basename(seedFile)
  const sql = await readFile(seedFile, 'utf8').catch((error: unknown) => {
    throw new StartupError(`the demo data in ${seedFile} cannot be read: ${oneLine(error)}`)
  })
  const hash = createHash('sha256').update(sql).digest('hex')
  const record = `insert into ${history} (path, hash) values ($1, $2)`
  await database.sql.transaction((transaction) => runRecorded(transaction, { file: path, sql, record, values: [path, hash] }))
  return true
}

/** Whether the demo data was inserted, so that its accounts are there. */
export async function isSeededWith(query: (text: string, params: unknown[]) => Promise<readonly unknown[]>, seedFile: string): Promise<boolean> {
  return (await query(`select from ${history} where path = $1`, [basename(seedFile)])).length > 0
}
