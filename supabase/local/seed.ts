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
  const path = basename(seedFile)
  const { rows } = await database.sql.query(`select from ${history} where path = $1`, [path])
  if (rows.length > 0) return false
  const sql = await readFile(seedFile, 'utf8').catch((error: unknown) => {
    throw new StartupError(`the demo data in ${seedFile} cannot be read: ${oneLine(error)}`)
  })
  const hash = createHash('sha256').update(sql).digest('hex')
  await runRecorded(database, path, sql, `insert into ${history} (path, hash) values ($1, $2)`, [path, hash])
  return true
}
