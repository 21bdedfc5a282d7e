import type { Dexie, Table } from 'dexie'
import type { Window } from '../declaration/declaration'
import { putNewer } from './put-newer'
import { isOnScreen } from './on-screen'
import { readableRows, type Changes, type OwnChanges } from './sync-answer'
import { declarationOf, replicatedTableNames, type ReplicatedTable } from '../table-names'
import { tables } from '../tables'

export type Row = {
  readonly id: string
  readonly rev: number
  readonly created_at?: string
  readonly user_id?: string | null
  readonly status?: string
}

/** Sorts rows from the oldest to the newest, as the server does. */
const sortKey = ({ created_at = '', id }: Pick<Row, 'id' | 'created_at'>): string => `${created_at} ${id}`

/** The ids of the rows of an answer, by table. */
export type Applied = { readonly skipped: number; readonly ids: ReadonlyMap<ReplicatedTable, ReadonlySet<string>> }

/** Deletes a row unless it was written again after that revision. */
export const deleteUpTo = async (
  store: Table<Row, string>,
  gone: readonly (readonly [id: string, rev: number])[],
): Promise<string[]> => {
  // An empty bulk request is a request all the same.
  if (gone.length === 0) return []
  const stored = await store.bulkGet(gone.map(([id]) => id))
  const ids = gone.flatMap(([id, rev], index) => ((stored[index]?.rev ?? Infinity) <= rev ? [id] : []))
  await store.bulkDelete(ids)
  return ids
}

const deleteParts = async (db: Dexie, table: ReplicatedTable, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  for (const name of replicatedTableNames) {
    const { partOf } = declarationOf(name)
    if (partOf?.table === table)
      await db
        .table(name)
        .where(partOf.column)
        .anyOf([...ids])
        .delete()
  }
}

/** Rows below the window are not copied; parts of rows that are not on the phone neither. */
const rowsToKeep = async (
  db: Dexie,
  table: ReplicatedTable,
  rows: readonly Row[],
  floor: string | undefined,
): Promise<readonly Row[]> => {
  const { partOf } = declarationOf(table)
  if (partOf) {
    const parents = new Set(await db.table<Row, string>(partOf.table).toCollection().primaryKeys())
    return rows.filter((row) =>
      parents.has(String(Object.entries(row).find(([column]) => column === partOf.column)?.[1])),
    )
  }
  if (floor === undefined) return rows
  const stored = new Set(await db.table<Row, string>(table).toCollection().primaryKeys())
  return rows.filter((row) => sortKey(row) >= floor || stored.has(row.id))
}

/**
 * Deletes rows beyond the window, except those of `ownId` and those on the screen.
 * @param floor where the window has ended until now: what is below it does not count, because others are missing
 * between
 * @returns the sort key of the window's oldest row; undefined while the window is not full
 */
const trim = async (
  db: Dexie,
  table: ReplicatedTable,
  window: Window,
  ownId: string | null,
  floor: string | undefined,
): Promise<string | undefined> => {
  const store = db.table<Row, string>(table)
  if (floor === undefined && (await store.count()) < window.size) return undefined
  const newestFirst = await store.orderBy('created_at').reverse().toArray()
  const within = newestFirst
    .filter((row) => window.isShared(row) && (floor === undefined || sortKey(row) >= floor))
    .slice(0, window.size)
  const kept = new Set(within.map(({ id }) => id))
  const outside = newestFirst.flatMap(({ id, user_id }) =>
    kept.has(id) || (user_id && user_id === ownId) || isOnScreen(table, id) ? [] : [id],
  )
  await store.bulkDelete(outside)
  await deleteParts(db, table, outside)
  const oldest = within[window.size - 1]
  return oldest && sortKey(oldest)
}

/** True if nothing is stored below the window. Trimming reads the whole table; this reads its index. */
const isTrimmed = async (store: Table<Row, string>, floor: string | undefined): Promise<boolean> =>
  floor !== undefined &&
  (await store
    .where('created_at')
    .below(floor.slice(0, floor.indexOf(' ')))
    .count()) === 0

