import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { fetchInTime } from '../remote/fetch-in-time'

const refresh = 'https://project.example/auth/v1/token?grant_type=refresh_token'
const signIn = 'https://project.example/auth/v1/token?grant_type=password'
const answering = (response: Response) => vi.stubGlobal('fetch', async () => response)

let authFetch: typeof fetchInTime
// A server that has asked to wait is left alone, also by the next test.
beforeEach(async () => {
  vi.resetModules()
  authFetch = (await import('./auth-fetch')).authFetch
})
afterEach(() => vi.unstubAllGlobals())

describe('an answer to a refresh', () => {
  it.each([
    ['busy', Response.json({ code: 'over_request_rate_limit', msg: 'Too many' }, { status: 429 })],
    ['a page with 429', new Response('<h1>Slow down</h1>', { status: 429 })],
    ['a page with 404', new Response('<h1>Not found</h1>', { status: 404 })],
    ['a page with 200', new Response('<h1>Buy a bundle</h1>')],
    ['a proxy that wants to know who asks', new Response('', { status: 407 })],
    ['another service’s JSON', Response.json({ message: 'Invalid API key' }, { status: 401 })],
    ['a time-out', Response.json({ code: 'request_timeout', msg: 'Timeout' }, { status: 408 })],
  ])('that is not GoTrue’s word on the session is as no answer: %s', async (_what, response) => {
    answering(response)
    await expect(authFetch(refresh)).rejects.toThrow(TypeError)
  })

  it.each(['code', 'error_code', 'error'])('that the session has ended arrives: %s', async (name) => {
    answering(Response.json({ [name]: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, { status: 400 }))
    expect((await authFetch(refresh)).status).toBe(400)
  })
})

describe('a server that has asked to wait', () => {
  const busy = Response.json({ code: 'over_request_rate_limit' }, { status: 429, headers: { 'Retry-After': '30' } })
  let elapsed: number
  const requests: string[] = []
  beforeEach(() => {
    elapsed = 1000
    requests.length = 0
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url)
      return requests.length === 1 ? busy.clone() : Response.json({ access_token: 'a', expires_in: 3600 })
    })
    return () => vi.restoreAllMocks()
  })

  it('is not asked to refresh the session until then', async () => {
    for (; elapsed < 31_000; elapsed += 1000) await expect(authFetch(refresh)).rejects.toThrow(TypeError)
    expect(requests).toEqual([refresh])
    await expect(authFetch(refresh)).resolves.toMatchObject({ status: 200 })
  })

  it('is asked what a person wants, such as to sign in', async () => {
    await expect(authFetch(refresh)).rejects.toThrow(TypeError)
    expect((await authFetch(signIn)).status).toBe(200)
  })
})

it('takes the server’s clock out of a session', async () => {
  answering(
    Response.json(
      { access_token: 'a', refresh_token: 'r', expires_in: 3600, expires_at: 1 },
      { headers: { 'x-supabase-api-version': '2024-01-01' } },
    ),
  )
  const response = await authFetch(signIn)
  expect(await response.json()).toEqual({ access_token: 'a', refresh_token: 'r', expires_in: 3600 })
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
})

it('passes a refused sign-in on', async () => {
  answering(Response.json({ code: 'over_request_rate_limit' }, { status: 429 }))
  expect((await authFetch(signIn)).status).toBe(429)
})
