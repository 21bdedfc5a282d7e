import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeProfile, logPeriod } from '@/domain/cycle/commands'
import type { DayLog } from '@/domain/cycle/log'
import { usualReminders, type ReminderChoices } from '@/domain/cycle/reminder-choices'
import { discreetNote } from '@/messages/cycle/reminders'
import { recordOf } from '@/domain/pregnancy/record'
import { isoDay } from '@/domain/shared/day'
import { userId } from '@/domain/shared/ids'
import { deriveArgon2 } from '../cycle/argon2'
import { CycleDb, cycleDbName } from '../cycle/cycle-db'
import { CycleLogStore } from '../cycle/cycle-log-store'
import { deviceDb } from '../db'
import { storeChanges as storeInOutbox } from '../sync/store-changes'
import { userDb } from '../sync/user-db'
import { deleteUserRecord, saveUser } from '../session/user-record'
import { reminderFacts } from './facts'
import { reminderToShow } from './reminder-to-show'
import { replan, type StoreChanges } from './plan'
import type { PushRegistration } from './browser-subscription'
import { repairReminders, type RepairParts } from './repair'
import { readSubscription, saveSubscription } from './subscription-record'
import { showReminder, type Shown } from './show-reminder'

const amina = userId('01a1ff6a-9850-754a-ad71-d2b796ce672b')
const brian = userId('01a1ff6a-9850-754a-ad71-d2b796ce672c')
/** Eight in the morning in Nairobi, three days before the next period is expected. */
const now = Date.parse('2026-04-04T05:00:00Z')
const plain: ReminderChoices = { ...usualReminders, on: ['period-soon', 'period-due'], words: 'plain' }
const logStore = new CycleLogStore(new CycleDb(cycleDbName(amina)), { now: () => now, elapsed: () => 0, keys: { derive: deriveArgon2, cost: { memoryKiB: 64, passes: 1 } } })
const record = { person: amina, id: '5c2d3a57-5a63-4a8e-9d0b-7d5c0a1f7f10', endpoint: 'https://push.example/one', wakeAt: [] }

const storeChanges: StoreChanges = storeInOutbox
const operations = () => userDb(amina).operations.toArray()
const shownReminder = async (): Promise<Shown> => {
  const shown: Shown[] = []
  await showReminder(now, async (note) => void shown.push(note), storeChanges)
  expect(shown).toHaveLength(1)
  return shown[0] ?? { title: '', body: '', silent: true }
}
const logPeriodWith = async (choices: ReminderChoices = plain, notes: Partial<DayLog> = {}) => {
  await logStore.change(logPeriod(isoDay('2026-03-10'), isoDay('2026-03-14')))
  await logStore.change((log) => ({ ...log, days: log.days.map((day) => ({ ...day, ...notes })) }))
  await logStore.change(changeProfile({ reminders: choices }))
}
const readLog = async () => {
  const stop = logStore.follow()
  const state = await vi.waitUntil(() => {
    const current = logStore.state.getState()
    return current.status === 'open' && current.log.days.length > 0 && current.log.profile.reminders.on.length > 0 ? current : null
  })
  stop()
  return state.log
}

beforeEach(async () => {
  await logStore.erase()
  await deviceDb().device.clear()
  await userDb(amina).operations.clear()
  await saveUser({ id: amina, email: 'amina@students.example', fullName: null })
})

