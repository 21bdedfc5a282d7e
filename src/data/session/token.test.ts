import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userId } from '@/domain/shared/ids'
import type { Identity } from '../outbox/operation'

const amina = '6e2f8a34-0000-4000-8000-000000000001' as Identity
const brian = '6e2f8a34-0000-4000-8000-000000000002' as Identity
const user = (id: string) => ({ id, aud: 'authenticated', email: 'amina@students.example', app_metadata: {}, user_metadata: {}, created_at: '2026-11-21T08:00:00Z' })
const session = (id: string, token: string, livesMs: number) => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.round((Date.now() + livesMs) / 1000),
  user: user(id),
})

/** What the token endpoint answers; null stands for no network. */
let endpoint: (() => Response) | null
let asked: number

const start = async () => {
  vi.resetModules()
  const { tokenOf } = await import('./token')
  const { authStorage, sessionKey } = await import('./auth-storage')
  const keep = (kept: object) => authStorage.setItem(sessionKey, JSON.stringify(kept))
  return { tokenOf, keep }
}

beforeEach(() => {
  endpoint = () => Response.json(session(amina, 'fresh', 3_600_000))
  asked = 0
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async () => {
    asked += 1
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

describe('a token', () => {
  it('that lives on is given without asking anybody', async () => {
    const { tokenOf, keep } = await start()
    await keep(session(amina, 'good', 600_000))
    expect(await tokenOf(amina)).toBe('good')
    expect(asked).toBe(0)
  })

  it('that ends within the minute is renewed first, once for all who ask', async () => {
    const { tokenOf, keep } = await start()
    await keep(session(amina, 'old', 30_000))
    expect(await Promise.all([tokenOf(amina), tokenOf(amina), tokenOf(amina)])).toEqual(['fresh', 'fresh', 'fresh'])
    expect(asked).toBe(1)
  })

  it('of somebody else is never given', async () => {
    const { tokenOf, keep } = await start()
    await keep(session(brian, 'good', 600_000))
    await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'IdentityChangedError' })
  })

  it('of nobody is none, and nothing can renew it', async () => {
    const { tokenOf } = await start()
    expect(await tokenOf('anonymous')).toBeNull()
    await expect(tokenOf('anonymous', true)).rejects.toMatchObject({ name: 'SignInNeededError' })
  })

  it('is missing for who has signed out', async () => {
    const { tokenOf } = await start()
    await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'SignInNeededError' })
  })

  it('whose renewal is refused asks for a new sign-in', async () => {
    const { tokenOf, keep } = await start()
    await keep(session(amina, 'old', -1000))
    endpoint = () => Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, { status: 400 })
    const { readUser, saveUser } = await import('./user-record')
    await saveUser({ id: userId(amina), email: 'amina@students.example', fullName: null })
    await expect(tokenOf(amina)).rejects.toMatchObject({ name: 'SignInNeededError' })
    expect(await readUser()).toMatchObject({ id: amina, sessionExpired: true })
  })

  it('is not renewed over and over by a phone whose clock runs a day ahead', async () => {
    const { tokenOf, keep } = await start()
    const old = session(amina, 'old', -1000)
    await keep(old)
    // By this phone's clock even the new token is long over.
    endpoint = () => Response.json({ ...session(amina, 'fresh', 3_600_000), expires_at: old.expires_at - 86_400 })
    expect(await tokenOf(amina)).toBe('fresh')
    expect(await tokenOf(amina)).toBe('fresh')
    expect(asked).toBe(1)
  })
})

describe('with the token endpoint out of reach', () => {
  it('says so within ten seconds, and keeps the session', async () => {
    const { tokenOf, keep } = await start()
    await keep(session(amina, 'old', -1000))
    endpoint = null
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    const answer = expect(tokenOf(amina)).rejects.toMatchObject({ name: 'OfflineError' })
    await vi.advanceTimersByTimeAsync(11_000)
    await answer
    const { storedSession } = await import('./auth-storage')
    expect(await storedSession()).toMatchObject({ access_token: 'old' })
  })
})
