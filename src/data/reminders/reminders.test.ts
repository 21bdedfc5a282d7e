import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeProfile, logPeriod } from '@/domain/cycle/commands'
import type { DayLog } from '@/domain/cycle/log'
import { usualReminders, type ReminderChoices } from '@/domain/cycle/reminder-choices'
import { discreetNote } from '@/domain/cycle/reminders'
import { isoDay } from '@/domain/shared/day'
import { userId } from '@/domain/shared/ids'
import { deriveArgon2 } from '../cycle/argon2'
import { CycleDb, cycleDbName } from '../cycle/cycle-db'
import { CycleLogStore } from '../cycle/cycle-log-store'
import { deviceDb } from '../db'
import { enqueue } from '../outbox/store'
import { userDb } from '../outbox/user-db'
import { deleteUserRecord, saveUser } from '../session/user-record'
import { reminderToShow } from './reminder-to-show'
import { replan, type StoreDrafts } from './plan'
import { repairReminders } from './subscribe'
import { readSubscription, saveSubscription } from './subscription-record'
import { showReminder, type Shown } from './show-reminder'

const amina = userId('01a1ff6a-9850-754a-ad71-d2b796ce672b')
const brian = userId('01a1ff6a-9850-754a-ad71-d2b796ce672c')
/** Eight in the morning in Nairobi, three days before the period of the log below is expected. */
const now = Date.parse('2026-04-04T05:00:00Z')
const plain: ReminderChoices = { ...usualReminders, on: ['period-soon', 'period-due'], words: 'plain' }
const keeper = new CycleLogStore(new CycleDb(cycleDbName(amina)), { now: () => now, elapsed: () => 0, keys: { derive: deriveArgon2, cost: { memoryKiB: 64, passes: 1 } } })
const record = { person: amina, id: '5c2d3a57-5a63-4a8e-9d0b-7d5c0a1f7f10', endpoint: 'https://push.example/one', wakeAt: [] }

const keep: StoreDrafts = (person, drafts) => enqueue(userDb(person), drafts, [], () => now)
const operations = () => userDb(amina).operations.toArray()
const told = async (): Promise<Shown> => {
  const shown: Shown[] = []
  await showReminder(now, async (note) => void shown.push(note), keep)
  expect(shown).toHaveLength(1)
  return shown[0] ?? { title: '', body: '', silent: true }
}
const logged = async (choices: ReminderChoices = plain, notes: Partial<DayLog> = {}) => {
  await keeper.change(logPeriod(isoDay('2026-03-10'), isoDay('2026-03-14')))
  await keeper.change((log) => ({ ...log, days: log.days.map((day) => ({ ...day, ...notes })) }))
  await keeper.change(changeProfile({ reminders: choices }))
}
const log = async () => {
  const stop = keeper.follow()
  const state = await vi.waitUntil(() => {
    const now_ = keeper.state.getState()
    return now_.status === 'open' && now_.log.days.length > 0 && now_.log.profile.reminders.on.length > 0 ? now_ : null
  })
  stop()
  return state.log
}

beforeEach(async () => {
  await keeper.erase()
  await deviceDb().device.clear()
  await userDb(amina).operations.clear()
  await saveUser({ id: amina, email: 'amina@students.example', fullName: null })
})

describe('a push', () => {
  it('is told in words made from the log on this phone', async () => {
    await logged()
    expect(await told()).toEqual({ title: 'Comrade', body: 'Your period may start in 3 days (Tue 7 Apr)', silent: false })
  })

  it('is discreet by default, with a PIN, without a log, and when nobody is signed in', async () => {
    const quiet = { ...discreetNote, silent: false }
    expect(await told()).toEqual(quiet)
    await logged({ ...plain, words: 'discreet' })
    expect(await told()).toEqual(quiet)
    await keeper.change(changeProfile({ reminders: plain }))
    await keeper.setPin('1234', 5, () => Promise.reject(new Error('not asked')))
    expect(await told()).toEqual(quiet)
    await deleteUserRecord()
    expect(await told()).toEqual(quiet)
  })

  it('in the quiet hours comes without a sound', async () => {
    await logged({ ...plain, quiet: { from: 6, to: 10 } })
    expect((await told()).silent).toBe(true)
  })

  it('shows something even when the log cannot be read', async () => {
    await logged()
    const broken = vi.spyOn(CycleDb.prototype, 'transaction').mockRejectedValue(new Error('torn'))
    expect(await told()).toMatchObject(discreetNote)
    broken.mockRestore()
  })

  it('asks for the next wake-ups', async () => {
    await logged()
    await saveSubscription(record)
    await told()
    expect(await operations()).toMatchObject([{ action: 'update', table: 'push_subscriptions', values: { wake_at: ['2026-04-07T05:00:00.000Z'] } }])
  })
})

describe('the server is told', () => {
  it('the hours and nothing else, and only when they have moved', async () => {
    await logged(plain, { notes: 'a-planted-marker', symptoms: ['cramps'] })
    await saveSubscription(record)
    await replan(amina, await log(), now, keep)
    const [operation, ...others] = await operations()
    expect(others).toEqual([])
    expect(operation).toMatchObject({ row: record.id, values: { wake_at: ['2026-04-07T05:00:00.000Z'] } })
    expect(JSON.stringify(operation)).not.toMatch(/marker|cramps|2026-03/)
    await replan(amina, await log(), now, keep)
    expect(await operations()).toHaveLength(1)
  })

  it('nothing by a phone that has not asked to be woken, or was woken for somebody else', async () => {
    await logged()
    await replan(amina, await log(), now, keep)
    await saveSubscription({ ...record, person: brian })
    await replan(amina, await log(), now, keep)
    expect(await operations()).toEqual([])
  })
})

