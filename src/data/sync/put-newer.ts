import type { Table } from 'dexie'

type StoredRow = { readonly id: string; readonly rev: number }

/** Stores rows that are at least as new as the stored ones: an acknowledgement and an answer may overtake each other. */
export const putNewer = async <Row extends StoredRow>(store: Table<Row, string>, rows: readonly Row[]): Promise<void> => {
  const stored = await store.bulkGet(rows.map(({ id }) => id))
  await store.bulkPut(rows.filter(({ rev }, index) => rev >= (stored[index]?.rev ?? 0)))
}
