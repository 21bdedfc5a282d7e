import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Sql } from './database.ts'
import { StartupError, oneLine } from './startup-error.ts'

/** A migration or the seed failed and was rolled back completely. */
export class MigrationFailedError extends StartupError {
  override name = 'MigrationFailedError'
  readonly file: string
  readonly reason: string

  constructor(file: string, reason: string) {
    super(`${file} failed and was rolled back, the data is as it was before: ${reason}`)
    this.file = file
    this.reason = reason
  }
}

/** The data has other migrations than this version; nothing was changed. */
class OtherVersionError extends StartupError {
  override name = 'OtherVersionError'

  constructor(reason: string) {
    super(`the data was made by another version of Comrade: ${reason}. Nothing was changed. ${takeAlong}`)
  }
}

const takeAlong =
  'To take the data along: npm run backup -- old.tar.gz, then move the data folder away or name an empty database, then npm run restore -- old.tar.gz (docs/deploy.md, section 10)'

/** The data has migrations that are newer than this version; nothing was changed. */
class NewerDataError extends StartupError {
  override name = 'NewerDataError'

  constructor(version: string) {
    super(
      `the data was made by a newer version of Comrade: it has migration ${version}. Nothing was changed. Start that version, or restore a backup that was made before the upgrade (docs/deploy.md, section 10)`,
    )
  }
}

export type Migration = { readonly file: string; readonly version: string; readonly name: string; readonly sql: string }

/** The record of a migration in a database. */
export type Applied = { readonly version: string; readonly name: string; readonly hash: string }

/** The files applied by this start. */
export type MigrationReport = { readonly applied: readonly string[] }

/** Blanks and semicolons do not count: the Supabase CLI stores statements without those between them. */
const hashOf = (sql: string): string =>
  createHash('sha256')
    .update(sql.replaceAll(/[\s;]+/g, ''))
    .digest('hex')

export const isSame = (migration: Migration, applied: Applied): boolean =>
  migration.version === applied.version && hashOf(migration.sql) === applied.hash

/**
 * Compares the migrations that a database has with those of a folder, and changes nothing.
 *
 * @throws {NewerDataError} when the database has one that is newer than the folder's.
 * @throws {OtherVersionError} when the database has one that the folder lacks, or that has another text there.
 * @throws {StartupError} when the folder cannot be read, or a file's name is not `<digits>_<name>.sql`.
 */
export async function refuseOtherVersion({ sql }: Pick<Database, 'sql'>, folder: string): Promise<void> {
  const [migrations, history] = [await readMigrations(folder), await readHistory(sql)]
  const unknown = history.find(({ version }) => !migrations.some((migration) => migration.version === version))
  if (unknown && unknown.version > (migrations.at(-1)?.version ?? '')) throw new NewerDataError(unknown.version)
  if (unknown) throw new OtherVersionError(`it has migration ${unknown.version}, which ${folder} lacks`)
  const changed = migrations.filter((migration) =>
    history.some((applied) => applied.version === migration.version && !isSame(migration, applied)),
  )
  const [first] = changed
  if (!first) return
  const others = changed.length > 1 ? ` and ${changed.length - 1} more` : ''
  throw new OtherVersionError(`its migration ${first.file}${others} had another text than this version's`)
}

/**
 * Applies the pending migrations, oldest first, with their history records: all of them in one transaction, so that the
 * data is of one version or the other.
 *
 * @param upTo the last version to apply; by default all.
 * @throws {MigrationFailedError} for the one that fails.
 * @throws {StartupError} as `refuseOtherVersion` does.
 */
export async function applyMigrations(
  database: Pick<Database, 'sql'>,
  folder: string,
  upTo?: string,
): Promise<MigrationReport> {
  await refuseOtherVersion(database, folder)
  const history = new Set((await readHistory(database.sql)).map(({ version }) => version))
  const pending = (await readMigrations(folder)).filter(
    ({ version }) => !history.has(version) && (upTo === undefined || version <= upTo),
  )
  if (pending.length > 0) {
    await database.sql.transaction(async (transaction) => {
      for (const migration of pending) await apply(transaction, migration)
    })
  }
  return { applied: pending.map(({ file }) => file) }
}

/**
 * Runs a script and inserts its history record.
 *
 * @param transaction in which both happen.
 * @throws {MigrationFailedError} with the file, Postgres' message and, if known, the line.
 */
export async function runRecorded(
  transaction: Sql,
  { file, sql, record, values }: { file: string; sql: string; record: string; values: unknown[] },
): Promise<void> {
  try {
    await transaction.exec(sql)
    await transaction.query(record, values)
  } catch (error) {
    throw new MigrationFailedError(file, `${oneLine(error)}${lineOf(error, sql)}`)
  }
}

async function apply(transaction: Sql, { file, version, name, sql }: Migration): Promise<void> {
  const record = 'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)'
  await runRecorded(transaction, { file, sql, record, values: [version, name, [sql]] })
}

/** The migrations of a folder, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
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

/** The migrations that a database has, oldest first; none in a new one. */
export async function readHistory(sql: Sql): Promise<Applied[]> {
  const { rows: found } = await sql.query<{ there: boolean }>(
    `select pg_catalog.to_regclass('supabase_migrations.schema_migrations') is not null as there`,
  )
  if (!found[0]?.there) return []
  const { rows } = await sql.query<{ version: string; name: string | null; sql: string | null }>(
    `select version, name, array_to_string(statements, '') as sql from supabase_migrations.schema_migrations order by version`,
  )
  return rows.map(({ version, name, sql: text }) => ({ version, name: name ?? '', hash: hashOf(text ?? '') }))
}

function lineOf(error: unknown, sql: string): string {
  const position = Number(error instanceof Error && 'position' in error ? error.position : Number.NaN)
  return position > 0 ? ` (line ${sql.slice(0, position - 1).split('\n').length})` : ''
}
