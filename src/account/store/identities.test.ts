import { beforeEach, expect, test, vi } from 'vitest'
import { deviceDb } from '@/store/db'
import { fakeAuthServer, storeSession } from '#support/store/session/fake-auth-server'

// Identities in the shapes of the hosted service. @see https://github.com/supabase/auth/blob/master/openapi.yaml
const byEmail = {
  identity_id: '5d1f0a52-0d7e-4a7c-8a0b-6b0e7d3d0a01',
  id: '0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01',
  user_id: '0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01',
  identity_data: { email: 'amina@students.example', email_verified: true, sub: '0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01' },
  provider: 'email',
  last_sign_in_at: '2026-11-01T08:00:00.000Z',
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
}
const byGoogle = {
  ...byEmail,
  identity_id: '5d1f0a52-0d7e-4a7c-8a0b-6b0e7d3d0a02',
  id: '108712345678901234567',
  provider: 'google',
  identity_data: { email: 'amina@gmail.example', name: 'Amina Juma', provider_id: '108712345678901234567' },
}

const signedInWith = (identities: readonly unknown[]) => storeSession({ identities })

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://comrade.example', href: 'https://comrade.example/profile' })
  await deviceDb().auth.clear()
})

const load = () => import('./identities')

test('signInMethods() lists the linked identities', async () => {
  fakeAuthServer(await signedInWith([byEmail, byGoogle]))
  expect(await (await load()).signInMethods()).toEqual({
    ok: true,
    value: [
      { id: byEmail.identity_id, provider: 'email', email: 'amina@students.example' },
      { id: byGoogle.identity_id, provider: 'google', email: 'amina@gmail.example' },
    ],
  })
})

test('linkMethod() sends a PKCE challenge and the profile as the redirect URL', async () => {
  const url = 'https://accounts.google.com/o/oauth2/v2/auth?client_id=1'
  const requests = fakeAuthServer({
    ...(await signedInWith([byEmail])),
    'GET user/identities/authorize': { body: { url } },
  })
  expect(await (await load()).linkMethod('google')).toEqual({ ok: true, value: null })
  const sent = new URL(requests.at(-1)?.path ?? '', 'https://project.example').searchParams
  expect(Object.fromEntries(sent)).toMatchObject({
    provider: 'google',
    code_challenge_method: 's256',
    code_challenge: expect.any(String),
  })
  expect(sent.get('redirect_to')).toMatch(/^https:\/\/comrade\.example\/profile/)
})

test('linkMethod() fails with not-offered if the server does not allow linking', async () => {
  fakeAuthServer({
    ...(await signedInWith([byEmail])),
    'GET user/identities/authorize': {
      status: 404,
      body: { code: 'manual_linking_disabled', message: 'Manual linking is disabled' },
    },
  })
  expect(await (await load()).linkMethod('google')).toMatchObject({ ok: false, problem: { kind: 'not-offered' } })
})

test('unlinkMethod() removes an identity, but not the last one', async () => {
  const requests = fakeAuthServer({
    ...(await signedInWith([byEmail, byGoogle])),
    [`DELETE user/identities/${byGoogle.identity_id}`]: { body: {} },
  })
  const { unlinkMethod } = await load()
  expect(await unlinkMethod(byGoogle.identity_id)).toEqual({ ok: true, value: null })
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: `user/identities/${byGoogle.identity_id}` })
  fakeAuthServer(await signedInWith([byEmail]))
  expect(await unlinkMethod(byEmail.identity_id)).toMatchObject({ ok: false, problem: { kind: 'last-identity' } })
})
