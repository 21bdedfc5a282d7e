import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { attack } from './attacker.ts'
import { downloads } from './downloads.ts'
import { startFloodServer, type FloodServer } from './start-flood-server.ts'
import { usePhone } from './student-phone.ts'

// `npm run bench:flood`: one account floods the server for ten minutes while twenty phones read, post and like.

const minutes = Number(process.env['COMRADE_FLOOD_MINUTES'] ?? 10)
const phones = 20
/** Bytes of JSON that one account can add to every phone's download in an hour, by the limits in the migrations. */
const maxGrowthBytes = 1_500_000

let server: FloodServer
beforeAll(async () => {
  server = await startFloodServer(phones + 1)
  vi.stubEnv('VITE_SUPABASE_URL', server.url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', server.keys.publishable)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const listed = async (path: string): Promise<unknown[]> => {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    headers: { apikey: server.keys.secret, authorization: `Bearer ${server.keys.secret}` },
  })
  const rows: unknown = await response.json()
  return Array.isArray(rows) ? rows : []
}

test('twenty phones lose no write, and the attacker delays none of them', async () => {
  const [attacker, ...students] = server.users
  if (!attacker) throw new Error('no accounts')
  const posts = (await listed('gossip_posts?select=id&limit=50')).flatMap((row) =>
    typeof row === 'object' && row !== null && 'id' in row ? [String(row.id)] : [],
  )
  const before = await downloads(server)
  const over = AbortSignal.timeout(minutes * 60_000)
  const [floods, ...reports] = await Promise.all([
    attack(server, attacker, posts, over),
    ...students.map((student) => usePhone(student, posts, 8000, over)),
  ])
  const after = await downloads(server)

  const written = reports.flatMap((report) => report.written)
  const stored = new Set(
    [...(await listed('gossip_submissions?select=id')), ...(await listed('items?select=id'))].flatMap((row) =>
      typeof row === 'object' && row !== null && 'id' in row ? [row.id] : [],
    ),
  )
  const studentItems = (await listed(`items?select=id&user_id=neq.${attacker.id}`)).length
  const growth = { rows: after.rows - before.rows, bytes: after.bytes - before.bytes }
  const waits = reports.flatMap((report) => report.waits)
  const pulls = reports.flatMap((report) => report.pulls)
  const ms = (value: number) => `${Math.round(value)} ms`
  console.log(`${minutes} minutes, ${phones} phones: ${waits.length} writes, ${pulls.length} pulls`)
  console.log(
    `write to acknowledgement: median ${ms(percentile(waits, 0.5))}, p95 ${ms(percentile(waits, 0.95))}, longest ${ms(Math.max(...waits))}`,
  )
  console.log(
    `a pull: median ${ms(percentile(pulls, 0.5))}, p95 ${ms(percentile(pulls, 0.95))}, longest ${ms(Math.max(...pulls))}`,
  )
  console.log(
    `the download of a new phone grew by ${growth.rows} rows, ${(growth.bytes / 1000).toFixed(0)} kB of JSON, it includes ${studentItems} items of students`,
  )
  for (const [kind, statuses] of Object.entries(floods))
    console.log(
      `  ${kind}: ${Object.entries(statuses)
        .map(([status, times]) => `${status} × ${times}`)
        .join(', ')}`,
    )

  expect(written.filter((id) => !stored.has(id))).toEqual([])
  expect(reports.map(({ unsent, putOff, failedPulls }) => ({ unsent, putOff, failedPulls }))).toEqual(
    reports.map(() => ({ unsent: 0, putOff: 0, failedPulls: 0 })),
  )
  expect(growth.bytes).toBeLessThan(maxGrowthBytes)
})
