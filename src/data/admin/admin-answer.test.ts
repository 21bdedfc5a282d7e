import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { IdentityChangedError, SignInNeededError } from '../outbox/errors'
import { OfflineError } from '../remote/errors'
import { parsedAs, problemOf, problemOfThrown } from './admin-answer'
import { uploadAnswer } from './upload'

const message = 'in the server’s words'

describe('an answer that is no success', () => {
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
    // A captive portal, a proxy.
    [511, '', 'strange'],
    [502, '', 'strange'],
  ])('of %i %s is: %s', (status, code, kind) => {
    expect(problemOf({ status, code, message }).kind).toBe(kind)
  })

  it('keeps the server’s words', () => {
    expect(problemOf({ status: 400, code: '23514', message })).toEqual({ kind: 'refused', message })
  })

  it.each([
    [new SignInNeededError(), 'sign-in'],
    [new IdentityChangedError(), 'sign-in'],
    [new OfflineError(), 'offline'],
  ])('that the token’s guard gives (%s) is: %s', (error, kind) => {
    expect(problemOfThrown(error).kind).toBe(kind)
  })

  it('that nobody knows is not swallowed', () => {
    expect(() => problemOfThrown(new TypeError('a bug'))).toThrow('a bug')
  })
})

it('an answer of another shape is nobody’s we know', () => {
  expect(parsedAs(v.boolean(), 'true')).toEqual({ ok: false, problem: { kind: 'strange' } })
})

describe('an upload', () => {
  const url = 'https://c.example/storage/v1/object/public/rental-images/a.webp'
  it.each([
    [200, '{"Key":"rental-images/a.webp"}', { ok: true, value: url }],
    [200, '<html>', { ok: false, problem: { kind: 'strange' } }],
    [0, '', { ok: false, problem: { kind: 'offline' } }],
    [400, '{"statusCode":"403","error":"Unauthorized","message":"not yours"}', { ok: false, problem: { kind: 'not-allowed', message: 'not yours' } }],
    [400, '{"statusCode":"413","error":"Payload too large","message":"too large"}', { ok: false, problem: { kind: 'refused', message: 'too large' } }],
    [502, 'Bad Gateway', { ok: false, problem: { kind: 'strange' } }],
  ])('answered %i %s', (status, text, answer) => {
    expect(uploadAnswer(status, text, url)).toEqual(answer)
  })
})
