import { parseAnswer } from '@/store/sync/pull/sync-answer'
import type { FloodServer } from './start-flood-server.ts'

/** Rows and bytes (uncompressed JSON) that a new phone downloads. */
export const downloads = async ({
  url,
  keys,
}: FloodServer): Promise<{ readonly rows: number; readonly bytes: number }> => {
  const total = { rows: 0, bytes: 0 }
  for (let after: string | undefined = ''; after !== undefined;) {
    const response = await fetch(`${url}/rest/v1/rpc/sync?campus=tum${after === '' ? '' : `&after=${after}`}`, {
      headers: { apikey: keys.publishable },
    })
    const text = await response.text()
    const { tables, next } = parseAnswer(JSON.parse(text))
    total.rows += Object.values(tables).reduce((sum, { rows }) => sum + rows.length, 0)
    total.bytes += text.length
    after = next
  }
  return total
}
