import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeProfile, logPeriod } from '@/health/cycle/rules/log-changes'
import { discreetNote } from '@/health/cycle/words/reminders'
import { recordOf } from '@/health/pregnancy/rules/record'
import { isoDay } from '@/kit/rules/day'
import { CycleDb } from '@/health/cycle/store/cycle-db'
import { deviceDb } from '@/store/db'
import { userDb } from '@/store/user-db'
import { deleteUserRecord } from '@/store/session/user-record'
import { reminderFacts } from './facts'
import { reminderToShow } from './reminder-to-show'
import { replan } from './plan'
import {
  amina,
  brian,
  emptyPhone,
  logPeriodWith,
  logStore,
  now,
  operations,
  plain,
  readLog,
  record,
  storeChanges,
} from '#support/health/reminders/reminders-fixture'
import { saveSubscription } from './subscription-record'
import { showReminder, type Shown } from './notifications'

const shownReminder = async (): Promise<Shown> => {
  const shown: Shown[] = []
  await showReminder(now, async (note) => void shown.push(note), storeChanges)
  expect(shown).toHaveLength(1)
  return shown[0] ?? { title: '', body: '', silent: true, answer: null }
}

beforeEach(emptyPhone)

describe('a push', () => {
  it('shows a text made from the log on this phone', async () => {
    await logPeriodWith()
    expect(await shownReminder()).toEqual({
      title: 'Comrade',
      body: 'Your period may start in 3 days (Tue 7 Apr)',
      silent: false,
      answer: null,
    })
  })

  it('names the range of the next period, and no single day, while no cycle is complete', async () => {
    await logStore.change(logPeriod(isoDay('2026-03-13'), isoDay('2026-03-17')))
    await logStore.change(changeProfile({ reminders: { ...plain, daysBefore: 1 } }))
    expect((await shownReminder()).body).toBe('Your period may start from Sun 5 Apr, in 1 day or later')
  })

  it('shows the discreet text by default, with a PIN, without a log, and when signed out', async () => {
    const quiet = { ...discreetNote, silent: false, answer: null }
    expect(await shownReminder()).toEqual(quiet)
    await logPeriodWith({ ...plain, words: 'discreet' })
    expect(await shownReminder()).toEqual(quiet)
    await logStore.change(changeProfile({ reminders: plain }))
    await logStore.setPin('1234', 5, () => Promise.reject(new Error('not asked')))
    // The button is on every notification: the worker does not know what it is about.
    expect(await shownReminder()).toEqual({
      ...quiet,
      answer: { label: 'Done', data: { person: amina, shown: { day: '2026-04-04', hour: 8 }, pill: null } },
    })
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
    expect(await operations()).toMatchObject([
      { action: 'update', table: 'push_subscriptions', values: { wake_at: ['2026-04-07T05:00:00.000Z'] } },
    ])
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
  afterEach(() => userDb(amina).replica('pregnancy_tracking').clear())

  it('reminders know the due date that the record shows, even when it follows from the start alone', async () => {
    await userDb(amina).replica('pregnancy_tracking').put(pregnancy)
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
