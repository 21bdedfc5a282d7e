import { replicatedTableNames } from '@/data/pull/replicated-tables'
import { columnsOf } from '@/data/pull/pulled-tables'
import type { FloodServer } from './start-flood-server.ts'

/** Rows and bytes (uncompressed JSON) that a new phone downloads: everything public. */
export const downloads = async ({ url, keys }: FloodServer): Promise<{ readonly rows: number; readonly bytes: number }> => {
  const total = { rows: 0, bytes: 0 }
  for (const table of [...replicatedTableNames, 'tombstones'] as const) {
    for (let offset = 0; ; offset += 1000) {
      const path = `${url}/rest/v1/${table}?select=${columnsOf(table)}&order=id&limit=1000&offset=${offset}`
      const text = await (await fetch(path, { headers: { apikey: keys.publishable } })).text()
      const rows: unknown = JSON.parse(text)
      if (!Array.isArray(rows) || rows.length === 0) break
      total.rows += rows.length
      total.bytes += text.length
    }
  }
  return total
}
