import { expect, test, vi } from 'vitest'
import { applyOwnChanges } from '@/store/sync/pull/apply-own-changes'
import { CycleDb, cycleDbName } from '@/health/cycle/store/cycle-db'
import { CycleLogStore } from '@/health/cycle/store/cycle-log-store'
import { RowLock } from '@/health/cycle/store/row-lock'
import { settleRows } from '@/health/cycle/store/settle-rows'
import { userDb } from '@/store/user-db'
import { platformLock } from '@/health/cycle/platform-lock'
import { placesWith } from '../everything-stored'
import { answer, lockWithPin, phone, pin, present, row, store, typed, unlock, waitFor, writeNote } from './locked-phone'

// The cheapest cost parameters keep these tests fast; the lock’s own tests check the real ones.
vi.mock('@/health/cycle/store/argon2-cost', () => ({ defaultArgon2Cost: { memoryKiB: 64, passes: 1 } }))

test('sealing that was interrupted goes on without the PIN', async () => {
  await writeNote(typed.change)
  phone.stop()
  // A page that sets the PIN and dies before it has touched the rows.
  const dying = new CycleLogStore(
    new CycleDb(cycleDbName(phone.user.id)),
    undefined,
    new RowLock(new CycleDb(cycleDbName(phone.user.id)), null),
  )
  await dying.setPin(pin, 5, platformLock.secretOf)
  expect(await placesWith(typed.change)).not.toEqual([])
  await Promise.all([settleRows(phone.user.id), settleRows(phone.user.id)])
  expect(await placesWith(typed.notes)).toEqual([])
  phone.stop = store(phone.user).follow()
  await waitFor(phone.user, 'locked')
  await unlock()
  expect((await present(phone.user)).row.notes).toBe(typed.change)
})

test('opening that was interrupted goes on without the PIN that is gone', async () => {
  await writeNote(typed.change)
  await lockWithPin()
  phone.stop()
  class DyingPage extends RowLock {
    override settle(): Promise<void> {
      return Promise.reject(new Error('the page is gone'))
    }
    override settleInBackground(): void {}
  }
  const log = new CycleDb(cycleDbName(phone.user.id))
  const dying = new CycleLogStore(log, undefined, new DyingPage(log, phone.user.id))
  expect(await dying.unlock(pin, platformLock.secretOf)).toBe('done')
  await expect(dying.removePin(pin, platformLock.secretOf)).rejects.toThrow('the page is gone')
  expect(await placesWith(typed.change)).toEqual([])
  await settleRows(phone.user.id)
  expect(await userDb(phone.user.id).operations.toArray()).toMatchObject([{ values: { notes: typed.change } }])
  phone.stop = store(phone.user).follow()
  await waitFor(phone.user, 'open')
  expect((await present(phone.user)).row.notes).toBe(typed.change)
})

test('a PIN of an earlier version seals the record once it is entered', async () => {
  await lockWithPin()
  const [log, db] = [new CycleDb(cycleDbName(phone.user.id)), userDb(phone.user.id)]
  const record = await log.metadata.get('pin')
  if (record?.key !== 'pin') throw new Error('no PIN')
  const { rows: _keys, ...earlier } = record
  await log.metadata.put(earlier)
  await db.keyValues.clear()
  await db.replica('pregnancy_tracking').clear()
  await applyOwnChanges(db, answer([row(100)]))
  await unlock()
  const replica = async () => JSON.stringify(await db.replica('pregnancy_tracking').toArray())
  await vi.waitFor(async () => expect(await replica()).not.toContain(typed.notes))
  expect(await placesWith(typed.notes)).toEqual([])
  expect((await present(phone.user)).row.notes).toBe(typed.notes)
})

test('what an earlier version of the app has stored since is sealed by the next start', async () => {
  await lockWithPin()
  await userDb(phone.user.id).replica('pregnancy_tracking').put(row(300))
  await settleRows(phone.user.id)
  expect(await placesWith(typed.notes)).toEqual([])
  await unlock()
  expect((await present(phone.user)).row).toMatchObject({ notes: typed.notes, rev: 300 })
})