describe('a push', () => {
  it('shows a text made from the log on this phone', async () => {
    await logPeriodWith()
    expect(await shownReminder()).toEqual({ title: 'Comrade', body: 'Your period may start in 3 days (Tue 7 Apr)', silent: false })
  })

  it('shows the discreet text by default, with a PIN, without a log, and when signed out', async () => {
    const quiet = { ...discreetNote, silent: false }
    expect(await shownReminder()).toEqual(quiet)
    await logPeriodWith({ ...plain, words: 'discreet' })
    expect(await shownReminder()).toEqual(quiet)
    await logStore.change(changeProfile({ reminders: plain }))
    await logStore.setPin('1234', 5, () => Promise.reject(new Error('not asked')))
    expect(await shownReminder()).toEqual(quiet)
    await deleteUserRecord()
    expect(await shownReminder()).toEqual(quiet)
  })

  it('is silent in the quiet hours', async () => {
    await logPeriodWith({ ...plain, quiet: { from: 6, to: 10 } })
    expect((await shownReminder()).silent).toBe(true)
  })

  it('shows something even when the log cannot be read', async () => {
    await logPeriodWith()
    const broken = vi.spyOn(CycleDb.prototype, 'transaction').mockRejectedValue(new Error('torn'))
    expect(await shownReminder()).toMatchObject(discreetNote)
    broken.mockRestore()
  })

  it('requests the next wake-ups', async () => {
    await logPeriodWith()
    await saveSubscription(record)
    await shownReminder()
    expect(await operations()).toMatchObject([{ action: 'update', table: 'push_subscriptions', values: { wake_at: ['2026-04-07T05:00:00.000Z'] } }])
  })
})

describe('the server', () => {
  it('receives only the hours, and only when they have changed', async () => {
    await logPeriodWith(plain, { notes: 'a-planted-marker', symptoms: ['cramps'] })
    await saveSubscription(record)
    await replan(amina, await readLog(), now, storeChanges)
    const [operation, ...others] = await operations()
    expect(others).toEqual([])
    expect(operation).toMatchObject({ row: record.id, values: { wake_at: ['2026-04-07T05:00:00.000Z'] } })
    expect(JSON.stringify(operation)).not.toMatch(/marker|cramps|2026-03/)
    await replan(amina, await readLog(), now, storeChanges)
    expect(await operations()).toHaveLength(1)
  })

  it('receives nothing from a phone without a subscription, or with one of another user', async () => {
    await logPeriodWith()
    await replan(amina, await readLog(), now, storeChanges)
    await saveSubscription({ ...record, person: brian })
    await replan(amina, await readLog(), now, storeChanges)
    expect(await operations()).toEqual([])
  })
})

describe('with a sealed log', () => {
  const atRest = async () => JSON.stringify(await deviceDb().device.get('reminders'))
  const sealLog = () => logStore.setPin('1234', 5, () => Promise.reject(new Error('not asked')))

  it('no hours are stored on the phone, but the server still receives them', async () => {
    await logPeriodWith()
    const openLog = await readLog()
    await saveSubscription({ ...record, id: crypto.randomUUID() })
    await replan(amina, openLog, now, storeChanges)
    expect(await atRest()).toContain('2026-04-07T05')
    await sealLog()
    await replan(amina, openLog, now, storeChanges)
    expect(await atRest()).not.toContain('2026-04-07')
    expect(await operations()).toMatchObject([{ values: { wake_at: ['2026-04-07T05:00:00.000Z'] } }])
  })

  it('a page that knows the requested hours does not send them again; another page does', async () => {
    await logPeriodWith()
    const openLog = await readLog()
    await sealLog()
    await saveSubscription({ ...record, id: crypto.randomUUID(), wakeAt: null })
    await replan(amina, openLog, now, storeChanges)
    await userDb(amina).operations.clear()
    await replan(amina, openLog, now, storeChanges)
    expect(await operations()).toEqual([])
    await saveSubscription({ ...record, id: crypto.randomUUID(), wakeAt: null })
    await replan(amina, openLog, now, storeChanges)
    expect(await operations()).toHaveLength(1)
  })
})

describe('during a pregnancy', () => {
  const pregnancy = {
    id: '7d0b3a57-5a63-4a8e-9d0b-7d5c0a1f7f11',
    rev: 1,
    pregnancy_start_date: '2026-03-10',
    due_date: '',
    current_week: 3,
    baby_name: null,
    notes: null,
    appointments: [{ date: '2026-04-20' }],
    symptoms: [],
    weight_tracking: [],
  }
  afterEach(() => userDb(amina).pregnancy_tracking.clear())

  it('reminders know the due date that the record shows, even when it follows from the start alone', async () => {
    await userDb(amina).pregnancy_tracking.put(pregnancy)
    await logPeriodWith()
    const facts = await reminderFacts(amina, await readLog(), { day: isoDay('2026-04-04'), hour: 8 })
    expect(facts).toMatchObject({ due: recordOf(pregnancy)?.due, appointments: ['2026-04-20'], next: null })
    expect(facts.due).toBe('2026-12-15')
  })
})

