import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceDb } from '../db'
import { accessToken, fakeAuthServer, sessionOnTheWire, storeSession, userJson } from './fake-auth-server'

// Authenticator apps in the shapes of the hosted service. @see https://github.com/supabase/auth/blob/master/openapi.yaml
const verified = {
  id: 'a1c7f5de-5b0e-4f0e-8a2b-0d8f2c6f1d01',
  created_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:01:00.000Z',
  status: 'verified',
  friendly_name: 'Authenticator app 1',
  factor_type: 'totp',
}
const unfinished = { ...verified, id: 'a1c7f5de-5b0e-4f0e-8a2b-0d8f2c6f1d02', status: 'unverified', friendly_name: 'Authenticator app 2' }
const enrolled = {
  id: 'a1c7f5de-5b0e-4f0e-8a2b-0d8f2c6f1d03',
  type: 'totp',
  friendly_name: 'Authenticator app 2',
  totp: {
    qr_code: '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#000"/></svg>',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Comrade:amina@students.example?secret=JBSWY3DPEHPK3PXP&issuer=Comrade',
  },
}
const challenge = { id: 'c0ffee00-5b0e-4f0e-8a2b-0d8f2c6f1d04', type: 'totp', expires_at: 1_790_000_300 }

const signedInWith = (factors: readonly unknown[]) => storeSession({ factors })

beforeEach(async () => {
  // A new auth client for each test, which reads the session again.
  vi.resetModules()
  await deviceDb().auth.clear()
})

const load = () => import('./second-factor')

test('authenticators() lists the verified apps', async () => {
  fakeAuthServer(await signedInWith([verified, unfinished]))
  const { authenticators } = await load()
  expect(await authenticators()).toEqual({ ok: true, value: [{ id: verified.id, name: 'Authenticator app 1', createdAt: verified.created_at }] })
})

test('beginAuthenticator() removes unverified apps and returns a picture, a key and a link', async () => {
  const requests = fakeAuthServer({
    ...(await signedInWith([verified, unfinished])),
    [`DELETE factors/${unfinished.id}`]: { body: { id: unfinished.id } },
    'POST factors': { body: enrolled },
  })
  const { beginAuthenticator } = await load()
  const result = await beginAuthenticator('Authenticator app 2')
  expect(result).toMatchObject({ ok: true, value: { id: enrolled.id, secret: 'JBSWY3DPEHPK3PXP', link: enrolled.totp.uri } })
  expect(result.ok && decodeURIComponent(result.value.picture)).toBe(`data:image/svg+xml;utf-8,${enrolled.totp.qr_code}`)
  expect(result.ok && result.value.picture).not.toContain('#')
  expect(requests.filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'DELETE', path: `factors/${unfinished.id}` },
    { method: 'POST', path: 'factors', body: { friendly_name: 'Authenticator app 2', factor_type: 'totp', issuer: 'Comrade' } },
  ])
})

test('confirmCode() verifies a challenge and raises the session to aal2', async () => {
  const raised = sessionOnTheWire('aal2', userJson({ factors: [verified] }))
  const requests = fakeAuthServer({
    ...(await signedInWith([verified])),
    [`POST factors/${verified.id}/challenge`]: { body: challenge },
    [`POST factors/${verified.id}/verify`]: { body: raised },
  })
  const { requiredAuthenticatorId, confirmCode } = await load()
  expect(await requiredAuthenticatorId()).toBe(verified.id)
  expect(await confirmCode(verified.id, '123456')).toEqual({ ok: true, value: null })
  expect(requests.at(-1)).toMatchObject({ path: `factors/${verified.id}/verify`, body: { challenge_id: challenge.id, code: '123456' } })
  expect(await requiredAuthenticatorId()).toBeNull()
})

test('confirmCode() fails with wrong-code for a wrong code', async () => {
  fakeAuthServer({
    ...(await signedInWith([verified])),
    [`POST factors/${verified.id}/challenge`]: { body: challenge },
    [`POST factors/${verified.id}/verify`]: { status: 422, body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' } },
  })
  const { confirmCode } = await load()
  expect(await confirmCode(verified.id, '000000')).toMatchObject({ ok: false, problem: { kind: 'wrong-code', message: 'Invalid TOTP code entered' } })
})

test('removeAuthenticator() sends the token of the signed-in person', async () => {
  const requests = fakeAuthServer({ ...(await signedInWith([verified])), [`DELETE factors/${verified.id}`]: { body: { id: verified.id } } })
  const { removeAuthenticator } = await load()
  expect(await removeAuthenticator(verified.id)).toEqual({ ok: true, value: null })
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', bearer: accessToken('aal1') })
})

test('no code is due without a verified app or without a session', async () => {
  fakeAuthServer(await signedInWith([unfinished]))
  expect(await (await load()).requiredAuthenticatorId()).toBeNull()
  vi.resetModules()
  await deviceDb().auth.clear()
  expect(await (await load()).requiredAuthenticatorId()).toBeNull()
})
