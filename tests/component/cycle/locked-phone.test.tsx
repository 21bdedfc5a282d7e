import { expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from '@/store/drafts'
import { setSessionState } from '@/store/session/session-state'
import { applyOwnChanges } from '@/store/sync/pull/apply-own-changes'
import { ownCursorKey } from '@/store/sync/pull/own-cursor-key'
import { outboxStore } from '@/store/sync/outbox/store'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { copiesDb } from '@/store/db'
import { readUnsentOf } from '@/store/sync/unsent'
import { unsentText } from '@/account/words/unsent-text'
import { userDb } from '@/store/user-db'
import { removePregnancy } from '@/health/pregnancy/commands'
import { platformLock } from '@/health/cycle/platform-lock'
import { placesWith } from '../everything-stored'
import {
  answer,
  due,
  id,
  lockWithPin,
  phone,
  pin,
  present,
  row,
  shown,
  store,
  typed,
  unlock,
  waitFor,
  writeNote,
} from './locked-phone'
import { newUser } from './tracker'

// The cheapest cost parameters keep these tests fast; the lock’s own tests check the real ones.
vi.mock('@/health/cycle/store/argon2-cost', () => ({ defaultArgon2Cost: { memoryKiB: 64, passes: 1 } }))

test('while a PIN locks the log, nothing that was typed into the log or the pregnancy record can be read on the phone', async () => {
  await writeNote(typed.change)
  keepDraft({ form: 'pregnancy-about', owner: phone.user.id }, { notes: typed.draft })
  // Each can be read before, so the search finds what is there.
  for (const word of [...Object.values(typed).filter((each) => each !== typed.arrived), due])
    expect(await placesWith(word), word).not.toEqual([])
  await lockWithPin()
  keepDraft({ form: 'pregnancy-about', owner: phone.user.id }, { notes: typed.draft })
  await applyOwnChanges(userDb(phone.user.id), answer([row(200, { notes: typed.arrived })]))
  for (const word of [...Object.values(typed), due]) expect(await placesWith(word), word).toEqual([])
})

test('the unlocked log shows the record with what was changed and what has arrived, and sends what waited', async () => {
  await writeNote(typed.change)
  await lockWithPin()
  const outbox = outboxStore(userDb(phone.user.id), publicCopies(copiesDb()))
  const [waiting] = await outbox.pending()
  if (!waiting) throw new Error('nothing waits')
  expect([waiting.state, await outbox.markAttempted(waiting.seq)]).toEqual(['blocked', null])
  await applyOwnChanges(userDb(phone.user.id), answer([row(200, { baby_name: typed.arrived })]))
  expect(await shown(phone.user)).toBeNull()
  await unlock()
  expect((await present(phone.user)).row).toMatchObject({ notes: typed.change, baby_name: typed.arrived, rev: 200 })
  const attempt = await outbox.markAttempted(waiting.seq)
  expect(attempt?.operation).toMatchObject({
    action: 'update',
    values: { notes: typed.change },
    before: { notes: typed.notes },
    baseRev: 100,
  })
  if (!attempt) throw new Error('nothing is sent')
  // The log locks while the request is on its way.
  await store(phone.user).lock()
  await waitFor(phone.user, 'locked')
  await outbox.acknowledge(attempt.operation, row(300, { baby_name: typed.arrived, notes: typed.change }))
  expect([await outbox.pending(), await placesWith(typed.change)]).toEqual([[], []])
  await unlock()
  expect((await present(phone.user)).row).toMatchObject({ notes: typed.change, rev: 300 })
})

test('changes that are made with a PIN are sealed, and each waits in turn', async () => {
  await store(phone.user).setPin(pin, 5, platformLock.secretOf)
  await writeNote('MarkerFirst')
  await writeNote('MarkerSecond')
  expect((await present(phone.user)).row.notes).toBe('MarkerSecond')
  expect([...(await placesWith('MarkerFirst')), ...(await placesWith('MarkerSecond'))]).toEqual([])
  expect(await userDb(phone.user.id).operations.count()).toBe(2)
})

test('what waits is not named while a PIN is set', async () => {
  await writeNote(typed.change)
  const titles = async () =>
    (await readUnsentOf(phone.user.id)).map(({ changes, isPrivate, isLocked }) => [
      unsentText(changes, isPrivate).title,
      isLocked,
    ])
  expect(await titles()).toEqual([['Changes to your pregnancy record', false]])
  await lockWithPin()
  expect(await titles()).toEqual([['A change that your PIN keeps private', true]])
})

test('a deletion has nothing to seal, and is sent while the log is locked', async () => {
  await store(phone.user).setPin(pin, 5, platformLock.secretOf)
  await removePregnancy(phone.user, await present(phone.user))
  await store(phone.user).lock()
  await waitFor(phone.user, 'locked')
  expect(await outboxStore(userDb(phone.user.id), publicCopies(copiesDb())).pending()).toMatchObject([
    { action: 'delete', state: 'waiting' },
  ])
})

test('a record that was deleted on another phone is gone from a locked one', async () => {
  await lockWithPin()
  await applyOwnChanges(userDb(phone.user.id), { ...answer([]), gone: [['pregnancy_tracking', id, 500]] })
  await unlock()
  expect(await shown(phone.user)).toBeNull()
})

test('a removed PIN leaves the record and what waits as they were without one, also with another PIN after it', async () => {
  await writeNote(typed.change)
  await lockWithPin()
  await unlock()
  expect(await store(phone.user).changePin(pin, 'siri mpya', platformLock.secretOf)).toBe('done')
  await store(phone.user).lock()
  expect(await store(phone.user).unlock('siri mpya', platformLock.secretOf)).toBe('done')
  expect((await present(phone.user)).row.notes).toBe(typed.change)
  expect(await store(phone.user).removePin('siri mpya', platformLock.secretOf)).toBe('done')
  expect(await userDb(phone.user.id).operations.toArray()).toMatchObject([
    { values: { notes: typed.change }, before: { notes: typed.notes } },
  ])
  expect(await userDb(phone.user.id).replica('pregnancy_tracking').toArray()).toEqual([row(100)])
  await lockWithPin()
  expect(await placesWith(typed.change)).toEqual([])
  await unlock()
  expect((await present(phone.user)).row.notes).toBe(typed.change)
})

test('a forgotten PIN leaves nothing of the record; the server has it, and it is asked for anew', async () => {
  const db = userDb(phone.user.id)
  await writeNote(typed.change)
  await db.keyValues.put({ key: ownCursorKey, value: 1 })
  await lockWithPin()
  await store(phone.user).erase()
  expect([
    await db.replica('pregnancy_tracking').toArray(),
    await db.operations.toArray(),
    await db.keyValues.get(ownCursorKey),
  ]).toEqual([[], [], undefined])
  await applyOwnChanges(db, answer([row(200)]))
  expect((await present(phone.user)).row).toMatchObject({ notes: typed.notes })
})

test('erasing an open log keeps the record and what waits', async () => {
  await writeNote(typed.change)
  await store(phone.user).setPin(pin, 5, platformLock.secretOf)
  await store(phone.user).erase()
  expect((await present(phone.user)).row.notes).toBe(typed.change)
  expect(await userDb(phone.user.id).operations.toArray()).toMatchObject([{ values: { notes: typed.change } }])
})

test('a draft of the record survives the lock in the memory of the page', async () => {
  const name = { form: 'pregnancy-about', owner: phone.user.id } as const
  keepDraft(name, { notes: typed.draft })
  await lockWithPin()
  expect([await placesWith(typed.draft), readDraft(name)]).toEqual([[], { notes: typed.draft }])
  await unlock()
  expect(await store(phone.user).removePin(pin, platformLock.secretOf)).toBe('done')
  expect(await placesWith(typed.draft)).toEqual(['sessionStorage'])
})

test('signing out and another person’s sign-in leave nothing readable, and what waits opens again', async () => {
  await writeNote(typed.change)
  await lockWithPin()
  await userDb(phone.user.id).deleteCopiesAndDrafts()
  const other = newUser()
  setSessionState({ status: 'in', user: other, sessionExpired: false })
  await applyOwnChanges(userDb(other.id), answer([row(100, { notes: 'MarkerOfOther' })]))
  expect(await placesWith('MarkerOfOther')).not.toEqual([])
  expect(await placesWith(typed.change)).toEqual([])
  setSessionState({ status: 'in', user: phone.user, sessionExpired: false })
  await applyOwnChanges(userDb(phone.user.id), answer([row(100)]))
  expect(await placesWith(typed.baby)).toEqual([`comrade-of-${other.id}/pregnancy_tracking`])
  await unlock()
  expect((await present(phone.user)).row).toMatchObject({ notes: typed.change, baby_name: typed.baby })
})
