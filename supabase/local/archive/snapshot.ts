import { copyFile, link, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Database, Sql } from '../database.ts'
import { readHistory } from '../migrations.ts'
import { StartupError, systemCode } from '../startup-error.ts'
import { archiveNames, quoted, readSequences, readTables } from './tables.ts'
import type { Manifest, StoredTable } from './tables.ts'

type Snapshot = {
  readonly database: Pick<Database, 'sql'>
  /** The folder of the pictures and keys. */
  readonly dataDir: string
  /** A folder that does not exist yet. */
  readonly folder: string
}

/** Rows that are read at once. */
const batch = 500

/**
 * Writes the rows, the pictures and the keys of one moment into a folder. Pictures are linked rather than copied, where
 * the disk can do that: a stored file never changes.
 *
 * @throws {StartupError} when the database has no migrations, so that it is not one of Comrade's.
 */
export async function writeSnapshot({ database, dataDir, folder }: Snapshot): Promise<void> {
  await mkdir(join(folder, archiveNames.rows), { recursive: true, mode: 0o700 })
  // Before and after the database: a picture that is added or removed meanwhile is there in any case.
  await linkPictures(dataDir, folder)
  await database.sql.transaction(async (transaction) => {
    await transaction.exec('set transaction isolation level repeatable read, read only')
    await writeRows(transaction, folder)
    await linkPictures(dataDir, folder)
  })
  for (const name of archiveNames.keys) await unlessMissing(copyFile(join(dataDir, name), join(folder, name)))
}

async function writeRows(sql: Sql, folder: string): Promise<void> {
  const migrations = await readHistory(sql)
  if (migrations.length === 0) throw new StartupError('the database has no data of Comrade')
  const [tables, sequences] = [await readTables(sql), await readSequences(sql)]
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), migrations, tables, sequences }
  await writeFile(join(folder, archiveNames.manifest), JSON.stringify(manifest, null, 2))
  const counts: Record<string, number> = {}
  for (const [index, table] of tables.entries())
    counts[table.name] = await writeTable(sql, table, (part) =>
      join(folder, archiveNames.rows, `${index}-${part}.jsonl`),
    )
  await writeFile(join(folder, archiveNames.end), JSON.stringify(counts))
}

/** Writes a table's rows as lines of JSON. @returns how many there are */
async function writeTable(sql: Sql, { name, columns }: StoredTable, fileOf: (part: number) => string): Promise<number> {
  const list = columns.map((column) => `r.${quoted(column)}`).join(', ')
  await sql.exec(
    `declare stored_rows no scroll cursor for select pg_catalog.to_jsonb(each)::text as line from (select ${list} from ${name} as r) as each`,
  )
  let count = 0
  for (let part = 0; ; part += 1) {
    const { rows } = await sql.query<{ line: string }>(`fetch ${batch} from stored_rows`)
    if (rows.length === 0) break
    count += rows.length
    await writeFile(fileOf(part), rows.map(({ line }) => `${line}\n`).join(''))
  }
  await sql.exec('close stored_rows')
  return count
}

async function linkPictures(dataDir: string, folder: string): Promise<void> {
  const from = join(dataDir, 'storage')
  const entries = (await unlessMissing(readdir(from, { recursive: true, withFileTypes: true }))) ?? []
  for (const entry of entries) {
    // The others are being written.
    if (!entry.isFile() || !/^[\da-f-]+\.(?:bin|json)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const to = join(folder, archiveNames.pictures, relative(from, path))
    await mkdir(dirname(to), { recursive: true })
    await unlessMissing(linkOrCopy(path, to))
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') await copyFile(from, to)
  }
}

async function unlessMissing<Value>(result: Promise<Value>): Promise<Value | undefined> {
  try {
    return await result
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}
