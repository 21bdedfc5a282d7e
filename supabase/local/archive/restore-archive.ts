import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Sql } from '../database.ts'
import { applyMigrations, isSame, readHistory, readMigrations } from '../migrations.ts'
import type { Applied, Migration } from '../migrations.ts'
import { StartupError, systemCode } from '../startup-error.ts'
import { makeSystemSchemas } from '../system-schemas.ts'
import { RowLoader } from './load-rows.ts'
import type { LeftOut } from './load-rows.ts'
import { readArchive } from './read-archive.ts'
import { archiveNames } from './tables.ts'
import type { Manifest } from './tables.ts'

export type Restored = { readonly manifest: Manifest; readonly leftOut: LeftOut }

type Target = { readonly database: Pick<Database, 'sql'>; readonly dataDir: string; readonly migrationsDir: string }

/**
 * Restores an archive into a new database and a data folder without pictures. The database first gets the migrations
 * that the archive's data had, then its rows, then the newer migrations, in one transaction: an archive that cannot be
 * restored leaves nothing. Phones then load their copies afresh, because they may have rows that are newer than the
 * archive.
 *
 * @throws {StartupError} when there is data already, or the archive cannot be read or is of a newer version.
 */
export async function restoreArchive(file: string, { database, dataDir, migrationsDir }: Target): Promise<Restored> {
  await refuseData(database.sql, dataDir)
  const folder = join(dataDir, `restoring-${randomUUID()}`)
  await mkdir(folder, { mode: 0o700 })
  /** Files that were moved into place for a database that is not committed yet. */
  let unsettled: readonly string[] = []
  try {
    const restored = await database.sql.transaction(async (transaction) => {
      const within = oneTransaction(transaction)
      await makeSystemSchemas(within)
      const begin = async (manifest: Manifest) => {
        const sameVersion = await isPrefix(migrationsDir, manifest.migrations)
        await applyMigrations(within, migrationsDir, lastOf(manifest.migrations))
        return RowLoader.begin(transaction, manifest, { sameVersion })
      }
      const { manifest, loader } = await readArchive(file, { begin, folder })
      const leftOut = await loader.finish(manifest)
      await applyMigrations(within, migrationsDir)
      await transaction.query('select private.begin_epoch()')
      // Before the commit: a database that a kill leaves without its pictures and keys would be taken for a whole one.
      unsettled = moved
      await moveInto(dataDir, folder)
      return { manifest, leftOut }
    })
    unsettled = []
    return restored
  } finally {
    await Promise.all(unsettled.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
    await rm(folder, { recursive: true, force: true })
  }
}

/** A database whose transactions are parts of this one. */
const oneTransaction = (sql: Sql): Pick<Database, 'sql'> => ({
  sql: {
    query: (text, params) => sql.query(text, params),
    exec: (script) => sql.exec(script),
    transaction: (job) => job(sql),
  },
})

async function refuseData(sql: Sql, dataDir: string): Promise<void> {
  const pictures = await readdir(join(dataDir, 'storage')).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  })
  if (pictures.length > 0)
    throw new StartupError(
      `${join(dataDir, 'storage')} has pictures already; move it away, or set COMRADE_DATA_DIR to a new folder`,
    )
  if ((await readHistory(sql)).length > 0)
    throw new StartupError('the database has data already; create an empty one, and name it in DATABASE_URL')
}

const lastOf = (migrations: readonly Applied[]): string =>
  migrations
    .map(({ version }) => version)
    .toSorted()
    .at(-1) ?? ''

/**
 * Compares the archive's migrations with the first of this version's, text by text.
 *
 * @throws {StartupError} when there are newer ones.
 */
async function isPrefix(migrationsDir: string, archived: readonly Applied[]): Promise<boolean> {
  const own = await readMigrations(migrationsDir)
  const newest = own.at(-1)?.version ?? ''
  if (lastOf(archived) > newest)
    throw new StartupError(
      `the archive was made by a newer version of Comrade: it has migration ${lastOf(archived)}, which ${migrationsDir} lacks`,
    )
  const expected = own.filter(({ version }) => version <= lastOf(archived))
  return (
    expected.length === archived.length &&
    expected.every((migration: Migration) => archived.some((applied) => isSame(migration, applied)))
  )
}

/** The pictures and keys, which stand in the data folder beside the database. */
const moved = [archiveNames.pictures.replace(/\/$/, ''), ...archiveNames.keys]

/**
 * Keys that a build of an earlier version has made give way: with those of the archive, sessions and reminders go on.
 */
async function moveInto(dataDir: string, folder: string): Promise<void> {
  for (const name of moved) {
    try {
      await rename(join(folder, name), join(dataDir, name))
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error
    }
  }
}
