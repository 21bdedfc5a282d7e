import type { Table } from 'dexie'

/** Rows per read. The main thread can handle input between two reads. */
const pageSize = 500

/**
 * Reads all rows of a table, ordered by id. Call it in a transaction if the pages must be consistent with each other.
 */
export const readInPages = async <Row extends { readonly id: string }>(table: Table<Row, string>): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = await table.limit(pageSize).toArray(); page.length > 0;) {
    rows.push(...page)
    const last = page.at(-1)
    page = last && page.length === pageSize ? await table.where('id').above(last.id).limit(pageSize).toArray() : []
  }
  return rows
}
