import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseResponse, problemOf, resultOf } from './admin-result'
import { uploadReply } from './upload'

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
