import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBackend, type TestBackend } from './start-backend.ts'

/** Loads the modules again: the auth client caches the backend URL of an earlier test file in this process. */
const loadModules = async () => {
  vi.resetModules()
  const [{ deviceDb }, { openMail, requestRecovery, signUp }, { readUser }] = await Promise.all([
    import('@/data/db'),
    import('@/data/session/account'),
    import('@/data/session/user-record'),
  ])
  return { deviceDb, openMail, readUser, requestRecovery, signUp }
}

const { deviceDb, openMail, readUser, requestRecovery, signUp } = await loadModules()
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

  const token = new URL(link).searchParams.get('token_hash') ?? ''
  expect(await openMail({ type: 'signup', token_hash: token })).toMatchObject({ ok: true, value: { email, fullName: 'Zawadi Mwende' } })
  expect(await openMail({ type: 'signup', token_hash: token })).toMatchObject({ ok: false, problem: { kind: 'expired-link' } })
})

test('signing up with an address that another phone has registered fails with the server’s error', async () => {
  await backend.anonClient().auth.signUp({ email: 'elsewhere@students.example', password: 'mango bus rain sofa' })
  expect(await signUp({ ...newAccount, email: 'elsewhere@students.example' })).toMatchObject({ ok: false, problem: { kind: 'too-often' } })
})

test('a typed code signs in on this phone, and a wrong one says that it is the code', async () => {
  expect(await requestRecovery(email)).toEqual({ ok: true, value: null })
  const code = backend.emails.latestTo(email)?.code ?? ''
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect(await openMail({ type: 'recovery', email, token: wrong })).toMatchObject({ ok: false, problem: { kind: 'wrong-mail-code' } })
  expect(await openMail({ type: 'recovery', email, token: code })).toMatchObject({ ok: true, value: { email } })
  expect(await readUser()).toMatchObject({ email, sessionExpired: false })
})
