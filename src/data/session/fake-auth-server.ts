import { vi } from 'vitest'

type Reply = { readonly status?: number; readonly body: unknown }
type Asked = { readonly method: string; readonly path: string; readonly body: unknown; readonly bearer: string | null }

/** Answers in place of an auth server, in the shapes of the hosted service's API, and notes what was asked. */
export const fakeAuthServer = (replies: Readonly<Record<string, Reply | (() => Reply)>>) => {
  const asked: Asked[] = []
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input)
    const method = init.method ?? 'GET'
    const path = url.pathname.replace('/auth/v1/', '')
    const headers = new Headers(init.headers)
    asked.push({
      method,
      path: path + url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      bearer: headers.get('authorization')?.replace('Bearer ', '') ?? null,
    })
    const found = replies[`${method} ${path}`]
    if (!found) throw new TypeError('Failed to fetch')
    const { status = 200, body } = typeof found === 'function' ? found() : found
    return Response.json(await body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })
  })
  return asked
}

const encoded = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const amina = '0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'

/** One moment for all: tokens are compared. */
const farAway = 4_000_000_000

/** An access token as the hosted service makes them; nobody here checks its signature. */
export const accessToken = (level: 'aal1' | 'aal2'): string =>
  [
    encoded({ alg: 'HS256', typ: 'JWT' }),
    encoded({ sub: amina, aal: level, exp: farAway, amr: [{ method: 'password', timestamp: 1_790_000_000 }] }),
    'c2lnbmF0dXJl',
  ].join('.')

/** A person as `GET /user` and a session tell of them. */
export const userOnTheWire = (more: Readonly<Record<string, unknown>> = {}) => ({
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

export const sessionOnTheWire = (level: 'aal1' | 'aal2', user = userOnTheWire()) => ({
  access_token: accessToken(level),
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  refresh_token: 'v4hkqzx5pvbe',
  user,
})
