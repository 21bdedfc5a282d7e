import * as v from 'valibot'
import Dexie, { type EntityTable } from 'dexie'
import type { Cursor } from '../db'
import { UnexpectedAnswerError } from '../remote/errors'
import type { PullRemote } from './pull-remote'
import { pulledTables, type PulledTable, type Tombstone } from './pulled-tables'

/** A database that holds copies of the server's rows, and how far each table has been copied. */
export type CopyDb = Dexie & { readonly cursors: EntityTable<Cursor, 'table'> }

const pageSize = 500

/** Sorts after every UUID: a cursor that holds it has seen all of its revision. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const positionSchema = v.object({ id: v.string(), rev: v.pipe(v.number(), v.safeInteger()) })

type Page<Row> = {
  readonly rows: readonly Row[]
  /** Where the next page begins; null when the page is empty. */
  readonly last: v.InferOutput<typeof positionSchema> | null
  /** Rows that were left out because this version cannot read them. */
  readonly skipped: number
}

/** One row that cannot be read is left out: it must not end the pull of all others. */
const parsePage = <Schema extends v.GenericSchema>(schema: Schema, page: unknown): Page<v.InferOutput<Schema>> => {
  if (!Array.isArray(page)) throw new UnexpectedAnswerError('a page is no list')
  const listed: readonly unknown[] = page
  const rows = listed.flatMap((row) => {
    const result = v.safeParse(schema, row)
    return result.success ? [result.output] : []
  })
  const positions = listed.flatMap((row) => {
    const result = v.safeParse(positionSchema, row)
    return result.success ? [result.output] : []
  })
  const last = positions.at(-1) ?? null
  if (listed.length > 0 && last === null) throw new UnexpectedAnswerError('no row of a page has an id and a revision')
  return { rows, last, skipped: listed.length - rows.length }
}

type Rows = readonly { id: string; rev: number }[]

/** Into a table that was empty when the pull began: what is there by now was written since, and is newer than any page. */
const addRows = async (db: CopyDb, table: PulledTable, rows: Rows) => {
  try {
    await db.table(table).bulkAdd([...rows])
  } catch (error) {
    // Those that were there stay; the others have been added.
    if (!(error instanceof Dexie.BulkError)) throw error
  }
}

/** Keeps only rows that are at least as new as what the phone has. */
const applyRows = async (db: CopyDb, table: PulledTable, rows: Rows) => {
  const store = db.table<{ id: string; rev: number }, string>(table)
  const local = await store.bulkGet(rows.map((row) => row.id))
  await store.bulkPut(rows.filter((row, index) => row.rev >= (local[index]?.rev ?? 0)))
}

/** A row written after its tombstone has come back to life and stays. */
const applyTombstones = async (db: CopyDb, tombstones: readonly Tombstone[]) => {
  for (const { table_name, row_id, rev } of tombstones) {
    // A deletion in a table that this phone keeps no copy of.
    if (!db.tables.some(({ name }) => name === table_name)) continue
    const store = db.table<{ id: string; rev: number }, string>(table_name)
    const local = await store.get(row_id)
    if (local && local.rev <= rev) await store.delete(row_id)
  }
}

/**
 * Remembers, before a phone's first row arrives, from where on deletions concern it: older ones were of rows that it
 * never had, and one made while a first pull is cut off must not be missed.
 */
export const startTombstones = async (db: CopyDb, horizon: number): Promise<void> => {
  await db.transaction('rw', db.cursors, async () => {
    if (await db.cursors.get('tombstones')) return
    await db.cursors.put({ table: 'tombstones', rev: horizon - 1, id: lastId })
  })
}

/**
 * Brings one table up to the horizon, page by page; page and cursor commit together, so a pull that is cut off
 * goes on where it stopped. Ends on an empty page, never on a short one: the server may cap rows silently.
 * @returns how many rows were left out because they could not be read
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
  let chosen: typeof applyRows | undefined
  for (;;) {
    const after = (await db.cursors.get(table)) ?? null
    if (head === null || (after && after.rev >= head && after.id === lastId)) return skipped
    const page = parsePage(
      pulledTables[table],
      await remote.page({ table, after, horizon, limit: pageSize }),
    )
    const apply = (chosen ??= table !== 'tombstones' && (await db.table(table).count()) === 0 ? addRows : applyRows)
    const { last } = page
    skipped += page.skipped
    // A deletion may concern any table; a page of rows holds up nobody else.
    const touched = table === 'tombstones' ? db.tables : [db.table(table), db.cursors]
    await db.transaction('rw', touched, async () => {
      if (table === 'tombstones') await applyTombstones(db, parsePage(pulledTables.tombstones, page.rows).rows)
      else await apply(db, table, page.rows)
      // Nothing newer below the horizon: the cursor may stand behind every id of the newest revision.
      const next = last ?? { rev: Math.max(head, after?.rev ?? 0), id: lastId }
      await db.cursors.put({ table, rev: next.rev, id: next.id })
    })
    if (!last) return skipped
  }
}

