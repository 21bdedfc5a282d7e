import Dexie from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { keepDraft, readDraft } from '@/store/drafts'
import type { User } from '@/store/session/session-state'
import { setSessionState } from '@/store/session/session-state'
import { applyOwnChanges } from '@/store/sync/pull/apply-own-changes'
import { ownCursorKey } from '@/store/sync/pull/own-cursor-key'
import { outboxStore } from '@/store/sync/outbox/store'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { copiesDb } from '@/store/db'
import { CycleDb, cycleDbName } from '@/health/cycle/store/cycle-db'
import { CycleLogStore } from '@/health/cycle/store/cycle-log-store'
import { RowLock } from '@/health/cycle/store/row-lock'
import { settleRows } from '@/health/cycle/store/settle-rows'
import { readUnsentOf } from '@/store/sync/unsent'
import { unsentText } from '@/account/words/unsent-text'
import { readOwnRows } from '@/store/sync/rows'
import { userDb } from '@/store/user-db'
import { putDays } from '@/health/cycle/rules/commands'
import { emptyDay } from '@/health/cycle/rules/log'
import { startValues } from '@/health/pregnancy/rules/record'
import { addDays, isoDay } from '@/kit/rules/day'
import { changePregnancy, removePregnancy } from '@/health/pregnancy/commands'
import { shownPregnancy } from '@/health/pregnancy/shown-pregnancy'
import { platformLock } from '@/health/cycle/platform-lock'
import { placesWith } from '../everything-stored'
import { newUser, today } from './tracker'

// The cheapest cost parameters keep these tests fast; the lock’s own tests check the real ones.
vi.mock('@/health/cycle/store/argon2-cost', () => ({ defaultArgon2Cost: { memoryKiB: 64, passes: 1 } }))

const pin = 'siri yangu'
const typed = {
  log: 'MarkerLogNote',
  notes: 'MarkerClinicNote',
  baby: 'MarkerBabyName',
  symptom: 'MarkerHeadache',
  change: 'MarkerUnsentNote',
  draft: 'MarkerDraft',
  arrived: 'MarkerFromOtherPhone',
}
const due = addDays(today, 123)
const id = '5f8b6a0e-7d53-4f6f-9d3a-3c9a5b1c2d11'

/** A row as the server sends it. */
const row = (rev: number, more: object = {}) => ({
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
const answer = (rows: readonly Record<string, unknown>[], gone: [string, string, number][] = []) => ({
  tables: { pregnancy_tracking: { columns: Object.keys(row(1)), rows: rows.map((each) => Object.values(each)) } },
  left: {},
  gone,
  more: false,
  reset: false,
  complete: false,
  level: 'aal1',
  until: 9_000_000,
})

const shown = async (user: User) => shownPregnancy(await readOwnRows(user.id, 'pregnancy_tracking'))
const present = async (user: User) => {
  const record = await shown(user)
  if (!record) throw new Error('no record is shown')
  return record
}
const store = (user: User) => cycleLogStore(user.id)
const waitFor = (user: User, status: 'open' | 'locked') =>
  vi.waitFor(() => expect(store(user).state.getState().status).toBe(status))

let user: User
let stop: () => void
beforeEach(async () => {
  vi.useRealTimers()
  // The network is away: what is written waits.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  user = newUser()
  setSessionState({ status: 'in', user, sessionExpired: false })
  stop = store(user).follow()
  await waitFor(user, 'open')
  await store(user).change(putDays([{ ...emptyDay(today), notes: typed.log }]))
  await applyOwnChanges(userDb(user.id), answer([row(100)]))
})
afterEach(async () => {
  stop()
  sessionStorage.clear()
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.includes('-of-')) continue
    const db = await new Dexie(name).open()
    await Promise.all(db.tables.map((table) => table.clear()))
    db.close()
  }
})

const writeNote = async (notes: string) => changePregnancy(user, await present(user), () => ({ notes }))
const lockWithPin = async () => {
  await store(user).setPin(pin, 5, platformLock.secretOf)
  await store(user).lock()
  await waitFor(user, 'locked')
}
const unlock = async () => {
  expect(await store(user).unlock(pin, platformLock.secretOf)).toBe('done')
  await waitFor(user, 'open')
}

test('while a PIN locks the log, nothing that was typed into the log or the pregnancy record can be read on the phone', async () => {
  await writeNote(typed.change)
  keepDraft({ form: 'pregnancy-about', owner: user.id }, { notes: typed.draft })
  // Each can be read before, so the search finds what is there.
  for (const word of [...Object.values(typed).filter((each) => each !== typed.arrived), due])
    expect(await placesWith(word), word).not.toEqual([])
  await lockWithPin()
  keepDraft({ form: 'pregnancy-about', owner: user.id }, { notes: typed.draft })
  await applyOwnChanges(userDb(user.id), answer([row(200, { notes: typed.arrived })]))
  for (const word of [...Object.values(typed), due]) expect(await placesWith(word), word).toEqual([])
})

