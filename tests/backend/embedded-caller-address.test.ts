import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { proofFor } from './proof-of-work.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()

/** Subscribes from a loopback address. @returns the response's status */
async function subscribeFrom(localAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const id = randomUUID()
  const body = JSON.stringify({ id, email: `${id}@students.example`, proof_of_work: proofFor(id) })
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${backend.url}/rest/v1/newsletter_subscriptions`,
      {
        method: 'POST',
        localAddress,
        headers: { 'content-type': 'application/json', apikey: backend.keys.publishable, ...headers },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

test('a flood from one address is limited, whatever address headers it sends; other addresses are not', async () => {
  for (let n = 0; n < 20; n += 1) expect(await subscribeFrom('127.0.0.2')).toBe(201)
  expect(await subscribeFrom('127.0.0.2')).toBe(429)
  for (const name of ['cf-connecting-ip', 'x-forwarded-for', 'X-Real-IP', 'CF-Connecting-IP']) {
    expect(await subscribeFrom('127.0.0.2', { [name]: '203.0.113.9' })).toBe(429)
  }
  expect(await subscribeFrom('127.0.0.3')).toBe(201)
})

test('the database stores only a salted hash of the address', async () => {
  const [row] = await backend.sql<{ actor: string }>(
    `select actor from private.rate_counters where action like '%newsletter%' limit 1`,
  )
  expect(row?.actor).toMatch(/^address:[0-9a-f]{32}$/)
})
