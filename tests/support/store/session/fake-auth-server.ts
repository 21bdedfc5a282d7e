import { vi } from 'vitest'
import { deviceDb } from '@/store/db'

type Reply = { readonly status?: number; readonly body: unknown }
type RecordedRequest = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly bearer: string | null
}

/**
 * Stubs `fetch` with replies by method and path; without a reply it fails as if offline. Returns the recorded requests.
 */
export const fakeAuthServer = (replies: Readonly<Record<string, Reply | (() => Reply)>>) => {
  const requests: RecordedRequest[] = []
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input)
    const method = init.method ?? 'GET'
    const path = url.pathname.replace('/auth/v1/', '')
    const headers = new Headers(init.headers)
    requests.push({
      method,
      path: path + url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      bearer: headers.get('authorization')?.replace('Bearer ', '') ?? null,
    })
    const reply = replies[`${method} ${path}`]
    if (!reply) throw new TypeError('Failed to fetch')
    const { status = 200, body } = typeof reply === 'function' ? reply() : reply
    return Response.json(await body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })
  })
  return requests
}

const base64Url = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const amina = '0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'

/** The same for all tokens, because tests compare them. */
const expiresAt = 4_000_000_000

/** An access token in the format of the hosted service, with a fake signature. */
export const accessToken = (level: 'aal1' | 'aal2'): string =>
  [
    base64Url({ alg: 'HS256', typ: 'JWT' }),
    base64Url({ sub: amina, aal: level, exp: expiresAt, amr: [{ method: 'password', timestamp: 1_790_000_000 }] }),
    'c2lnbmF0dXJl',
  ].join('.')

/** A user as `GET /user` and a session contain it. */
export const userJson = (more: Readonly<Record<string, unknown>> = {}) => ({
  id: amina,
  aud: 'authenticated',
  role: 'authenticated',
  email: 'amina@students.example',
  email_confirmed_at: '2026-11-01T08:00:00.000Z',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { full_name: 'Amina Juma' },
  identities: [],
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  is_anonymous: false,
  ...more,
})

export const sessionOnTheWire = (level: 'aal1' | 'aal2', user = userJson()) => ({
  access_token: accessToken(level),
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  refresh_token: 'v4hkqzx5pvbe',
  user,
})

/** Signs in a user with these parts. @returns the reply that confirms it */
export const storeSession = async (more: Readonly<Record<string, unknown>>) => {
  const session = sessionOnTheWire('aal1', userJson(more))
  await deviceDb().auth.put({ key: 'comrade-session', value: JSON.stringify(session) })
  return { 'GET user': { body: session.user } }
}
