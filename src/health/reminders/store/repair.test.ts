import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '@/kit/rules/durations'
import { userDb } from '@/store/user-db'
import type { PushRegistration } from './browser-subscription'
import { replan } from './plan'
import { reminderToShow } from './reminder-to-show'
import {
  amina,
  brian,
  emptyPhone,
  logPeriodWith,
  now,
  operations,
  readLog,
  record,
  storeChanges,
} from '#support/health/reminders/reminders-fixture'
import { repairReminders, type RepairParts } from './repair'
import { readSubscription, saveSubscription } from './subscription-record'

beforeEach(emptyPhone)

const repairWith = (registration: PushRegistration, changed: Partial<RepairParts> = {}, user = amina) =>
  repairReminders(user, { registration, permitted: true, storeChanges, isOnServer: async () => true, ...changed })

describe('a subscription', () => {
  const keys = { p256dh: 'key', auth: 'secret' }
  /** The VAPID keys of the sender and of another one, as the browser and the server tell them. */
  const senderKey = 'BPY_xg'
  const serverKey = Uint8Array.from(atob('BPY/xg=='), (char) => char.charCodeAt(0)).buffer
  const otherKey = new Uint8Array([4, 1, 2, 3]).buffer
  const fakeBrowser = (current: string | null, applicationServerKey: ArrayBuffer | null = serverKey) => {
    const browser = { subscription: current, unsubscribed: 0 }
    const subscription = (endpoint: string) => ({
      endpoint,
      options: { applicationServerKey },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        browser.unsubscribed += 1
        browser.subscription = null
        return true
      },
    })
    const pushManager = {
      getSubscription: async () => (browser.subscription === null ? null : subscription(browser.subscription)),
      // By the standard, a subscription for another sender must be ended first.
      subscribe: async () => {
        if (browser.subscription !== null) throw new DOMException('a subscription exists', 'InvalidStateError')
        return subscription((browser.subscription = 'https://push.example/new'))
      },
    }
    vi.stubGlobal('location', { origin: 'https://comrade.example' })
    vi.stubGlobal('fetch', async () => Response.json({ publicKey: senderKey }))
    return { browser, registration: { pushManager } }
  }
  const later = new Date(Date.now() + dayMs).toISOString()
  const isRenewed = async () => {
    expect(await operations()).toMatchObject([
      {
        action: 'insert',
        values: { endpoint: 'https://push.example/new', p256dh: 'key', auth: 'secret', wake_at: [later] },
      },
    ])
    expect(await readSubscription()).toMatchObject({ endpoint: 'https://push.example/new', wakeAt: [later] })
  }

  it('that still works is left unchanged', async () => {
    await saveSubscription(record)
    await repairWith(fakeBrowser(record.endpoint).registration)
    await repairWith(fakeBrowser(record.endpoint, null).registration)
    expect(await operations()).toEqual([])
  })

  it.each([
    ['that the browser has lost', null, serverKey, true],
    ['for another key than the sender has now', record.endpoint, otherKey, true],
    ['that the server has deleted, because the push service does not know it', record.endpoint, serverKey, false],
  ])('%s is created again with the requested hours', async (_title, endpoint, key, isOnServer) => {
    await saveSubscription({ ...record, wakeAt: [later] })
    const { browser, registration } = fakeBrowser(endpoint, key)
    await repairWith(registration, { isOnServer: async () => isOnServer })
    expect(browser.unsubscribed).toBe(endpoint === null ? 0 : 1)
    await isRenewed()
  })

  it('whose update the server rejected is created again', async () => {
    await saveSubscription(record)
    const lane = `push_subscriptions/${record.id}` as const
    const rejected = {
      action: 'update',
      table: 'push_subscriptions',
      row: record.id,
      lane,
      values: {},
      before: {},
      baseRev: 0,
    } as const
    await userDb(amina).operations.add({
      ...rejected,
      version: 1,
      createdAt: '',
      attempted: true,
      tries: 1,
      notBefore: 0,
      state: 'rejected',
    })
    await repairWith(fakeBrowser(record.endpoint).registration)
    expect(await operations()).toMatchObject([{ action: 'insert' }])
  })

  it('is left unchanged while nobody can say that it has ended', async () => {
    await saveSubscription(record)
    const { browser, registration } = fakeBrowser(record.endpoint)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(repairWith(registration)).rejects.toThrow('the public key')
    expect(browser.unsubscribed).toBe(0)
    expect(await readSubscription()).toEqual(record)
  })

  it('that cannot be created again is lost: the app reminds instead, and the next start tries again', async () => {
    await logPeriodWith()
    await saveSubscription({ ...record, wakeAt: [later] })
    const { registration } = fakeBrowser(null)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(repairWith(registration)).rejects.toThrow('the public key')
    expect(await readSubscription()).toMatchObject({ isLost: true })
    expect(await reminderToShow(now)).not.toBeNull()
    await userDb(amina).operations.clear()
    await repairWith(fakeBrowser(null).registration)
    await isRenewed()
    expect(await reminderToShow(now)).toBeNull()
  })

  it('of another user, or without the permission, is ended and deleted on the server', async () => {
    for (const [user, permitted] of [
      [brian, true],
      [amina, false],
    ] as const) {
      await userDb(amina).operations.clear()
      await saveSubscription(record)
      const { browser, registration } = fakeBrowser(record.endpoint)
      await repairWith(registration, { permitted }, user)
      expect(browser.unsubscribed).toBe(1)
      expect(await readSubscription()).toBeNull()
      expect(await operations()).toMatchObject([{ action: 'delete', table: 'push_subscriptions', row: record.id }])
    }
  })
})

it('hours that change while a lost subscription is created again are not lost', async () => {
  await logPeriodWith()
  const stale = new Date(Date.now() + dayMs).toISOString()
  await saveSubscription({ ...record, wakeAt: [stale] })
  vi.stubGlobal('location', { origin: 'https://comrade.example' })
  vi.stubGlobal('fetch', async () => Response.json({ publicKey: 'sender' }))
  const newSubscription = {
    endpoint: 'https://push.example/new',
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => true,
  }
  const registration = { pushManager: { getSubscription: async () => null, subscribe: async () => newSubscription } }
  const currentLog = await readLog()
  await Promise.all([repairWith(registration), replan(amina, currentLog, now, storeChanges)])
  const [row, ...others] = await operations()
  expect(others).toEqual([])
  expect(row).toMatchObject({
    action: 'insert',
    row: (await readSubscription())?.id,
    values: { endpoint: newSubscription.endpoint, wake_at: ['2026-04-07T05:00:00.000Z'] },
  })
})