test('the unlocked log shows the record with what was changed and what has arrived, and sends what waited', async () => {
  await writeNote(typed.change)
  await lockWithPin()
  const outbox = outboxStore(userDb(user.id), publicCopies(copiesDb()))
  const [waiting] = await outbox.pending()
  if (!waiting) throw new Error('nothing waits')
  expect([waiting.state, await outbox.markAttempted(waiting.seq)]).toEqual(['blocked', null])
  await applyOwnChanges(userDb(user.id), answer([row(200, { baby_name: typed.arrived })]))
  expect(await shown(user)).toBeNull()
  await unlock()
  expect((await present(user)).row).toMatchObject({ notes: typed.change, baby_name: typed.arrived, rev: 200 })
  const attempt = await outbox.markAttempted(waiting.seq)
  expect(attempt?.operation).toMatchObject({
    action: 'update',
    values: { notes: typed.change },
    before: { notes: typed.notes },
    baseRev: 100,
  })
  if (!attempt) throw new Error('nothing is sent')
  // The log locks while the request is on its way.
  await store(user).lock()
  await waitFor(user, 'locked')
  await outbox.acknowledge(attempt.operation, row(300, { baby_name: typed.arrived, notes: typed.change }))
  expect([await outbox.pending(), await placesWith(typed.change)]).toEqual([[], []])
  await unlock()
  expect((await present(user)).row).toMatchObject({ notes: typed.change, rev: 300 })
})

test('changes that are made with a PIN are sealed, and each waits in turn', async () => {
  await store(user).setPin(pin, 5, platformLock.secretOf)
  await writeNote('MarkerFirst')
  await writeNote('MarkerSecond')
  expect((await present(user)).row.notes).toBe('MarkerSecond')
  expect([...(await placesWith('MarkerFirst')), ...(await placesWith('MarkerSecond'))]).toEqual([])
  expect(await userDb(user.id).operations.count()).toBe(2)
})

test('what waits is not named while a PIN is set', async () => {
  await writeNote(typed.change)
  const titles = async () =>
    (await readUnsentOf(user.id)).map(({ changes, isPrivate, isLocked }) => [
      unsentText(changes, isPrivate).title,
      isLocked,
    ])
  expect(await titles()).toEqual([['Changes to your pregnancy record', false]])
  await lockWithPin()
  expect(await titles()).toEqual([['A change that your PIN keeps private', true]])
})

test('a deletion has nothing to seal, and is sent while the log is locked', async () => {
  await store(user).setPin(pin, 5, platformLock.secretOf)
  await removePregnancy(user, await present(user))
  await store(user).lock()
  await waitFor(user, 'locked')
  expect(await outboxStore(userDb(user.id), publicCopies(copiesDb())).pending()).toMatchObject([
    { action: 'delete', state: 'waiting' },
  ])
})

test('a record that was deleted on another phone is gone from a locked one', async () => {
  await lockWithPin()
  await applyOwnChanges(userDb(user.id), { ...answer([]), gone: [['pregnancy_tracking', id, 500]] })
  await unlock()
  expect(await shown(user)).toBeNull()
})

test('a removed PIN leaves the record and what waits as they were without one, also with another PIN after it', async () => {
  await writeNote(typed.change)
  await lockWithPin()
  await unlock()
  expect(await store(user).changePin(pin, 'siri mpya', platformLock.secretOf)).toBe('done')
  await store(user).lock()
  expect(await store(user).unlock('siri mpya', platformLock.secretOf)).toBe('done')
  expect((await present(user)).row.notes).toBe(typed.change)
  expect(await store(user).removePin('siri mpya', platformLock.secretOf)).toBe('done')
  expect(await userDb(user.id).operations.toArray()).toMatchObject([
    { values: { notes: typed.change }, before: { notes: typed.notes } },
  ])
  expect(await userDb(user.id).replica('pregnancy_tracking').toArray()).toEqual([row(100)])
  await lockWithPin()
  expect(await placesWith(typed.change)).toEqual([])
  await unlock()
  expect((await present(user)).row.notes).toBe(typed.change)
})

test('a forgotten PIN leaves nothing of the record; the server has it, and it is asked for anew', async () => {
  const db = userDb(user.id)
  await writeNote(typed.change)
  await db.keyValues.put({ key: ownCursorKey, value: 1 })
  await lockWithPin()
  await store(user).erase()
  expect([
    await db.replica('pregnancy_tracking').toArray(),
    await db.operations.toArray(),
    await db.keyValues.get(ownCursorKey),
  ]).toEqual([[], [], undefined])
  await applyOwnChanges(db, answer([row(200)]))
  expect((await present(user)).row).toMatchObject({ notes: typed.notes })
})

