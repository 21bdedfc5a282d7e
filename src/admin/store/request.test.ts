import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { amina, signedIn } from '#support/account/fake-account-server'

const message = {
  id: 'm1',
  name: 'Neema',
  email: 'neema@students.example',
  subject: 'Hello',
  message: 'A question',
  created_at: '2026-11-23T09:00:00Z',
}
const serverError = (status: number, code: string) => ({
  status,
  body: { code, message: 'message of the server', hint: null, details: null },
})

/** Reads a page of messages. The server responds in this order. */
const readPage = async (page: number, ...replies: readonly { readonly status?: number; readonly body: unknown }[]) => {
  const next = replies.values()
  const requests = await signedIn({
    'GET /rest/v1/contact_messages': () => next.next().value ?? serverError(500, 'XX000'),
  })
  const { readMessages } = await import('./records')
  return { result: await readMessages(amina, page), requests: requests.length }
}

test.each([
  ['has no rows', { body: [] }],
  ['is beyond the range', serverError(416, 'PGRST103')],
])('a page that %s is past the end: the first one is read', async (_why, reply) => {
  const { result } = await readPage(2, reply, { body: [message] })
  expect(result).toEqual({ ok: true, value: { rows: [message], total: 1, page: 1 } })
})

test('a refused request is not past the end: its problem is reported', async () => {
  const { result, requests } = await readPage(2, serverError(400, '22P02'), { body: [message] })
  expect(result).toEqual({ ok: false, problem: { kind: 'refused', message: 'message of the server' } })
  expect(requests).toBe(1)
})

test('the first page is never read twice', async () => {
  const { result, requests } = await readPage(1, { body: [] })
  expect(result).toEqual({ ok: true, value: { rows: [], total: 0, page: 1 } })
  expect(requests).toBe(1)
})
