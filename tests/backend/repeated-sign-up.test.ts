import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBackend, type TestBackend } from './start-backend.ts'

/** Loads the modules again: the auth client caches the backend URL of an earlier test file in this process. */
const loadModules = async () => {
  vi.resetModules()
  const [{ deviceDb }, { signUp }, { auth }] = await Promise.all([
    import('@/data/db'),
    import('@/data/session/account'),
    import('@/data/session/auth-client'),
  ])
  return { deviceDb, signUp, auth }
}

const { deviceDb, signUp, auth } = await loadModules()
let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  vi.stubEnv('VITE_SUPABASE_URL', backend.url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend.keys.publishable)
  vi.stubGlobal('location', new URL(backend.url))
})
afterAll(async () => {
  await deviceDb().auth.clear()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
  await backend.close()
})

const email = 'zawadi@students.example'
const newAccount = { email, password: 'mango bus rain sofa', fullName: 'Zawadi Mwende' }

test('signing up again before the mail is confirmed finds the account, and the first link still signs in', async () => {
  expect(await signUp(newAccount)).toEqual({ ok: true, value: 'confirm' })
  const link = backend.emails.latestTo(email)?.link ?? ''
  expect(await signUp({ ...newAccount, email: 'Zawadi@Students.example' })).toMatchObject({ ok: false, problem: { kind: 'taken' } })
  expect(backend.emails.latestTo(email)?.link).toBe(link)

  const opened = await fetch(link, { redirect: 'manual' })
  const { searchParams } = new URL(opened.headers.get('location') ?? '')
  const flowId = searchParams.get('sb_flow_id')
  const { data, error } = await auth().exchangeCodeForSession(searchParams.get('code') ?? '', flowId === null ? {} : { flowId })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
})

test('signing up with an address that another phone has registered fails with the server’s error', async () => {
  await backend.anonClient().auth.signUp({ email: 'elsewhere@students.example', password: 'mango bus rain sofa' })
  expect(await signUp({ ...newAccount, email: 'elsewhere@students.example' })).toMatchObject({ ok: false, problem: { kind: 'too-often' } })
})
