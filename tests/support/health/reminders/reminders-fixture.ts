import { vi } from 'vitest'
import { changeProfile, logPeriod } from '@/health/cycle/rules/log-changes'
import type { DayLog } from '@/health/cycle/rules/log'
import { usualReminders, type ReminderChoices } from '@/health/cycle/rules/reminder-choices'
import { addDays, isoDay } from '@/kit/rules/day'
import { userId } from '@/kit/rules/ids'
import { deriveArgon2 } from '@/health/cycle/store/argon2'
import { CycleDb, cycleDbName } from '@/health/cycle/store/cycle-db'
import { CycleLogStore } from '@/health/cycle/store/cycle-log-store'
import { deviceDb } from '@/store/db'
import { storeChanges as storeInOutbox } from '@/store/sync/write'
import { userDb } from '@/store/user-db'
import { saveUser } from '@/store/session/user-record'
import type { StoreChanges } from '@/health/reminders/store/subscribe'

export const amina = userId('01a1ff6a-9850-754a-ad71-d2b796ce672b')
export const brian = userId('01a1ff6a-9850-754a-ad71-d2b796ce672c')
/** Eight in the morning in Nairobi, three days before the next period is expected. */
export const now = Date.parse('2026-04-04T05:00:00Z')
export const plain: ReminderChoices = { ...usualReminders, on: ['period-soon', 'period-due'], words: 'plain' }
export const newLogStore = () =>
  new CycleLogStore(new CycleDb(cycleDbName(amina)), {
    now: () => now,
    elapsed: () => 0,
    keys: { derive: deriveArgon2, cost: { memoryKiB: 64, passes: 1 } },
  })
export const logStore = newLogStore()
export const record = {
  person: amina,
  id: '5c2d3a57-5a63-4a8e-9d0b-7d5c0a1f7f10',
  endpoint: 'https://push.example/one',
  wakeAt: [],
}

export const storeChanges: StoreChanges = storeInOutbox
export const operations = () => userDb(amina).operations.toArray()
export const logPeriodWith = async (choices: ReminderChoices = plain, notes: Partial<DayLog> = {}) => {
  for (const start of ['2026-01-13', '2026-02-10', '2026-03-10'].map(isoDay))
    await logStore.change(logPeriod(start, addDays(start, 4)))
  await logStore.change((log) => ({ ...log, days: log.days.map((day) => ({ ...day, ...notes })) }))
  await logStore.change(changeProfile({ reminders: choices }))
}
export const readLog = async () => {
  const stop = logStore.follow()
  const state = await vi.waitUntil(() => {
    const current = logStore.state.getState()
    return current.status === 'open' && current.log.days.length > 0 && current.log.profile.reminders.on.length > 0
      ? current
      : null
  })
  stop()
  return state.log
}

/** Amina's phone before each test: signed in, and nothing logged. */
export const emptyPhone = async (): Promise<void> => {
  await logStore.erase()
  await deviceDb().device.clear()
  await userDb(amina).operations.clear()
  await saveUser({ id: amina, email: 'amina@students.example', fullName: null })
}
