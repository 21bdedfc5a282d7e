import { beforeEach, expect, test, vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { deviceDb } from '@/store/db'
import { fakeAuthServer, sessionOnTheWire, storeSession, userJson } from '#support/store/session/fake-auth-server'

const amina = { id: userId(userJson().id), email: 'amina@students.example', fullName: 'Amina Juma' }
const stored = async () => (await deviceDb().auth.toArray()).map(({ value }) => value)

beforeEach(async () => {
  // A new auth client for each test, which reads the session again.
  vi.resetModules()
  await deviceDb().auth.clear()
})

const load = () => import('./confirm-password')

test('the right password is confirmed; the session on the phone stays, and the one that was made to ask ends', async () => {
  const asked = { ...sessionOnTheWire('aal1'), access_token: 'made.to.ask' }
  const requests = fakeAuthServer({
    ...(await storeSession({})),
    'POST token': { body: asked },
    'POST logout': { status: 204, body: null },
  })
  const before = await stored()
  const { confirmPassword } = await load()
  expect(await confirmPassword(amina, 'habari gani')).toEqual({ ok: true, value: null })
  expect(requests.map(({ method, path, bearer }) => [method, path, bearer])).toContainEqual([
    'POST',
    'logout?scope=local',
    'made.to.ask',
  ])
  expect(requests[0]).toMatchObject({
    path: 'token?grant_type=password',
    body: { email: amina.email, password: 'habari gani' },
  })
  expect(await stored()).toEqual(before)
})

test('a wrong password is refused', async () => {
  fakeAuthServer({
    ...(await storeSession({})),
    'POST token': { status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } },
  })
  const before = await stored()
  const { confirmPassword } = await load()
  expect(await confirmPassword(amina, 'a guess')).toMatchObject({ ok: false, problem: { kind: 'wrong-credentials' } })
  expect(await stored()).toEqual(before)
})

test('without a connection nothing is confirmed', async () => {
  fakeAuthServer(await storeSession({}))
  const { confirmPassword } = await load()
  expect(await confirmPassword(amina, 'habari gani')).toMatchObject({ ok: false, problem: { kind: 'offline' } })
})

test('the password of another account does not count', async () => {
  const other = sessionOnTheWire('aal1', userJson({ id: '3f0c4bfb-0f6a-4d6e-9a60-0a7a6c2c0a99' }))
  fakeAuthServer({
    ...(await storeSession({})),
    'POST token': { body: other },
    'POST logout': { status: 204, body: null },
  })
  const { confirmPassword } = await load()
  expect(await confirmPassword(amina, 'habari gani')).toMatchObject({
    ok: false,
    problem: { kind: 'wrong-credentials' },
  })
})
