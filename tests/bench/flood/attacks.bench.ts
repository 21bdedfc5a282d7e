import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { attacks } from './attacks.ts'
import { requestFrom } from './request-from.ts'
import { startFloodServer, type Account, type FloodServer } from './start-flood-server.ts'

// `npm run bench:flood`: what twenty phones notice of each attack, and what the server takes for it.
// COMRADE_FLOOD_SERVER is the flood-server.ts of another checkout, to compare with.

const seconds = Number(process.env['COMRADE_ATTACK_SECONDS'] ?? 20)
const phones = 20

/** Megabytes of the server: its database alone takes more than 1,000. */
const maxMemory = 1400
/** How much longer than without an attack the slowest requests of phones may take. */
const maxDelay = { factor: 3, ms: 1500 }
/** The 99th percentile without an attack, if that has run. */
let usual: number | null = null

type Asked = { readonly ms: number; readonly status: number }

/** A phone with an address of its own, which pulls and likes about once a second. */
const usePhone = async (
  server: FloodServer,
  { token }: Account,
  address: string,
  until: AbortSignal,
): Promise<readonly Asked[]> => {
  const headers = {
    apikey: server.keys.publishable,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const asked: Asked[] = []
  const ask = async (method: string, path: string, body?: string) => {
    const start = performance.now()
    const status = await requestFrom(address, server.url, { method, path, headers, body })
    if (!until.aborted) asked.push({ ms: performance.now() - start, status })
  }
  while (!until.aborted) {
    await ask('GET', '/rest/v1/rpc/sync?campus=tum&since=0')
    await ask(
      'POST',
      '/rest/v1/rpc/set_like',
      JSON.stringify({ post: randomUUID(), liked: true, idempotency_key: randomUUID() }),
    )
    await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1000))
  }
  return asked
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** The most memory that a process has had, in MB; null once it has ended. */
const peakMemory = async (pid: number): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}

test.each(Object.keys(attacks))('%s', async (name) => {
  const server = await startFloodServer(phones + 1)
  const [attacker, ...students] = server.users
  const attack = attacks[name]
  if (!attacker || !attack) throw new Error(`no attack ${name}`)
  const over = AbortSignal.timeout(seconds * 1000)
  const [attacked, ...answers] = await Promise.all([
    attack({ server, account: attacker, until: over }),
    ...students.map((student, index) => usePhone(server, student, `127.0.1.${index + 1}`, over)),
  ])
  const memory = await peakMemory(server.pid)
  await server.close()
  const all = answers.flat()
  // The post of a like does not exist: the answer is 409 or a list, but an answer.
  const failed = all.filter(({ status }) => status === 0 || status === 429 || status >= 500).length
  const times = all.map(({ ms }) => ms)
  const slowest = percentile(times, 0.99)
  if (name === 'none') usual = slowest
  console.log(
    `${name}: ${all.length} requests of phones, ${failed} failed, median ${percentile(times, 0.5).toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms, ${memory === null ? 'the process ended' : `${memory} MB`}${attacked ? `, ${attacked}` : ''}`,
  )
  expect(memory).not.toBeNull()
  expect(memory).toBeLessThan(maxMemory)
  if (usual !== null) expect(slowest).toBeLessThan(usual * maxDelay.factor + maxDelay.ms)
  expect(failed).toBe(0)
})
