import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Database } from './database.ts'
import { MigrationFailedError, runRecorded } from './migrations.ts'
import { StartupError, oneLine } from './startup-error.ts'

const history = 'supabase_migrations.seed_files'

class SamplesDoNotFitError extends StartupError {
  override name = 'SamplesDoNotFitError'
}

/** Records that the demo data is to be inserted. A script that fails is tried again at the next start. */
export async function wantSeed({ sql }: Pick<Database, 'sql'>, seedFile: string): Promise<void> {
  await sql.query(`insert into ${history} (path, hash) values ($1, '') on conflict (path) do nothing`, [
    basename(seedFile),
  ])
}

/**
 * Inserts the demo data into a database that has data already.
 *
 * @throws {SamplesDoNotFitError} when it has a row of the same name or id; the samples are then not wanted any more.
 */
export async function addSamples(database: Database, seedFile: string): Promise<void> {
  await wantSeed(database, seedFile)
  try {
    await seedOnce(database, seedFile)
  } catch (error) {
    if (!(error instanceof MigrationFailedError)) throw error
    await database.sql.query(`delete from ${history} where path = $1 and hash = ''`, [basename(seedFile)])
    throw new SamplesDoNotFitError(
      `the samples do not fit the data that is there, and nothing was added: ${error.reason}. Start without SEED, or with SEED=none`,
      { cause: error },
    )
  }
}

/**
 * Inserts the demo data exactly once, where it is wanted: the script and its record are one transaction. If it was
 * inserted, nothing is inserted, even if the script has changed since.
 *
 * @returns true if this call inserted the data.
 * @throws {MigrationFailedError} when the script fails; it is then rolled back.
 * @throws {StartupError} when the script cannot be read.
 */
export async function seedOnce(database: Database, seedFile: string): Promise<boolean> {
  const path = basename(seedFile)
  const { rows } = await database.sql.query(`select from ${history} where path = $1 and hash = ''`, [path])
  if (rows.length === 0) return false
  const sql = await readFile(seedFile, 'utf8').catch((error: unknown) => {
    throw new StartupError(`the demo data in ${seedFile} cannot be read: ${oneLine(error)}`)
  })
  const hash = createHash('sha256').update(sql).digest('hex')
  const record = `update ${history} set hash = $2 where path = $1`
  await database.sql.transaction((transaction) =>
    runRecorded(transaction, { file: path, sql, record, values: [path, hash] }),
  )
  return true
}

/** True if the demo data was inserted, so that its accounts are there. */
export async function isSeededWith(
  query: (text: string, params: unknown[]) => Promise<readonly unknown[]>,
  seedFile: string,
): Promise<boolean> {
  return (await query(`select from ${history} where path = $1 and hash <> ''`, [basename(seedFile)])).length > 0
}
