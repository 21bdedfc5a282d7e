import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceDb } from '../db'
import { fakeAuthServer } from './fake-auth-server'
import type { SignInOffers } from './providers'

// What a hosted project answers, by its API description, and the embedded backend, by its code.
const hostedSettings = {
  external: { anonymous_users: false, apple: false, azure: false, github: true, google: true, kakao: true, email: true, phone: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: 'twilio',
  saml_enabled: false,
}
const hostedHealth = { version: 'v2.183.0', name: 'GoTrue', description: 'GoTrue is a user registration and authentication API' }
const embeddedSettings = { ...hostedSettings, external: { anonymous_users: false, apple: false, github: false, google: false, email: true, phone: false } }
const embeddedHealth = { ...hostedHealth, version: 'eyJhbGciOiJIUzI1NiJ9.eyJpbXBsZW1lbnRhdGlvbiI6IkBzdXBhYmFzZS9saXRlIn0.bWV0YWRhdGE' }

const plain: SignInOffers = { providers: [], signUps: true, secondFactor: false }

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
  await deviceDb().device.clear()
})

const told = async (): Promise<SignInOffers[]> => {
  const { signInOffers } = await import('./providers')
  const offers: SignInOffers[] = []
  await signInOffers((each) => offers.push(each))
  return offers
}

test('a hosted project offers its providers that we know, and second factors', async () => {
  fakeAuthServer({ 'GET settings': { body: hostedSettings }, 'GET health': { body: hostedHealth } })
  expect(await told()).toEqual([plain, { providers: ['google', 'github'], signUps: true, secondFactor: true }])
})

test('the embedded backend offers email alone', async () => {
  fakeAuthServer({ 'GET settings': { body: embeddedSettings }, 'GET health': { body: embeddedHealth } })
  expect((await told()).at(-1)).toEqual(plain)
})

test('closed sign-ups are told', async () => {
  fakeAuthServer({ 'GET settings': { body: { ...embeddedSettings, disable_signup: true } }, 'GET health': { body: embeddedHealth } })
  expect((await told()).at(-1)).toEqual({ ...plain, signUps: false })
})

test('without an answer what was told last is told again', async () => {
  fakeAuthServer({ 'GET settings': { body: hostedSettings }, 'GET health': { body: hostedHealth } })
  await told()
  vi.resetModules()
  fakeAuthServer({})
  expect(await told()).toEqual([{ providers: ['google', 'github'], signUps: true, secondFactor: true }])
})

test('an answer that is not the server’s changes nothing', async () => {
  fakeAuthServer({ 'GET settings': { body: { hello: 'captive portal' } }, 'GET health': { body: {} } })
  expect((await told()).at(-1)).toEqual(plain)
})

test('offline nothing is asked', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const asked = fakeAuthServer({})
  expect(await told()).toEqual([plain])
  expect(asked).toEqual([])
})

test('it is asked once a visit', async () => {
  const asked = fakeAuthServer({ 'GET settings': { body: hostedSettings }, 'GET health': { body: hostedHealth } })
  await told()
  await told()
  expect(asked.filter(({ path }) => path === 'settings')).toHaveLength(1)
})
