import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hourMs } from '@/kit/rules/durations'
import { userId, type Identity } from '@/kit/rules/ids'
import { accessToken } from '#support/store/session/fake-auth-server'

const amina = '6e2f8a34-0000-4000-8000-000000000001' as Identity
const brian = '6e2f8a34-0000-4000-8000-000000000002' as Identity
const user = (id: string) => ({
  id,
  aud: 'authenticated',
  email: 'amina@students.example',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-11-21T08:00:00Z',
})
const session = (id: string, token: string, livesMs: number) => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.round((Date.now() + livesMs) / 1000),
  user: user(id),
})

/** The response of the token endpoint; null means no network. */
let endpoint: (() => Response) | null
let requests: number
let beforeAnswer: () => Promise<void>

const load = async () => {
  vi.resetModules()
  const { tokenOf, fullTokenOf } = await import('./token')
  const { authStorage, sessionKey } = await import('./auth-storage')
  const storeSession = (stored: object) => authStorage.setItem(sessionKey, JSON.stringify(stored))
  return { tokenOf, fullTokenOf, storeSession }
}

beforeEach(() => {
  endpoint = () => Response.json(session(amina, 'fresh', hourMs))
  requests = 0
  beforeAnswer = async () => {}
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async () => {
    requests += 1
    await beforeAnswer()
    if (!endpoint) throw new TypeError('Failed to fetch')
    return endpoint()
  })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const { deviceDb } = await import('../db')
  await deviceDb().auth.clear()
})

describe('tokenOf', () => {
  it('returns a valid token without a request', async () => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(amina, 'good', 600_000))
    expect(await tokenOf(amina)).toBe('good')
    expect(requests).toBe(0)
  })

  it('refreshes a token that expires within a minute, once for all callers', async () => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(amina, 'old', 30_000))
    expect(await Promise.all([tokenOf(amina), tokenOf(amina), tokenOf(amina)])).toEqual(['fresh', 'fresh', 'fresh'])
    expect(requests).toBe(1)
  })

  it('keeps what another tab has stored while it refreshed', async () => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(amina, 'old', 30_000))
    const elsewhere = session(amina, 'elsewhere', 600_000)
    beforeAnswer = () => storeSession(elsewhere)
    expect(await tokenOf(amina)).toBe('elsewhere')
    const { storedSession } = await import('./auth-storage')
    expect(await storedSession()).toMatchObject({ refresh_token: elsewhere.refresh_token })
  })

  it('does not bring back a session that was signed out of while it refreshed', async () => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(amina, 'old', 30_000))
    const { authStorage, sessionKey, storedSession } = await import('./auth-storage')
    beforeAnswer = () => authStorage.removeItem(sessionKey)
    await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'SignInNeededError' })
    expect(await storedSession()).toBeNull()
  })

  it.each([
    ['is busy', () => new Response('', { status: 429 })],
    [
      'is busy and says so',
      () => Response.json({ code: 'over_request_rate_limit', msg: 'Request rate limit reached' }, { status: 429 }),
    ],
    ['does not know the address', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['refuses with something else', () => Response.json({ message: 'Invalid API key' }, { status: 401 })],
    ['is out of order', () => Response.json({ msg: 'Database error' }, { status: 500 })],
    ['is a proxy that refuses', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['is a captive portal', () => new Response('<h1>Log in to Campus Wi-Fi</h1>')],
  ])('keeps the session when what answers %s', async (_what, answer) => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(amina, 'old', -1000))
    endpoint = answer
    await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'OfflineError' })
    const { storedSession } = await import('./auth-storage')
    expect(await storedSession()).toMatchObject({ access_token: 'old' })
  })

  it('waits as long as a busy server asks, whoever wants a token meanwhile', async () => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(amina, 'old', -1000))
    const busy = () =>
      Response.json(
        { code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
        { status: 429, headers: { 'Retry-After': '30' } },
      )
    endpoint = busy
    vi.useFakeTimers({ toFake: ['performance'] })
    for (let second = 0; second < 30; second += 1) {
      await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'OfflineError' })
      vi.advanceTimersByTime(1000)
    }
    expect(requests).toBe(1)
    endpoint = () => Response.json(session(amina, 'fresh', hourMs))
    expect(await tokenOf(amina)).toBe('fresh')
  })

  it('throws if another account is signed in', async () => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(brian, 'good', 600_000))
    await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'IdentityChangedError' })
  })

  it('returns null for anonymous and cannot refresh it', async () => {
    const { tokenOf } = await load()
    expect(await tokenOf('anonymous')).toBeNull()
    await expect(tokenOf('anonymous', true)).rejects.toMatchObject({ name: 'SignInNeededError' })
  })

  it('throws after signing out', async () => {
    const { tokenOf } = await load()
    await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'SignInNeededError' })
  })

  it('requires a new sign-in if the refresh is refused', async () => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(amina, 'old', -1000))
    endpoint = () =>
      Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, { status: 400 })
    const { readUser, saveUser } = await import('./user-record')
    await saveUser({ id: userId(amina), email: 'amina@students.example', fullName: null })
    await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'SignInNeededError' })
    expect(await readUser()).toMatchObject({ id: amina, sessionExpired: true })
  })

  it('does not refresh repeatedly on a phone whose clock is a day ahead', async () => {
    const { tokenOf, storeSession } = await load()
    const old = session(amina, 'old', -1000)
    await storeSession(old)
    // By this phone's clock even the new token has expired.
    endpoint = () => Response.json({ ...session(amina, 'fresh', hourMs), expires_at: old.expires_at - 86_400 })
    expect(await tokenOf(amina)).toBe('fresh')
    expect(await tokenOf(amina)).toBe('fresh')
    expect(requests).toBe(1)
    const { storedSession } = await import('./auth-storage')
    expect((await storedSession())?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3000)
  })
})

