import { describe, expect, it } from 'vitest'
import { errorKind, type ErrorKind } from './error-kind'
import { errorOf } from './error-response'

describe('the kind of an error response', () => {
  it.each<[status: number, code: string, kind: ErrorKind]>([
    [0, '', 'offline'],
    [401, '42501', 'sign-in'],
    [400, 'InvalidJWT', 'sign-in'],
    [403, '42501', 'not-allowed'],
    [403, 'Unauthorized', 'not-allowed'],
    [429, 'PT429', 'too-many-requests'],
    [408, '', 'busy'],
    [502, '', 'busy'],
    [500, 'XX000', 'busy'],
    [503, '08006', 'transient'],
    [500, '40001', 'transient'],
    [504, 'PGRST003', 'transient'],
    [404, 'PGRST202', 'incompatible'],
    [428, '', 'incompatible'],
    [409, '23505', 'duplicate'],
    [409, '23503', 'parent-gone'],
    [416, 'PGRST103', 'past-end'],
    [416, '', 'past-end'],
    [413, 'EntityTooLarge', 'too-large'],
    [409, 'Duplicate', 'file-exists'],
    [404, 'not_found', 'file-missing'],
    [400, '22P02', 'refused'],
    [400, '23514', 'refused'],
    [404, '', 'refused'],
  ])('with status %i and code "%s" is %s', (status, code, kind) => {
    expect(errorKind({ status, code })).toBe(kind)
  })
})

describe('the error in a body', () => {
  it.each([
    [
      'PostgREST',
      { code: '23514', message: 'too long', hint: null, details: null },
      { status: 400, code: '23514', message: 'too long' },
    ],
    [
      'Storage, whose own status is more exact',
      { statusCode: '403', error: 'Unauthorized', message: 'not yours' },
      { status: 403, code: 'Unauthorized', message: 'not yours' },
    ],
    ['another server', { ok: false }, { status: 400, code: '', message: '' }],
  ])('of %s', (_server, body, error) => {
    expect(errorOf(400, body)).toEqual(error)
  })

  it('is null when the body is not an object', () => {
    expect(errorOf(502, undefined)).toBeNull()
  })
})
