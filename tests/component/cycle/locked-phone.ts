import Dexie from 'dexie'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { setSessionState, type User } from '@/store/session/session-state'
import { applyOwnChanges } from '@/store/sync/pull/apply-own-changes'
import { readOwnRows } from '@/store/sync/rows'
import { userDb } from '@/store/user-db'
import { putDays } from '@/health/cycle/rules/log-changes'
import { emptyDay } from '@/health/cycle/rules/log'
import { startValues } from '@/health/pregnancy/rules/record'
import { addDays, isoDay } from '@/kit/rules/day'
import { changePregnancy } from '@/health/pregnancy/commands'
import { shownPregnancy } from '@/health/pregnancy/shown-pregnancy'
import { platformLock } from '@/health/cycle/platform-lock'
import { newUser, today } from './tracker'

export const pin = 'siri yangu'
export const typed = {
  log: 'MarkerLogNote',
  notes: 'MarkerClinicNote',
  baby: 'MarkerBabyName',
  symptom: 'MarkerHeadache',
  change: 'MarkerUnsentNote',
  draft: 'MarkerDraft',
  arrived: 'MarkerFromOtherPhone',
}
export const due = addDays(today, 123)
export const id = '5f8b6a0e-7d53-4f6f-9d3a-3c9a5b1c2d11'

/** A row as the server sends it. */
export const row = (rev: number, more: object = {}) => ({
  id,
  rev,
  ...startValues(due, isoDay('2026-11-21')),
  baby_name: typed.baby,
  notes: typed.notes,
  appointments: [],
  symptoms: [{ date: '2026-11-20', symptom: typed.symptom }],
  weight_tracking: [],
  ...more,
})
export const answer = (rows: readonly Record<string, unknown>[], gone: [string, string, number][] = []) => ({
  tables: { pregnancy_tracking: { columns: Object.keys(row(1)), rows: rows.map((each) => Object.values(each)) } },
  left: {},
  gone,
  more: false,
  reset: false,
  complete: false,
  level: 'aal1',
  until: 9_000_000,
})

export const shown = async (user: User) => shownPregnancy(await readOwnRows(user.id, 'pregnancy_tracking'))
export const present = async (user: User) => {
  const record = await shown(user)
  if (!record) throw new Error('no record is shown')
  return record
}
export const store = (user: User) => cycleLogStore(user.id)
export const waitFor = (user: User, status: 'open' | 'locked') =>
  vi.waitFor(() => expect(store(user).state.getState().status).toBe(status))

/** Who uses the phone in this test, and what ends the following of their log. */
export const phone: { user: User; stop: () => void } = { user: newUser(), stop: () => {} }
beforeEach(async () => {
  vi.useRealTimers()
  // The network is away: what is written waits.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const user = newUser()
  phone.user = user
  setSessionState({ status: 'in', user, sessionExpired: false })
  phone.stop = store(user).follow()
  await waitFor(user, 'open')
  await store(user).change(putDays([{ ...emptyDay(today), notes: typed.log }]))
  await applyOwnChanges(userDb(user.id), answer([row(100)]))
})
afterEach(async () => {
  phone.stop()
  sessionStorage.clear()
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.includes('-of-')) continue
    const db = await new Dexie(name).open()
    await Promise.all(db.tables.map((table) => table.clear()))
    db.close()
  }
})

export const writeNote = async (notes: string) =>
  changePregnancy(phone.user, await present(phone.user), () => ({ notes }))
export const lockWithPin = async () => {
  await store(phone.user).setPin(pin, 5, platformLock.secretOf)
  await store(phone.user).lock()
  await waitFor(phone.user, 'locked')
}
export const unlock = async () => {
  expect(await store(phone.user).unlock(pin, platformLock.secretOf)).toBe('done')
  await waitFor(phone.user, 'open')
}
