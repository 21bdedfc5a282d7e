import type { Table } from 'dexie'

/** Rows that are read at a time: between two reads a finger is answered. */
const atATime = 500

/** All rows of a copy, by id. In a transaction of who asks, what is read page by page belongs together. */
export const readInPages = async <Row extends { readonly id: string }>(table: Table<Row, string>): Promise<Row[]> => {
  const all: Row[] = []
  for (let page = await table.limit(atATime).toArray(); page.length > 0; ) {
    all.push(...page)
    const last = page.at(-1)
    page = last && page.length === atATime ? await table.where('id').above(last.id).limit(atATime).toArray() : []
  }
  return all
}
