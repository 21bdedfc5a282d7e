import { describe, expect, it } from 'vitest'
import { classify, type ServerResponse, type Expectation, type ResponseClass } from './classify'

const id = '6e2f8a34-0000-4000-8000-000000000001'
const insert: Expectation = { action: 'insert', expectedId: id, parentPending: false, duplicateIsDone: false }
const response = (status: number, code = '', rows: ServerResponse['rows'] = []): ServerResponse => ({
  status,
  code,
  rows,
})
const htmlPage = (status: number): ServerResponse => response(status, '', null)
const kindOf = (given: ServerResponse, expectation = insert) => classify(given, expectation).kind

describe('a successful response', () => {
  it('is an acknowledgement only if it contains the id of the row', () => {
    expect(kindOf(response(201, '', [{ id }]))).toBe('done')
    expect(kindOf(response(201, '', [{ id: 'another' }]))).toBe('offline')
  })

  it('is not an acknowledgement if it is the page of a captive portal, whatever its status', () => {
    for (const status of [200, 201, 204]) expect(kindOf(htmlPage(status))).toBe('offline')
  })

  it('acknowledges a row that the writer may not read only with status 201', () => {
    const unreadable = { ...insert, expectedId: null }
    expect(kindOf(htmlPage(201), unreadable)).toBe('done')
    expect(kindOf(htmlPage(200), unreadable)).toBe('offline')
    expect(kindOf(htmlPage(204), unreadable)).toBe('offline')
  })

  it('without rows requires a check, except for likes and removals', () => {
    for (const action of ['insert', 'update', 'delete'] as const)
      expect(kindOf(response(200), { ...insert, action })).toBe('check')
    for (const action of ['switch', 'remove'] as const)
      expect(kindOf(response(200), { ...insert, action })).toBe('done')
  })
})

describe('an error response', () => {
  const retry: ResponseClass['kind'] = 'retry'
  it.each<[what: string, ServerResponse, ResponseClass['kind']]>([
    ['no response', htmlPage(0), 'offline'],
    ['request timeout', response(408), retry],
    ['too early', response(425), retry],
    ['too many requests', response(429, 'PT429'), retry],
    ["a proxy's page for a server that is down", htmlPage(502), retry],
    ['an internal server error', response(500, 'XX000'), retry],
    ['a lost connection to the database', response(503, '08006'), retry],
    ['too many connections to the database', response(503, '53300'), retry],
    ['a database that is shutting down', response(503, '57P01'), retry],
    ['an I/O error', response(500, '58030'), retry],
    ['a serialisation failure', response(409, '40001'), retry],
    ['a deadlock', response(500, '40P01'), retry],
    ['PostgREST without a database', response(503, 'PGRST000'), retry],
    ['PostgREST without a schema cache', response(503, 'PGRST002'), retry],
    ['PostgREST without a free connection', response(504, 'PGRST003'), retry],
    ["a filter's page with status 403", htmlPage(403), retry],
    ["a host's page with status 404", htmlPage(404), retry],
    ['an unauthenticated request', response(401), 'auth'],
    ['an expired token', response(401, 'PGRST303'), 'auth'],
    ['an invalid token', response(401, 'PGRST301'), 'auth'],
    ['insufficient privilege of an anonymous caller', response(401, '42501'), 'auth'],
    ['insufficient privilege of a signed-in caller', response(403, '42501'), 'rejected'],
    ['an expired token, reported by Storage', response(400, 'InvalidJWT'), 'auth'],
    ['a table that the server does not have', response(404, '42P01'), 'blocked'],
    ['a column that the server does not have', response(400, '42703'), 'blocked'],
    ['a function that the server does not have', response(404, 'PGRST202'), 'blocked'],
    ['a column missing from the schema cache', response(400, 'PGRST204'), 'blocked'],
    ['a table missing from the schema cache', response(404, 'PGRST205'), 'blocked'],
    ['a check violation', response(400, '23514'), 'rejected'],
    ['a not-null violation', response(400, '23502'), 'rejected'],
    ['an invalid text representation', response(400, '22P02'), 'rejected'],
    ['a raised exception', response(400, 'P0001'), 'rejected'],
    ['a body that is too large', htmlPage(413), 'rejected'],
    ['an unprocessable request', response(422), 'rejected'],
    ['a unique violation', response(409, '23505'), 'check'],
  ])('%s', (_what, given, kind) => {
    expect(kindOf(given)).toBe(kind)
  })

  it('about a missing parent leads to a retry while the parent is pending, and to a rejection otherwise', () => {
    const missingParent = response(409, '23503')
    expect(kindOf(missingParent, { ...insert, parentPending: true })).toBe('retry')
    expect(classify(missingParent, insert)).toEqual({ kind: 'rejected', reason: 'parent-gone' })
  })

  it('about a unique violation is success where a duplicate means that the work is done', () => {
    expect(kindOf(response(409, '23505'), { ...insert, duplicateIsDone: true })).toBe('done')
  })

  it('passes on the Retry-After of the server', () => {
    expect(classify({ ...response(429), retryAfterMs: 7000 }, insert)).toEqual({
      kind: 'retry',
      afterMs: 7000,
      notApplied: true,
    })
  })
})

describe('a Storage response', () => {
  const upload: Expectation = { ...insert, action: 'upload' }
  it('about a duplicate is success, but only for an upload', () => {
    expect(kindOf(response(409, 'Duplicate'), upload)).toBe('done')
    expect(kindOf(response(409, 'Duplicate'))).toBe('rejected')
  })

  it('about a missing file is success, but only for a removal', () => {
    expect(kindOf(response(404, 'NoSuchKey'), { ...insert, action: 'remove' })).toBe('done')
    expect(kindOf(response(404, 'NoSuchKey'), upload)).toBe('rejected')
  })

  it('about a file that is too large rejects the upload', () => {
    expect(classify(response(413, 'EntityTooLarge'), upload)).toEqual({ kind: 'rejected', reason: 'too-large' })
  })
})
