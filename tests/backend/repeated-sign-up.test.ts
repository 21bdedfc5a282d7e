import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { emptyBackend, pointAppTo } from './test-backend.ts'

/** Loads the modules again: the auth client caches the backend URL of an earlier test file in this process. */
const loadModules = async () => {
  vi.resetModules()
  const [{ deviceDb }, { finishSignUp, openMail, requestRecovery, signUp }, { readUnfinished, readUser }] =
    await Promise.all([import('@/store/db'), import('@/account/store/account'), import('@/store/session/user-record')])
  return { deviceDb, finishSignUp, openMail, readUnfinished, readUser, requestRecovery, signUp }
}

const { deviceDb, finishSignUp, openMail, readUnfinished, readUser, requestRecovery, signUp } = await loadModules()
const backend = await emptyBackend()
pointAppTo(backend)

beforeAll(async () => {
  vi.stubGlobal('location', new URL(backend.url))
})
afterAll(async () => {
  await deviceDb().auth.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const email = 'zawadi@students.example'
const newAccount = { email, password: 'mango bus rain sofa', fullName: 'Zawadi Mwende' }

test('signing up again before the mail is confirmed finds the account, and the first link still signs in', async () => {
  expect(await signUp(newAccount)).toEqual({ ok: true, value: 'confirm' })
  const link = backend.emails.latestTo(email)?.link ?? ''
  expect(await signUp({ ...newAccount, email: 'Zawadi@Students.example' })).toMatchObject({
    ok: false,
    problem: { kind: 'taken' },
  })
  expect(backend.emails.latestTo(email)?.link).toBe(link)

  const token = new URL(link).searchParams.get('token_hash') ?? ''
  expect(await openMail({ type: 'signup', token_hash: token })).toMatchObject({
    ok: true,
    value: { email, fullName: null },
  })
  expect(await openMail({ type: 'signup', token_hash: token })).toMatchObject({
    ok: false,
    problem: { kind: 'expired-link' },
  })
})

test('nobody is signed in by the link until a name and a password are chosen', async () => {
  expect([await readUser(), await readUnfinished()]).toMatchObject([null, { email }])
  const zawadi = (await readUnfinished())?.id ?? expect.unreachable()
  const somebodyElse = userId('0b9f5b6e-3a57-4a53-8d0c-6f0a3c9a1c11')
  expect(
    await finishSignUp(somebodyElse, { fullName: 'Zawadi Mwende', password: 'the choice of the owner' }),
  ).toMatchObject({ ok: false, problem: { kind: 'signed-out' } })
  expect(await finishSignUp(zawadi, { fullName: 'Zawadi Mwende', password: 'the choice of the owner' })).toMatchObject({
    ok: true,
    value: { email, fullName: 'Zawadi Mwende' },
  })
  expect([await readUser(), await readUnfinished()]).toMatchObject([
    { email, fullName: 'Zawadi Mwende', sessionExpired: false },
    null,
  ])
})

test('whoever types the code where they have signed up has chosen both', async () => {
  const other = { ...newAccount, email: 'salma@students.example', fullName: 'Salma Said' }
  await signUp(other)
  const code = backend.emails.latestTo(other.email)?.code ?? ''
  expect(await openMail({ type: 'signup', email: other.email, token: code })).toMatchObject({
    ok: true,
    value: { email: other.email, fullName: 'Salma Said' },
  })
  expect([await readUser(), await readUnfinished()]).toMatchObject([{ email: other.email }, null])
  expect((await backend.signInAs(other.email, other.password)).email).toBe(other.email)
})

test('signing up with an address that another phone has registered fails with the server’s error', async () => {
  await backend.anonClient().auth.signUp({ email: 'elsewhere@students.example', password: 'mango bus rain sofa' })
  expect(await signUp({ ...newAccount, email: 'elsewhere@students.example' })).toMatchObject({
    ok: false,
    problem: { kind: 'too-often' },
  })
})

test('a typed code signs in on this phone, and a wrong one says that it is the code', async () => {
  expect(await requestRecovery(email)).toEqual({ ok: true, value: null })
  const code = backend.emails.latestTo(email)?.code ?? ''
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect(await openMail({ type: 'recovery', email, token: wrong })).toMatchObject({
    ok: false,
    problem: { kind: 'wrong-mail-code' },
  })
  expect(await openMail({ type: 'recovery', email, token: code })).toMatchObject({ ok: true, value: { email } })
  expect(await readUser()).toMatchObject({ email, sessionExpired: false })
})