describe('tokenOf without a network', () => {
  it('throws within ten seconds and keeps the session', async () => {
    const { tokenOf, storeSession } = await load()
    await storeSession(session(amina, 'old', -1000))
    endpoint = null
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    const rejection = expect(tokenOf(amina)).rejects.toMatchObject({ name: 'OfflineError' })
    await vi.waitUntil(() => requests > 0)
    await vi.advanceTimersByTimeAsync(11_000)
    await rejection
    const { storedSession } = await import('./auth-storage')
    expect(await storedSession()).toMatchObject({ access_token: 'old' })
  })
})

describe('fullTokenOf', () => {
  const of = async (level: 'aal1' | 'aal2', factors: readonly { readonly status: string }[] | undefined) => {
    const { fullTokenOf, storeSession } = await load()
    const stored = session(amina, accessToken(level), 600_000)
    await storeSession({ ...stored, user: { ...stored.user, factors } })
    return fullTokenOf(amina)
  }
  it('waits for the second factor of an account that has one', async () => {
    const { readUser, saveUser } = await import('./user-record')
    await saveUser({ id: userId(amina), email: 'amina@students.example', fullName: null })
    await expect(of('aal1', [{ status: 'verified' }])).rejects.toMatchObject({ name: 'SignInNeededError' })
    expect(await readUser()).toMatchObject({ sessionExpired: false })
  })
  it.each([
    ['the second factor was shown', 'aal2', [{ status: 'verified' }]],
    ['the set-up was not finished', 'aal1', [{ status: 'unverified' }]],
    ['there is none', 'aal1', undefined],
  ] as const)('returns the token where %s', async (_, level, factors) => {
    expect(await of(level, factors)).toBe(accessToken(level))
  })
  it('returns null for anonymous', async () => {
    const { fullTokenOf } = await load()
    expect(await fullTokenOf('anonymous')).toBeNull()
  })
})
