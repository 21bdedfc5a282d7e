import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceDb } from '@/store/db'
import {
  accessToken,
  fakeAuthServer,
  sessionOnTheWire,
  storeSession,
  userJson,
} from '#support/store/session/fake-auth-server'

// Authenticator apps in the shapes of the hosted service. @see
// https://github.com/supabase/auth/blob/master/openapi.yaml
const verified = {
  id: 'a1c7f5de-5b0e-4f0e-8a2b-0d8f2c6f1d01',
  created_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:01:00.000Z',
  status: 'verified',
  friendly_name: 'Authenticator app 1',
  factor_type: 'totp',
}
const unfinished = {
  ...verified,
  id: 'a1c7f5de-5b0e-4f0e-8a2b-0d8f2c6f1d02',
  status: 'unverified',
  friendly_name: 'Authenticator app 2',
}
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
  expect(await authenticators()).toEqual({
    ok: true,
    value: [{ id: verified.id, name: 'Authenticator app 1', createdAt: verified.created_at }],
  })
})

test('beginAuthenticator() removes unverified apps and returns a picture, a key and a link', async () => {
  const requests = fakeAuthServer({
    ...(await signedInWith([verified, unfinished])),
    [`DELETE factors/${unfinished.id}`]: { body: { id: unfinished.id } },
    'POST factors': { body: enrolled },
  })
  const { beginAuthenticator } = await load()
  const result = await beginAuthenticator((number) => `Authenticator app ${number}`)
  expect(result).toMatchObject({
    ok: true,
    value: { id: enrolled.id, secret: 'JBSWY3DPEHPK3PXP', link: enrolled.totp.uri },
  })
  expect(result.ok && decodeURIComponent(result.value.picture)).toBe(
    `data:image/svg+xml;utf-8,${enrolled.totp.qr_code}`,
  )
  expect(result.ok && result.value.picture).not.toContain('#')
  expect(requests.filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'DELETE', path: `factors/${unfinished.id}` },
    {
      method: 'POST',
      path: 'factors',
      body: { friendly_name: 'Authenticator app 2', factor_type: 'totp', issuer: 'Comrade' },
    },
  ])
})

test('enterCode() verifies a challenge and raises the session to aal2', async () => {
  const raised = sessionOnTheWire('aal2', userJson({ factors: [verified] }))
  const requests = fakeAuthServer({
    ...(await signedInWith([verified])),
    [`POST factors/${verified.id}/challenge`]: { body: challenge },
    [`POST factors/${verified.id}/verify`]: { body: raised },
  })
  const { isCodeDue, enterCode } = await load()
  expect(await isCodeDue()).toBe(true)
  expect(await enterCode('123456')).toEqual({ ok: true, value: null })
  expect(requests.at(-1)).toMatchObject({
    path: `factors/${verified.id}/verify`,
    body: { challenge_id: challenge.id, code: '123456' },
  })
  expect(await isCodeDue()).toBe(false)
})

test('confirmCode() fails with wrong-code for a wrong code', async () => {
  fakeAuthServer({
    ...(await signedInWith([verified])),
    [`POST factors/${verified.id}/challenge`]: { body: challenge },
    [`POST factors/${verified.id}/verify`]: {
      status: 422,
      body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
    },
  })
  const { confirmCode } = await load()
  expect(await confirmCode(verified.id, '000000')).toMatchObject({
    ok: false,
    problem: { kind: 'wrong-code', message: 'Invalid TOTP code entered' },
  })
})

test('removeAuthenticator() sends the token of the signed-in person', async () => {
  const requests = fakeAuthServer({
    ...(await signedInWith([verified])),
    [`DELETE factors/${verified.id}`]: { body: { id: verified.id } },
  })
  const { removeAuthenticator } = await load()
  expect(await removeAuthenticator(verified.id)).toEqual({ ok: true, value: null })
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', bearer: accessToken('aal1') })
})

