import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { parseResponse, problemOf, resultOf } from './request'
import { uploadReply } from './upload'
import { amina, signedIn } from '#support/account/fake-account-server'

const message = 'message of the server'

describe('the problem of a failed request', () => {
  it.each([
    [0, '', 'offline'],
    [401, '42501', 'sign-in'],
    [401, 'PGRST301', 'sign-in'],
    [403, '42501', 'not-allowed'],
    [409, '23505', 'taken'],
    [400, '23514', 'refused'],
    [409, '23503', 'refused'],
    [413, 'EntityTooLarge', 'refused'],
    [429, 'PT429', 'busy'],
    [503, '57014', 'busy'],
    // The page of a captive portal or a proxy.
    [511, '', 'strange'],
    [502, '', 'strange'],
  ])('with status %i and code "%s" is %s', (status, code, kind) => {
    expect(problemOf({ status, code, message }).kind).toBe(kind)
  })

  it('includes the message of the server', () => {
    expect(problemOf({ status: 400, code: '23514', message })).toEqual({ kind: 'refused', message })
  })
})

it('a response that does not match the schema is the problem "strange"', () => {
  expect(parseResponse(v.boolean(), 'true')).toEqual({ ok: false, problem: { kind: 'strange' } })
})

describe('the result of an upload', () => {
  const url = 'https://c.example/storage/v1/object/public/rental-images/a.webp'
  it.each([
    [200, '{"Key":"rental-images/a.webp"}', { ok: true, value: url }],
    [200, '<html>', { ok: false, problem: { kind: 'strange' } }],
    [0, '', { ok: false, problem: { kind: 'offline' } }],
    [
      400,
      '{"statusCode":"403","error":"Unauthorized","message":"not yours"}',
      { ok: false, problem: { kind: 'not-allowed', message: 'not yours' } },
    ],
    [
      400,
      '{"statusCode":"413","error":"Payload too large","message":"too large"}',
      { ok: false, problem: { kind: 'refused', message: 'too large' } },
    ],
    [502, 'Bad Gateway', { ok: false, problem: { kind: 'strange' } }],
  ])('with the response %i %s', (status, text, result) => {
    expect(resultOf(uploadReply(status, text, url))).toEqual(result)
  })
})

const contactMessage = {
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
  const { result } = await readPage(2, reply, { body: [contactMessage] })
  expect(result).toEqual({ ok: true, value: { rows: [contactMessage], total: 1, page: 1 } })
})

test('a refused request is not past the end: its problem is reported', async () => {
  const { result, requests } = await readPage(2, serverError(400, '22P02'), { body: [contactMessage] })
  expect(result).toEqual({ ok: false, problem: { kind: 'refused', message: 'message of the server' } })
  expect(requests).toBe(1)
})

test('the first page is never read twice', async () => {
  const { result, requests } = await readPage(1, { body: [] })
  expect(result).toEqual({ ok: true, value: { rows: [], total: 0, page: 1 } })
  expect(requests).toBe(1)
})