describe('the reminder inside the app', () => {
  it('is shown to a user who wants reminders and has no subscription', async () => {
    expect(await reminderToShow(now)).toBeNull()
    await logPeriodWith()
    expect(await reminderToShow(now)).toEqual({ title: 'Comrade', body: 'Your period may start in 3 days (Tue 7 Apr)' })
    await saveSubscription(record)
    expect(await reminderToShow(now)).toBeNull()
  })

  it('is not shown on a day without a reminder, nor with a PIN', async () => {
    await logPeriodWith()
    expect(await reminderToShow(Date.parse('2026-03-20T05:00:00Z'))).toBeNull()
    await logStore.setPin('1234', 5, () => Promise.reject(new Error('not asked')))
    expect(await reminderToShow(now)).toBeNull()
  })
})

const repairWith = (registration: PushRegistration, changed: Partial<RepairParts> = {}, person = amina) =>
  repairReminders(person, { registration, permitted: true, storeChanges, isOnServer: async () => true, ...changed })

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
      // By the standard, one for another sender has to be ended first.
      subscribe: async () => {
        if (browser.subscription !== null) throw new DOMException('a subscription exists', 'InvalidStateError')
        return subscription((browser.subscription = 'https://push.example/new'))
      },
    }
    vi.stubGlobal('location', { origin: 'https://comrade.example' })
    vi.stubGlobal('fetch', async () => Response.json({ publicKey: senderKey }))
    return { browser, registration: { pushManager } }
  }
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const isRenewed = async () => {
    expect(await operations()).toMatchObject([{ action: 'insert', values: { endpoint: 'https://push.example/new', p256dh: 'key', auth: 'secret', wake_at: [later] } }])
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
    const rejected = { action: 'update', table: 'push_subscriptions', row: record.id, lane, values: {}, before: {}, baseRev: 0 } as const
    await userDb(amina).operations.add({ ...rejected, version: 1, createdAt: '', attempted: true, tries: 1, notBefore: 0, state: 'rejected' })
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
    for (const [person, permitted] of [[brian, true], [amina, false]] as const) {
      await userDb(amina).operations.clear()
      await saveSubscription(record)
      const { browser, registration } = fakeBrowser(record.endpoint)
      await repairWith(registration, { permitted }, person)
      expect(browser.unsubscribed).toBe(1)
      expect(await readSubscription()).toBeNull()
      expect(await operations()).toMatchObject([{ action: 'delete', table: 'push_subscriptions', row: record.id }])
    }
  })
})

it('hours that change while a lost subscription is created again are not lost', async () => {
  await logPeriodWith()
  const stale = new Date(Date.now() + 86_400_000).toISOString()
  await saveSubscription({ ...record, wakeAt: [stale] })
  vi.stubGlobal('location', { origin: 'https://comrade.example' })
  vi.stubGlobal('fetch', async () => Response.json({ publicKey: 'sender' }))
  const newSubscription = { endpoint: 'https://push.example/new', toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'key', auth: 'secret' } }), unsubscribe: async () => true }
  const registration = { pushManager: { getSubscription: async () => null, subscribe: async () => newSubscription } }
  const currentLog = await readLog()
  await Promise.all([repairWith(registration), replan(amina, currentLog, now, storeChanges)])
  const [row, ...others] = await operations()
  expect(others).toEqual([])
  expect(row).toMatchObject({ action: 'insert', row: (await readSubscription())?.id, values: { endpoint: newSubscription.endpoint, wake_at: ['2026-04-07T05:00:00.000Z'] } })
})