test('no code is due without a verified app or without a session', async () => {
  fakeAuthServer(await signedInWith([unfinished]))
  expect(await (await load()).isCodeDue()).toBe(false)
  vi.resetModules()
  await deviceDb().auth.clear()
  expect(await (await load()).isCodeDue()).toBe(false)
})

describe('with two verified apps', () => {
  const spare = { ...verified, id: 'a1c7f5de-5b0e-4f0e-8a2b-0d8f2c6f1d05', friendly_name: 'Authenticator app 2' }
  const wrong = { status: 422, body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' } }
  const challenges = {
    [`POST factors/${verified.id}/challenge`]: { body: challenge },
    [`POST factors/${spare.id}/challenge`]: { body: challenge },
  }

  test('enterCode() takes the code of either', async () => {
    const raised = sessionOnTheWire('aal2', userJson({ factors: [verified, spare] }))
    fakeAuthServer({
      ...(await signedInWith([verified, spare])),
      ...challenges,
      [`POST factors/${verified.id}/verify`]: wrong,
      [`POST factors/${spare.id}/verify`]: { body: raised },
    })
    const { isCodeDue, enterCode } = await load()
    expect(await enterCode('123456')).toEqual({ ok: true, value: null })
    expect(await isCodeDue()).toBe(false)
  })

  test('enterCode() fails with wrong-code for a code of neither', async () => {
    fakeAuthServer({
      ...(await signedInWith([verified, spare])),
      ...challenges,
      [`POST factors/${verified.id}/verify`]: wrong,
      [`POST factors/${spare.id}/verify`]: wrong,
    })
    expect(await (await load()).enterCode('123456')).toMatchObject({ ok: false, problem: { kind: 'wrong-code' } })
  })

  test('enterCode() does not go on to the other app once the server asks to wait', async () => {
    const requests = fakeAuthServer({
      ...(await signedInWith([verified, spare])),
      ...challenges,
      [`POST factors/${verified.id}/verify`]: {
        status: 429,
        body: { code: 'over_request_rate_limit', message: 'Wait' },
      },
    })
    expect(await (await load()).enterCode('123456')).toMatchObject({ ok: false, problem: { kind: 'too-often' } })
    expect(requests.filter(({ path }) => path.includes(spare.id))).toEqual([])
  })
})

describe('a new app gets the first free name', () => {
  const nameOf = (number: number) => `Authenticator app ${number}`
  const namesOf = (requests: readonly { readonly method: string; readonly path: string; readonly body?: unknown }[]) =>
    requests.filter(({ method, path }) => method === 'POST' && path === 'factors').map(({ body }) => body)

  test.each([
    [['Authenticator app 1', 'Authenticator app 2'], 3],
    [['Authenticator app 2'], 1],
    [['Authenticator app 1', 'Authenticator app 3'], 2],
    [['My phone'], 1],
  ])('beside %j', async (names, number) => {
    const apps = names.map((friendly_name, index) => ({
      ...verified,
      id: `a1c7f5de-5b0e-4f0e-8a2b-0d8f2c6f1e0${index}`,
      friendly_name,
    }))
    const requests = fakeAuthServer({ ...(await signedInWith(apps)), 'POST factors': { body: enrolled } })
    expect(await (await load()).beginAuthenticator(nameOf)).toMatchObject({ ok: true })
    expect(namesOf(requests)).toMatchObject([{ friendly_name: nameOf(number) }])
  })

  test('or says that another device takes each', async () => {
    fakeAuthServer({
      ...(await signedInWith([verified])),
      'POST factors': {
        status: 422,
        body: { code: 'mfa_factor_name_conflict', message: 'A factor with the friendly name exists' },
      },
    })
    expect(await (await load()).beginAuthenticator(nameOf)).toMatchObject({
      ok: false,
      problem: { kind: 'factor-name-taken' },
    })
  })
})
