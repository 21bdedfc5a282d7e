import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { StartupError, oneLine } from './startup-error.ts'

/** A migration or the seed failed and was rolled back completely. */
class MigrationFailedError extends StartupError {
  override name = 'MigrationFailedError'
  readonly file: string

  constructor(file: string, reason: string) {
    super(`${file} failed and was rolled back, the data is as it was before: ${reason}`)
    this.file = file
  }
}

type Migration = { readonly file: string; readonly version: string; readonly name: string; readonly sql: string }

/** The files applied by this start, and those edited after they had been applied. */
export type MigrationReport = { readonly applied: readonly string[]; readonly changed: readonly string[] }

/**
 * Applies the pending migrations, oldest first, each in one transaction with its history record.
 *
 * @throws {MigrationFailedError} for the first one that fails; earlier ones stay applied.
 * @throws {StartupError} when the folder cannot be read, a file's name is not `<digits>_<name>.sql`, or the history has a
 *   migration that the folder lacks (data of a newer version).
 */
export async function applyMigrations(database: Database, folder: string): Promise<MigrationReport> {
  const migrations = await readMigrations(folder)
  const history = await readHistory(database)
  for (const version of history.keys()) {
    if (migrations.some((migration) => migration.version === version)) continue
    throw new StartupError(`the data was made by another version of Comrade: it has migration ${version}, which ${folder} lacks`)
  }
  const pending = migrations.filter(({ version }) => !history.has(version))
  for (const migration of pending) await apply(database, migration)
  const changed = migrations.filter(({ version, sql }) => history.has(version) && history.get(version) !== sql)
  return { applied: pending.map(({ file }) => file), changed: changed.map(({ file }) => file) }
}

/**
 * Runs a script and inserts its history record, in one transaction.
 *
 * @throws {MigrationFailedError} with the file, Postgres' message and, if known, the line.
 */
export async function runRecorded(database: Database, file: string, sql: string, record: string, values: unknown[]): Promise<void> {
  try {
    await database.sql.transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(record, values)
    })
  } catch (error) {
    throw new MigrationFailedError(file, `${oneLine(error)}${lineOf(error, sql)}`)
  }
}

async function apply(database: Database, { file, version, name, sql }: Migration): Promise<void> {
  const record = 'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)'
  await runRecorded(database, file, sql, record, [version, name, [sql]])
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch((error: unknown) => {
    throw new StartupError(`the migrations in ${folder} cannot be read: ${oneLine(error)}`)
  })
  const scripts = files.filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(scripts.map((file) => readMigration(folder, file)))
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
  if (!version || !name) throw new StartupError(`${join(folder, file)} must be named <timestamp>_<name>.sql`)
  return { file, version, name, sql: await readFile(join(folder, file), 'utf8') }
}

async function readHistory(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.sql.query<{ version: string; sql: string | null }>(
    `select version, array_to_string(statements, '') as sql from supabase_migrations.schema_migrations`,
  )
  return new Map(rows.map(({ version, sql }) => [version, sql ?? '']))
}

function lineOf(error: unknown, sql: string): string {
  const position = Number(error instanceof Error && 'position' in error ? error.position : Number.NaN)
  return position > 0 ? ` (line ${sql.slice(0, position - 1).split('\n').length})` : ''
}