test('erasing an open log keeps the record and what waits', async () => {
  await writeNote(typed.change)
  await store(user).setPin(pin, 5, platformLock.secretOf)
  await store(user).erase()
  expect((await present(user)).row.notes).toBe(typed.change)
  expect(await userDb(user.id).operations.toArray()).toMatchObject([{ values: { notes: typed.change } }])
})

test('sealing that was interrupted goes on without the PIN', async () => {
  await writeNote(typed.change)
  stop()
  // A page that sets the PIN and dies before it has touched the rows.
  const dying = new CycleLogStore(
    new CycleDb(cycleDbName(user.id)),
    undefined,
    new RowLock(new CycleDb(cycleDbName(user.id)), null),
  )
  await dying.setPin(pin, 5, platformLock.secretOf)
  expect(await placesWith(typed.change)).not.toEqual([])
  await Promise.all([settleRows(user.id), settleRows(user.id)])
  expect(await placesWith(typed.notes)).toEqual([])
  stop = store(user).follow()
  await waitFor(user, 'locked')
  await unlock()
  expect((await present(user)).row.notes).toBe(typed.change)
})

test('opening that was interrupted goes on without the PIN that is gone', async () => {
  await writeNote(typed.change)
  await lockWithPin()
  stop()
  class DyingPage extends RowLock {
    override settle(): Promise<void> {
      return Promise.reject(new Error('the page is gone'))
    }
    override settleInBackground(): void {}
  }
  const log = new CycleDb(cycleDbName(user.id))
  const dying = new CycleLogStore(log, undefined, new DyingPage(log, user.id))
  expect(await dying.unlock(pin, platformLock.secretOf)).toBe('done')
  await expect(dying.removePin(pin, platformLock.secretOf)).rejects.toThrow('the page is gone')
  expect(await placesWith(typed.change)).toEqual([])
  await settleRows(user.id)
  expect(await userDb(user.id).operations.toArray()).toMatchObject([{ values: { notes: typed.change } }])
  stop = store(user).follow()
  await waitFor(user, 'open')
  expect((await present(user)).row.notes).toBe(typed.change)
})

test('a PIN of an earlier version seals the record once it is entered', async () => {
  await lockWithPin()
  const [log, db] = [new CycleDb(cycleDbName(user.id)), userDb(user.id)]
  const record = await log.metadata.get('pin')
  if (record?.key !== 'pin') throw new Error('no PIN')
  const { rows: _keys, ...earlier } = record
  await log.metadata.put(earlier)
  await db.keyValues.clear()
  await db.replica('pregnancy_tracking').clear()
  await applyOwnChanges(db, answer([row(100)]))
  await unlock()
  await vi.waitFor(async () => expect(await placesWith(typed.notes)).toEqual([]))
  expect((await present(user)).row.notes).toBe(typed.notes)
})

test('a draft of the record survives the lock in the memory of the page', async () => {
  const name = { form: 'pregnancy-about', owner: user.id } as const
  keepDraft(name, { notes: typed.draft })
  await lockWithPin()
  expect([await placesWith(typed.draft), readDraft(name)]).toEqual([[], { notes: typed.draft }])
  await unlock()
  expect(await store(user).removePin(pin, platformLock.secretOf)).toBe('done')
  expect(await placesWith(typed.draft)).toEqual(['sessionStorage'])
})

test('signing out and another person’s sign-in leave nothing readable, and what waits opens again', async () => {
  await writeNote(typed.change)
  await lockWithPin()
  await userDb(user.id).deleteCopiesAndDrafts()
  const other = newUser()
  setSessionState({ status: 'in', user: other, sessionExpired: false })
  await applyOwnChanges(userDb(other.id), answer([row(100, { notes: 'MarkerOfOther' })]))
  expect(await placesWith('MarkerOfOther')).not.toEqual([])
  expect(await placesWith(typed.change)).toEqual([])
  setSessionState({ status: 'in', user, sessionExpired: false })
  await applyOwnChanges(userDb(user.id), answer([row(100)]))
  expect(await placesWith(typed.baby)).toEqual([`comrade-of-${other.id}/pregnancy_tracking`])
  await unlock()
  expect((await present(user)).row).toMatchObject({ notes: typed.change, baby_name: typed.baby })
})

test('what an earlier version of the app has stored since is sealed by the next start', async () => {
  await lockWithPin()
  await userDb(user.id).replica('pregnancy_tracking').put(row(300))
  await settleRows(user.id)
  expect(await placesWith(typed.notes)).toEqual([])
  await unlock()
  expect((await present(user)).row).toMatchObject({ notes: typed.notes, rev: 300 })
})
