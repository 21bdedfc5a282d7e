import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ComradeDb } from '@/store/db'
import { isOnServer } from '@/health/reminders/store/subscription-on-server'
import { authStorage, sessionKey } from '@/store/session/auth-storage'
import { drain } from '@/store/sync/outbox/drain'
import type { Draft } from '@/store/sync/outbox/operation'
import type { Values } from '@/store/sync/declaration/values'
import { UserDb } from '@/store/user-db'
import type { Remote } from '@/store/sync/outbox/remote'
import { restRemote } from '@/store/sync/outbox/rest-remote'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { enqueue, outboxStore } from '@/store/sync/outbox/store'
import { userId } from '@/kit/rules/ids'
import { hour } from './push-fixture.ts'
import { makeBrowser } from './push-service.ts'
import { emptyBackend, pointAppTo } from './test-backend.ts'

// Push subscriptions sent from the outbox to the backend over HTTP.

const backend = await emptyBackend()
pointAppTo(backend)
const student = await backend.signUpAs('amina')
let token: string
let shared: ComradeDb
let db: UserDb
beforeAll(async () => {
  token = (await student.client.auth.getSession()).data.session?.access_token ?? ''
})
beforeEach(() => {
  shared = new ComradeDb(`shared-${randomUUID()}`)
  db = new UserDb(`user-${randomUUID()}`)
})
afterEach(async () => {
  await db.delete()
  await shared.delete()
})

const sent: string[] = []
const remote: Remote = {
  send(operation, photo, context) {
    sent.push(operation.action)
    return restRemote.send(operation, photo, context)
  },
  fetchRow: restRemote.fetchRow,
}
const send = async () => {
  await db.operations.toCollection().modify({ notBefore: 0 })
  return drain({
    identity: userId(student.user.id),
    store: outboxStore(db, publicCopies(shared)),
    remote,
    env: { now: Date.now, random: () => 0, token: async () => token, isSecondFactorDue: async () => false },
    signal: new AbortController().signal,
  })
}
const enqueueOne = (draft: Draft) => enqueue(db, [draft], [], Date.now)
const stored = () =>
  backend.sql<{ id: string; hours: number }>('select id, cardinality(wake_at) as hours from public.push_subscriptions')

test('a subscription is created, updated to the latest list in one operation, and deleted', async () => {
  const row = randomUUID()
  const lane = `push_subscriptions/${row}` as const
  const { p256dh, auth } = makeBrowser()
  const change = (values: Values): Draft => ({
    action: 'update',
    table: 'push_subscriptions',
    row,
    lane,
    values,
    before: {},
    baseRev: 0,
  })

  await enqueueOne({
    action: 'insert',
    table: 'push_subscriptions',
    row,
    lane,
    values: { endpoint: `https://push.example/${row}`, p256dh, auth, wake_at: [hour(5)] },
  })
  expect(await send()).toMatchObject({ end: 'idle', acknowledged: 1 })
  expect(await stored()).toEqual([{ id: row, hours: 1 }])

  sent.length = 0
  await enqueueOne(change({ wake_at: [hour(5), hour(6)] }))
  await enqueueOne(change({ wake_at: [hour(6), hour(7), hour(8)] }))
  expect(await db.operations.count()).toBe(1)
  await send()
  await send()
  expect(await db.operations.toArray()).toEqual([])
  expect(await stored()).toEqual([{ id: row, hours: 3 }])
  expect(await backend.sql('select due_at from private.reminders')).toHaveLength(3)
  // The first attempt learns the revision, the second updates the row.
  expect(sent).toEqual(['update', 'update'])

  await enqueueOne({ action: 'delete', table: 'push_subscriptions', row, lane })
  expect(await send()).toMatchObject({ acknowledged: 1 })
  expect(await stored()).toEqual([])
  expect(await backend.sql('select due_at from private.reminders')).toEqual([])
})

test('an update of a subscription that the server has deleted is rejected as gone', async () => {
  const row = randomUUID()
  const lane = `push_subscriptions/${row}` as const
  await enqueueOne({
    action: 'update',
    table: 'push_subscriptions',
    row,
    lane,
    values: { wake_at: [hour(5)] },
    before: {},
    baseRev: 0,
  })
  await send()
  expect(await db.operations.toArray()).toMatchObject([{ state: 'rejected', failure: { reason: 'gone' } }])
})

test('a phone learns that the server has deleted its subscription', async () => {
  const { session } = (await student.client.auth.getSession()).data
  await authStorage.setItem(sessionKey, JSON.stringify(session))
  const row = randomUUID()
  const lane = `push_subscriptions/${row}` as const
  const { p256dh, auth } = makeBrowser()
  const asked = () =>
    isOnServer({ person: userId(student.user.id), id: row, endpoint: `https://push.example/${row}`, wakeAt: [] })
  await enqueueOne({
    action: 'insert',
    table: 'push_subscriptions',
    row,
    lane,
    values: { endpoint: `https://push.example/${row}`, p256dh, auth, wake_at: [] },
  })
  await send()
  expect(await asked()).toBe(true)
  await backend.sql('delete from public.push_subscriptions')
  expect(await asked()).toBe(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await asked(), 'without an answer').toBe(true)
  vi.unstubAllGlobals()
})
