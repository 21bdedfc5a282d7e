import { describe, expect, it } from 'vitest'
import { classify, type Answer, type Expectation, type ResponseClass } from './classify'

const id = '6e2f8a34-0000-4000-8000-000000000001'
const insert: Expectation = { action: 'insert', echo: id, parentPending: false, takenIsDone: false }
const answer = (status: number, code = '', rows: Answer['rows'] = []): Answer => ({ status, code, rows })
const page = (status: number): Answer => answer(status, '', null)
const kindOf = (given: Answer, expectation = insert) => classify(given, expectation).kind

describe('an acknowledgement', () => {
  it('repeats the id of the row', () => {
    expect(kindOf(answer(201, '', [{ id }]))).toBe('done')
    expect(kindOf(answer(201, '', [{ id: 'another' }]))).toBe('offline')
  })

  it('is no page of a captive portal, whatever its status', () => {
    for (const status of [200, 201, 204]) expect(kindOf(page(status))).toBe('offline')
  })

  it('of what the writer may not read is that a row was made', () => {
    const unread = { ...insert, echo: null }
    expect(kindOf(page(201), unread)).toBe('done')
    expect(kindOf(page(200), unread)).toBe('offline')
    expect(kindOf(page(204), unread)).toBe('offline')
  })

  it('without any row asks for a look, except where nothing is left to be done', () => {
    for (const action of ['insert', 'update', 'delete'] as const) expect(kindOf(answer(200), { ...insert, action })).toBe('check')
    for (const action of ['like', 'remove'] as const) expect(kindOf(answer(200), { ...insert, action })).toBe('done')
  })
})

describe('an answer of the server', () => {
  const retry: ResponseClass['kind'] = 'retry'
  it.each<[what: string, Answer, ResponseClass['kind']]>([
    ['no answer', page(0), 'offline'],
    ['a request that took too long', answer(408), retry],
    ['too early', answer(425), retry],
    ['too many requests', answer(429, 'PT429'), retry],
    ["a proxy's page for a server that is down", page(502), retry],
    ['a server error', answer(500, 'XX000'), retry],
    ['a lost connection to the database', answer(503, '08006'), retry],
    ['no room for connections', answer(503, '53300'), retry],
    ['a database that shuts down', answer(503, '57P01'), retry],
    ['an i/o error', answer(500, '58030'), retry],
    ['a serialisation failure', answer(409, '40001'), retry],
    ['a deadlock', answer(500, '40P01'), retry],
    ['PostgREST without a database', answer(503, 'PGRST000'), retry],
    ['PostgREST that waits for its schema', answer(503, 'PGRST002'), retry],
    ['PostgREST without a free connection', answer(504, 'PGRST003'), retry],
    ["a filter's page that says 403", page(403), retry],
    ["a host's page that says 404", page(404), retry],
    ['nobody known', answer(401), 'auth'],
    ['a token that has run out', answer(401, 'PGRST303'), 'auth'],
    ['a token that cannot be read', answer(401, 'PGRST301'), 'auth'],
    ['no right, said to who is not signed in', answer(401, '42501'), 'auth'],
    ['no right, said to who is', answer(403, '42501'), 'dead'],
    ['an expired token, said by storage', answer(400, 'InvalidJWT'), 'auth'],
    ['a table that the server does not have', answer(404, '42P01'), 'blocked'],
    ['a column that it does not have', answer(400, '42703'), 'blocked'],
    ['a function that it does not have', answer(404, 'PGRST202'), 'blocked'],
    ['a column that its cache does not have yet', answer(400, 'PGRST204'), 'blocked'],
    ['a table that its cache does not have yet', answer(404, 'PGRST205'), 'blocked'],
    ['a broken rule', answer(400, '23514'), 'dead'],
    ['a missing value', answer(400, '23502'), 'dead'],
    ['no such value', answer(400, '22P02'), 'dead'],
    ['a raised exception', answer(400, 'P0001'), 'dead'],
    ['something too large', page(413), 'dead'],
    ['something that makes no sense', answer(422), 'dead'],
    ['a key that is taken', answer(409, '23505'), 'check'],
  ])('%s: %#', (_what, given, kind) => {
    expect(kindOf(given)).toBe(kind)
  })

  it('that a parent is missing waits while the parent is on its way, and ends it when it is not', () => {
    const missing = answer(409, '23503')
    expect(kindOf(missing, { ...insert, parentPending: true })).toBe('retry')
    expect(classify(missing, insert)).toEqual({ kind: 'dead', reason: 'parent-gone' })
  })

  it('that a key is taken is success where the key is the wish itself', () => {
    expect(kindOf(answer(409, '23505'), { ...insert, takenIsDone: true })).toBe('done')
  })

  it('passes on how long the server asks to wait', () => {
    expect(classify({ ...answer(429), retryAfterMs: 7000 }, insert)).toEqual({ kind: 'retry', afterMs: 7000 })
  })
})

describe('an answer of storage', () => {
  const upload: Expectation = { ...insert, action: 'upload' }
  it('that a picture is there already is success, and only for an upload', () => {
    expect(kindOf(answer(409, 'Duplicate'), upload)).toBe('done')
    expect(kindOf(answer(409, 'Duplicate'))).toBe('dead')
  })

  it('that a picture is gone is success, and only for its removal', () => {
    expect(kindOf(answer(404, 'NoSuchKey'), { ...insert, action: 'remove' })).toBe('done')
    expect(kindOf(answer(404, 'NoSuchKey'), upload)).toBe('dead')
  })

  it('that a picture is too large ends it', () => {
    expect(classify(answer(413, 'EntityTooLarge'), upload)).toEqual({ kind: 'dead', reason: 'too-large' })
  })
})
