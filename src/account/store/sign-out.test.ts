import { beforeEach, expect, test, vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { deviceDb } from '@/store/db'
import { keepDraft } from '@/store/drafts'
import { FakeStorage } from '#support/store/fake-storage'
import { readValue, storeValue } from '@/store/key-values'
import { userDb } from '@/store/user-db'
import { readSubscription, saveSubscription } from '@/health/reminders/store/subscription-record'
import { amina, sessionHere, signedIn } from '#support/account/fake-account-server'
import { readUser } from '@/store/session/user-record'

const record = {
  person: amina,
  id: '5c2d3a57-5a63-4a8e-9d0b-7d5c0a1f7f10',
  endpoint: 'https://push.example/one',
  wakeAt: ['2026-12-01T05:00:00.000Z'],
}
const signOut = async () => (await import('./account')).signOut('local')
const operations = () => userDb(amina).operations.toArray()

beforeEach(() => userDb(amina).operations.clear())

test('signing out deletes the push subscription on the server before the session ends', async () => {
  const requests = await signedIn({
    'DELETE /rest/v1/push_subscriptions': { body: null },
    'POST logout': { body: null },
  })
  await saveSubscription(record)
  await signOut()
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /rest/v1/push_subscriptions?id=eq.${record.id}`,
    'POST logout?scope=local',
  ])
  expect(requests[0]?.bearer).toMatch(/^ey/)
  expect([await readUser(), await sessionHere(), await readSubscription(), await operations()]).toEqual([
    null,
    false,
    null,
    [],
  ])
})

test('signing out offline queues the deletion of the push subscription for the next sign-in', async () => {
  await signedIn({})
  await saveSubscription(record)
  await signOut()
  expect([await readUser(), await sessionHere(), await readSubscription()]).toEqual([null, false, null])
  expect(await operations()).toMatchObject([
    { action: 'delete', table: 'push_subscriptions', row: record.id, state: 'waiting' },
  ])
})

test('signing out removes the person’s drafts, and what they have read, from the phone and the tab, and from their database', async () => {
  const [tab, phone] = [new FakeStorage(), new FakeStorage()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', phone)
  await signedIn({ 'POST logout': { body: null } })
  keepDraft({ form: 'profile', owner: amina }, { course: 'Law' })
  keepDraft({ form: 'pregnancy-about', owner: amina }, { notes: 'Private' })
  await storeValue(amina, 'draft/listing/market/new', { title: 'Kettle' })
  await storeValue(amina, 'draft/gossip-read/tum/trending', { at: 1 })
  await storeValue(amina, 'seller-details', { location: 'Tudor' })
  await signOut()
  expect([Object.keys(tab), Object.keys(phone)]).toEqual([[], []])
  expect(await readValue(amina, 'draft/listing/market/new')).toBeUndefined()
  expect(await readValue(amina, 'draft/gossip-read/tum/trending')).toBeUndefined()
  expect(await readValue(amina, 'seller-details')).toEqual({ location: 'Tudor' })
})

test('a push subscription of another person is not deleted with this person’s token', async () => {
  const requests = await signedIn({ 'POST logout': { body: null } })
  const other = userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a02')
  await saveSubscription({ ...record, person: other })
  await signOut()
  expect(requests.map(({ method }) => method)).toEqual(['POST'])
  expect(await userDb(other).operations.count()).toBe(1)
  await deviceDb().device.clear()
})