/** The user's own listings stay on their phone, also when others no longer copy them. */
const withoutOwn = async (
  store: Table<Row, string>,
  left: readonly (readonly [id: string, rev: number])[],
  ownId: string | null,
) => {
  if (left.length === 0 || ownId === null) return left
  const stored = await store.bulkGet(left.map(([id]) => id))
  return left.filter((_, index) => stored[index]?.user_id !== ownId)
}

/**
 * Applies an answer to the copies. Called in a transaction over all of them.
 * @param floors by table, the sort key of the oldest row that is copied; updated. Null: the windows stay as they are
 * @param ownId the signed-in user: their rows stay, whatever the window
 */
export const applyChanges = async (
  db: Dexie,
  changes: Changes,
  floors: Record<string, string> | null,
  ownId: string | null,
  names: readonly ReplicatedTable[] = replicatedTableNames,
): Promise<Applied> => {
  let skipped = 0
  const ids = new Map<ReplicatedTable, ReadonlySet<string>>()
  for (const table of names) {
    const store = db.table<Row, string>(table)
    const tombstones = changes.gone.flatMap(([name, id, rev]) => (name === table ? [[id, rev] as const] : []))
    // Nothing is awaited that makes no request: Dexie loses its transaction after a hundred steps without one.
    if (tombstones.length > 0 || changes.left[table]) {
      const left = await withoutOwn(store, changes.left[table] ?? [], ownId)
      await deleteParts(db, table, await deleteUpTo(store, [...tombstones, ...left]))
    }
    const readable = readableRows(tables[table].schema, changes.tables[table])
    skipped += readable.skipped
    if (readable.rows.length > 0) {
      await putNewer(store, await rowsToKeep(db, table, readable.rows, floors?.[table]))
      ids.set(table, new Set(readable.rows.map(({ id }) => id)))
    }
    const { window } = declarationOf(table)
    if (!floors || !window || (readable.rows.length === 0 && (await isTrimmed(store, floors[table])))) continue
    const floor = await trim(db, table, window, ownId, floors[table])
    if (floor) floors[table] = floor
  }
  return { skipped, ids }
}

/** Deletes what a complete snapshot did not contain. Rows that were written since stay, and the user's own. */
export const deleteUnlisted = async (
  db: Dexie,
  names: readonly ReplicatedTable[],
  listed: ReadonlyMap<ReplicatedTable, ReadonlySet<string>>,
  until: number,
  ownId: string | null,
): Promise<void> => {
  for (const table of names) {
    const store = db.table<Row, string>(table)
    const ids = (await store.toCollection().primaryKeys()).filter(
      (id) => !listed.get(table)?.has(id) && !isOnScreen(table, id),
    )
    const unlisted = (await store.bulkGet(ids)).flatMap((row) =>
      row && row.rev < until && (ownId === null || row.user_id !== ownId) ? [row.id] : [],
    )
    await db.table(table).bulkDelete(unlisted)
    await deleteParts(db, table, unlisted)
  }
}

/** After a restore of the server's database, revisions start again: whatever it sends is newer than what is stored. */
export const forgetRevisions = async (db: Dexie, names: readonly string[]): Promise<void> => {
  for (const name of names) await db.table<Row, string>(name).toCollection().modify({ rev: 0 })
}

/**
 * Applies the answer about the user's own listings, which are stored among the shared copies. Called in a transaction
 * over all of them.
 * @param until that of the public rows in the same answer
 */
export const applyOwnListings = async (
  db: Dexie,
  changes: OwnChanges,
  until: number,
  userId: string,
): Promise<number> => {
  const { skipped, ids } = await applyChanges(db, { ...changes, gone: [], left: {} }, null, userId, [
    'items',
    'item_photos',
  ])
  if (changes.complete) {
    const known = Math.max(until, changes.until ?? 0)
    const unlisted = await db
      .table<Row, string>('items')
      .filter(({ id, rev, user_id }) => user_id === userId && rev < known && !ids.get('items')?.has(id))
      .primaryKeys()
    await db.table('items').bulkDelete(unlisted)
    await deleteParts(db, 'items', unlisted)
  }
  return skipped
}
