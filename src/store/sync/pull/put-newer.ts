import type { Table } from 'dexie'

type StoredRow = { readonly id: string; readonly rev: number }

/** The ids of stored rows are read at once; one request for each row would take as long as storing them. */
const storedAmong = async <Row extends StoredRow>(
  store: Table<Row, string>,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = rows.map(({ id }) => id).toSorted()
  const [lowest, highest] = [ids[0], ids.at(-1)]
  if (lowest === undefined || highest === undefined) return new Map()
  const asked = new Set(ids)
  const between = await store.where('id').between(lowest, highest, true, true).primaryKeys()
  const stored = await store.bulkGet(between.filter((id) => asked.has(id)))
  return new Map(stored.flatMap((row) => (row ? [[row.id, row.rev]] : [])))
}

/**
 * Stores rows that are at least as new as the stored ones: an acknowledgement and an answer may overtake each other.
 */
export const putNewer = async <Row extends StoredRow>(
  store: Table<Row, string>,
  rows: readonly Row[],
): Promise<void> => {
  const stored = await storedAmong(store, rows)
  await store.bulkPut(rows.filter(({ id, rev }) => rev >= (stored.get(id) ?? 0)))
}