describe('beside a log with a PIN', () => {
  const atRest = async () => JSON.stringify(await deviceDb().device.get('reminders'))
  const sealed = () => keeper.setPin('1234', 5, () => Promise.reject(new Error('not asked')))

  it('no hour is left on the phone, and the server is told all the same', async () => {
    await logged()
    const open = await log()
    await saveSubscription({ ...record, id: crypto.randomUUID() })
    await replan(amina, open, now, keep)
    expect(await atRest()).toContain('2026-04-07T05')
    await sealed()
    await replan(amina, open, now, keep)
    expect(await atRest()).not.toContain('2026-04-07')
    expect(await operations()).toMatchObject([{ values: { wake_at: ['2026-04-07T05:00:00.000Z'] } }])
  })

  it('a page that knows what was asked for does not ask again; one that does not, does', async () => {
    await logged()
    const open = await log()
    await sealed()
    await saveSubscription({ ...record, id: crypto.randomUUID(), wakeAt: null })
    await replan(amina, open, now, keep)
    await userDb(amina).operations.clear()
    await replan(amina, open, now, keep)
    expect(await operations()).toEqual([])
    await saveSubscription({ ...record, id: crypto.randomUUID(), wakeAt: null })
    await replan(amina, open, now, keep)
    expect(await operations()).toHaveLength(1)
  })
})

describe('inside the app', () => {
  it('the note waits for who wants it and cannot be woken', async () => {
    expect(await reminderToShow(now)).toBeNull()
    await logged()
    expect(await reminderToShow(now)).toEqual({ title: 'Comrade', body: 'Your period may start in 3 days (Tue 7 Apr)' })
    await saveSubscription(record)
    expect(await reminderToShow(now)).toBeNull()
  })

  it('there is none on a day without anything to say, nor with a PIN', async () => {
    await logged()
    expect(await reminderToShow(Date.parse('2026-03-20T05:00:00Z'))).toBeNull()
    await keeper.setPin('1234', 5, () => Promise.reject(new Error('not asked')))
    expect(await reminderToShow(now)).toBeNull()
  })
})

describe('a subscription', () => {
  const keys = { p256dh: 'key', auth: 'secret' }
  const worker = (current: string | null) => {
    const browser = { subscription: current, unsubscribed: 0 }
    const subscription = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        browser.unsubscribed += 1
        browser.subscription = null
        return true
      },
    })
    const pushManager = {
      getSubscription: async () => (browser.subscription === null ? null : subscription(browser.subscription)),
      subscribe: async () => subscription((browser.subscription = 'https://push.example/new')),
    }
    vi.stubGlobal('location', { origin: 'https://comrade.example' })
    vi.stubGlobal('fetch', async () => Response.json({ publicKey: 'sender' }))
    return { browser, registration: { pushManager } }
  }
  const later = new Date(Date.now() + 86_400_000).toISOString()

  it('that stands is left alone', async () => {
    await saveSubscription(record)
    await repairReminders(amina, worker(record.endpoint).registration, true, keep)
    expect(await operations()).toEqual([])
  })

  it('that the browser has lost is made anew with the hours that were asked for', async () => {
    await saveSubscription({ ...record, wakeAt: [later] })
    await repairReminders(amina, worker(null).registration, true, keep)
    expect(await operations()).toMatchObject([
      { action: 'insert', values: { endpoint: 'https://push.example/new', p256dh: 'key', auth: 'secret', wake_at: [later] } },
    ])
    expect(await readSubscription()).toMatchObject({ endpoint: 'https://push.example/new', wakeAt: [later] })
  })

  it('that the server has let go is made anew', async () => {
    await saveSubscription(record)
    const lane = `push_subscriptions/${record.id}` as const
    const refused = { action: 'update', table: 'push_subscriptions', row: record.id, lane, values: {}, before: {}, baseRev: 0 } as const
    await userDb(amina).operations.add({ ...refused, version: 1, createdAt: '', attempted: true, tries: 1, notBefore: 0, state: 'rejected' })
    await repairReminders(amina, worker(record.endpoint).registration, true, keep)
    expect(await operations()).toMatchObject([{ action: 'insert' }])
  })

  it('of somebody else, or without the permission, ends, and the server is to forget it', async () => {
    for (const [person, permitted] of [[brian, true], [amina, false]] as const) {
      await userDb(amina).operations.clear()
      await saveSubscription(record)
      const { browser, registration } = worker(record.endpoint)
      await repairReminders(person, registration, permitted, keep)
      expect(browser.unsubscribed).toBe(1)
      expect(await readSubscription()).toBeNull()
      expect(await operations()).toMatchObject([{ action: 'delete', table: 'push_subscriptions', row: record.id }])
    }
  })
})


it('hours that move while a lost subscription comes back are not lost with it', async () => {
  await logged()
  const stale = new Date(Date.now() + 86_400_000).toISOString()
  await saveSubscription({ ...record, wakeAt: [stale] })
  vi.stubGlobal('location', { origin: 'https://comrade.example' })
  vi.stubGlobal('fetch', async () => Response.json({ publicKey: 'sender' }))
  const made = { endpoint: 'https://push.example/new', toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'key', auth: 'secret' } }), unsubscribe: async () => true }
  const registration = { pushManager: { getSubscription: async () => null, subscribe: async () => made } }
  const known = await log()
  await Promise.all([repairReminders(amina, registration, true, keep), replan(amina, known, now, keep)])
  const [row, ...others] = await operations()
  expect(others).toEqual([])
  expect(row).toMatchObject({ action: 'insert', row: (await readSubscription())?.id, values: { endpoint: made.endpoint, wake_at: ['2026-04-07T05:00:00.000Z'] } })
})
