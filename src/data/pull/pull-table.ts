import * as v from 'valibot'
import Dexie, { type EntityTable } from 'dexie'
import type { Cursor } from '../db'
import { UnexpectedResponseError } from '../remote/errors'
import type { PullRemote } from './pull-remote'
import { pulledTables, type PulledTable, type Tombstone } from './pulled-tables'

/** A database with copies of the server's rows and a cursor per table. */
export type CopyDb = Dexie & { readonly cursors: EntityTable<Cursor, 'table'> }

const pageSize = 500

/** Sorts after every UUID: a cursor with this id is at the end of its revision. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const positionSchema = v.object({ id: v.string(), rev: v.pipe(v.number(), v.safeInteger()) })

type Page<Row> = {
  readonly rows: readonly Row[]
  /** The cursor after this page; null when the page is empty. */
  readonly last: v.InferOutput<typeof positionSchema> | null
  /** How many rows this version cannot read. */
  readonly skipped: number
}

/** Skips rows that cannot be read, so that one of them does not end the pull of all others. */
const parsePage = <Schema extends v.GenericSchema>(schema: Schema, page: unknown): Page<v.InferOutput<Schema>> => {
  if (!Array.isArray(page)) throw new UnexpectedResponseError('a page is not an array')
  const entries: readonly unknown[] = page
  const rows = entries.flatMap((row) => {
    const result = v.safeParse(schema, row)
    return result.success ? [result.output] : []
  })
  const positions = entries.flatMap((row) => {
    const result = v.safeParse(positionSchema, row)
    return result.success ? [result.output] : []
  })
  const last = positions.at(-1) ?? null
  if (entries.length > 0 && last === null) throw new UnexpectedResponseError('no row of the page has an id and a revision')
  return { rows, last, skipped: entries.length - rows.length }
}

type Rows = readonly { id: string; rev: number }[]

/** For a table that was empty when the pull began: a row that exists now was written since and is newer than any page. */
const addRows = async (db: CopyDb, table: PulledTable, rows: Rows) => {
  try {
    await db.table(table).bulkAdd([...rows])
  } catch (error) {
    // Existing rows stay; all others have been added.
    if (!(error instanceof Dexie.BulkError)) throw error
  }
}

/** Stores only rows that are at least as new as the local copy. */
const applyRows = async (db: CopyDb, table: PulledTable, rows: Rows) => {
  const store = db.table<{ id: string; rev: number }, string>(table)
  const local = await store.bulkGet(rows.map((row) => row.id))
  await store.bulkPut(rows.filter((row, index) => row.rev >= (local[index]?.rev ?? 0)))
}

/** A row with a higher revision than its tombstone was written again and stays. */
const applyTombstones = async (db: CopyDb, tombstones: readonly Tombstone[]) => {
  for (const { table_name, row_id, rev } of tombstones) {
    // This version does not copy the table, or copies it into another database.
    if (!db.tables.some(({ name }) => name === table_name)) continue
    const store = db.table<{ id: string; rev: number }, string>(table_name)
    const local = await store.get(row_id)
    if (local && local.rev <= rev) await store.delete(row_id)
  }
}

/**
 * Sets the cursor of the tombstones before the first row arrives. Older deletions are of rows that this phone never had,
 * and a deletion during an interrupted first pull must not be missed.
 */
export const startTombstones = async (db: CopyDb, horizon: number): Promise<void> => {
  await db.transaction('rw', db.cursors, async () => {
    if (await db.cursors.get('tombstones')) return
    await db.cursors.put({ table: 'tombstones', rev: horizon - 1, id: lastId })
  })
}

/**
 * Pulls one table up to the horizon, page by page. Page and cursor are committed together, so an interrupted pull resumes
 * where it stopped. Ends on an empty page, not on a short one: the server may silently cap rows.
 * @returns how many rows were skipped because they could not be read
 * @throws OfflineError | ServerError | UnexpectedAnswerError
 */
export const pullTable = async (
  db: CopyDb,
  remote: PullRemote,
  table: PulledTable,
  head: number | null,
  horizon: number,
): Promise<number> => {
  let skipped = 0
  let applyPage: typeof applyRows | undefined
  for (;;) {
    const after = (await db.cursors.get(table)) ?? null
    if (head === null || (after && after.rev >= head && after.id === lastId)) return skipped
    const page = parsePage(
      pulledTables[table],
      await remote.page({ table, after, horizon, limit: pageSize }),
    )
    const apply = (applyPage ??= table !== 'tombstones' && (await db.table(table).count()) === 0 ? addRows : applyRows)
    const { last } = page
    skipped += page.skipped
    // A tombstone may concern any table; a page of rows must not lock the others.
    const tables = table === 'tombstones' ? db.tables : [db.table(table), db.cursors]
    await db.transaction('rw', tables, async () => {
      if (table === 'tombstones') await applyTombstones(db, parsePage(pulledTables.tombstones, page.rows).rows)
      else await apply(db, table, page.rows)
      // Nothing newer exists below the horizon: the cursor moves to the end of the newest revision.
      const next = last ?? { rev: Math.max(head, after?.rev ?? 0), id: lastId }
      await db.cursors.put({ table, rev: next.rev, id: next.id })
    })
    if (!last) return skipped
  }
}

