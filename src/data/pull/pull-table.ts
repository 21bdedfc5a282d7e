import * as v from 'valibot'
import type { ComradeDb } from '../db'
import { UnexpectedAnswerError } from '../remote/errors'
import type { PullRemote } from './pull-remote'
import {
  replicatedTables,
  tombstoneSchema,
  type PulledTable,
  type ReplicatedTable,
  type Tombstone,
} from './replicated-tables'

const pageSize = 500

/** Sorts after every UUID: a cursor that holds it has seen all of its revision. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const parsePage = <Schema extends v.GenericSchema>(schema: Schema, page: unknown): v.InferOutput<Schema>[] => {
  const result = v.safeParse(v.array(schema), page)
  if (!result.success) throw new UnexpectedAnswerError(v.summarize(result.issues))
  return result.output
}

/** Keeps only rows that are at least as new as what the phone has. */
const applyRows = async (db: ComradeDb, table: ReplicatedTable, rows: readonly { id: string; rev: number }[]) => {
  const store = db.table<{ id: string; rev: number }, string>(table)
  const local = await store.bulkGet(rows.map((row) => row.id))
  await store.bulkPut(rows.filter((row, index) => row.rev >= (local[index]?.rev ?? 0)))
}

const isReplicated = (name: string): name is ReplicatedTable => name in replicatedTables

/** A row written after its tombstone has come back to life and stays. */
const applyTombstones = async (db: ComradeDb, tombstones: readonly Tombstone[]) => {
  for (const { table_name, row_id, rev } of tombstones) {
    if (!isReplicated(table_name)) continue
    const store = db.table<{ id: string; rev: number }, string>(table_name)
    const local = await store.get(row_id)
    if (local && local.rev <= rev) await store.delete(row_id)
  }
}

/**
 * Remembers, before a phone's first row arrives, from where on deletions concern it: older ones were of rows that it
 * never had, and one made while a first pull is cut off must not be missed.
 */
export const startTombstones = async (db: ComradeDb, horizon: number): Promise<void> => {
  await db.transaction('rw', db.cursors, async () => {
    if (await db.cursors.get('tombstones')) return
    await db.cursors.put({ table: 'tombstones', rev: horizon - 1, id: lastId })
  })
}

/**
 * Brings one table up to the horizon, page by page; page and cursor commit together, so a pull that is cut off
 * goes on where it stopped. Ends on an empty page, never on a short one: the server may cap rows silently.
 * @throws OfflineError | ServerError | UnexpectedAnswerError
 */
export const pullTable = async (
  db: ComradeDb,
  remote: PullRemote,
  table: PulledTable,
  head: number | null,
  horizon: number,
): Promise<void> => {
  for (;;) {
    const after = (await db.cursors.get(table)) ?? null
    if (head === null || (after && after.rev >= head && after.id === lastId)) return
    const page = parsePage(
      table === 'tombstones' ? tombstoneSchema : replicatedTables[table],
      await remote.page({ table, after, horizon, limit: pageSize }),
    )
    const last = page.at(-1)
    await db.transaction('rw', db.tables, async () => {
      if (table === 'tombstones') await applyTombstones(db, parsePage(tombstoneSchema, page))
      else await applyRows(db, table, page)
      // Nothing newer below the horizon: the cursor may stand behind every id of the newest revision.
      const next = last ?? { rev: Math.max(head, after?.rev ?? 0), id: lastId }
      await db.cursors.put({ table, rev: next.rev, id: next.id })
    })
    if (!last) return
  }
}

