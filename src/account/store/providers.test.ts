import { beforeEach, expect, test, vi } from 'vitest'
import { deviceDb } from '@/store/db'
import { fakeAuthServer } from '#support/store/session/fake-auth-server'
import type { SignInOffers } from './providers'

// Responses of a hosted project, from its API description, and of the embedded backend, from its code.
const hostedSettings = {
  external: {
    anonymous_users: false,
    apple: false,
    azure: false,
    github: true,
    google: true,
    kakao: true,
    email: true,
    phone: false,
  },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: 'twilio',
  saml_enabled: false,
}
const hostedHealth = {
  version: 'v2.183.0',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
}
const embeddedSettings = {
  ...hostedSettings,
  external: { anonymous_users: false, apple: false, github: false, google: false, email: true, phone: false },
}
const embeddedHealth = {
  ...hostedHealth,
  version: 'eyJhbGciOiJIUzI1NiJ9.eyJpbXBsZW1lbnRhdGlvbiI6IkBzdXBhYmFzZS9saXRlIn0.bWV0YWRhdGE',
}

const plain: SignInOffers = { providers: [], signUps: true, secondFactor: false }

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
  await deviceDb().device.clear()
})

const receivedOffers = async (): Promise<SignInOffers[]> => {
  const { signInOffers } = await import('./providers')
  const offers: SignInOffers[] = []
  await signInOffers((each) => offers.push(each))
  return offers
}

test('a hosted project offers second factors and those of its providers that the app knows', async () => {
  fakeAuthServer({ 'GET settings': { body: hostedSettings }, 'GET health': { body: hostedHealth } })
  expect(await receivedOffers()).toEqual([
    plain,
    { providers: ['google', 'github'], signUps: true, secondFactor: true },
  ])
})

test('the embedded backend offers only email', async () => {
  fakeAuthServer({ 'GET settings': { body: embeddedSettings }, 'GET health': { body: embeddedHealth } })
  expect((await receivedOffers()).at(-1)).toEqual(plain)
})

test('closed sign-ups are reported', async () => {
  fakeAuthServer({
    'GET settings': { body: { ...embeddedSettings, disable_signup: true } },
    'GET health': { body: embeddedHealth },
  })
  expect((await receivedOffers()).at(-1)).toEqual({ ...plain, signUps: false })
})

test('the last known offers are used when the server cannot be reached', async () => {
  fakeAuthServer({ 'GET settings': { body: hostedSettings }, 'GET health': { body: hostedHealth } })
  await receivedOffers()
  vi.resetModules()
  fakeAuthServer({})
  expect(await receivedOffers()).toEqual([{ providers: ['google', 'github'], signUps: true, secondFactor: true }])
})

test('a response that is not the server’s is ignored', async () => {
  fakeAuthServer({ 'GET settings': { body: { hello: 'captive portal' } }, 'GET health': { body: {} } })
  expect((await receivedOffers()).at(-1)).toEqual(plain)
})

test('a browser that says that it is offline is not believed: the server is asked', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  fakeAuthServer({ 'GET settings': { body: hostedSettings }, 'GET health': { body: hostedHealth } })
  expect(await receivedOffers()).toEqual([
    plain,
    { providers: ['google', 'github'], signUps: true, secondFactor: true },
  ])
})

test('the server is asked once per visit', async () => {
  const requests = fakeAuthServer({ 'GET settings': { body: hostedSettings }, 'GET health': { body: hostedHealth } })
  await receivedOffers()
  await receivedOffers()
  expect(requests.filter(({ path }) => path === 'settings')).toHaveLength(1)
})
