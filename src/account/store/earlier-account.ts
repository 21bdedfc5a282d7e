import type { UserId } from '@/kit/rules/ids'
import { tablesWithStock } from '@/cart/store/cart-stock'
import { takeOverCart } from '@/cart/store/cart-store'
import { takeOverTicks } from '@/store/checklist-ticks'
import { CycleLockedError } from '@/health/cycle/store/pin-lock'
import { copyLog, keptLog, logFits, type KeptLog } from '@/health/cycle/store/take-over-log'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { deviceDb, personalKey } from '@/store/db'
import { takeOverDelivery } from '@/cart/store/delivery-store'
import { earlierAccounts } from '@/store/session/known-accounts'
import type { User } from '@/store/session/session-state'
import { requestDrain } from '@/store/sync/write'
import { countTakenOver, dropPregnancy, dropWrites, hasPregnancy, takeOverWrites } from '@/store/sync/take-over'

/**
 * The data that an earlier account with the user's address has left on this phone: the server has lost or deleted that
 * account since.
 */
export type EarlierAccount = {
  readonly id: UserId
  readonly log: KeptLog
  /** True if its log can become the user's: the user has none yet. */
  readonly logFits: boolean
  /** True if it has left a pregnancy record, and the user has none. */
  readonly pregnancy: boolean
  /** The number of rows it has not sent, without what goes with the log. */
  readonly unsent: number
  readonly orders: number
}

const personalRecords = ['cart', 'delivery', 'ticks'] as const

const leftBy = async (id: UserId, user: UserId): Promise<EarlierAccount> => {
  const log = await keptLog(id)
  return {
    id,
    log,
    logFits: log !== 'none' && (await logFits(id, user)),
    pregnancy: (await hasPregnancy(id)) && !(await hasPregnancy(user)),
    unsent: await countTakenOver(id),
    orders: await deviceDb()
      .orders.filter(({ owner }) => owner === id)
      .count(),
  }
}

/** The latest earlier account that has left anything; null if there is none. */
export const readEarlierAccount = async (user: Pick<User, 'id' | 'email'>): Promise<EarlierAccount | null> => {
  for (const id of await earlierAccounts(user)) {
    const left = await leftBy(id, user.id)
    if (left.log !== 'none' || left.pregnancy || left.unsent > 0 || left.orders > 0) return left
  }
  return null
}

/**
 * Moves all but the log to the user's account, and sends it. What a PIN seals stays unless the earlier log is open in
 * this tab.
 */
export const takeOverAccount = async (from: UserId, to: UserId): Promise<void> => {
  const db = deviceDb()
  await takeOverWrites(from, to)
  await db.transaction('rw', [db.device, db.orders, ...tablesWithStock.map((table) => db.replica(table))], async () => {
    await db.orders.filter(({ owner }) => owner === from).modify({ owner: to })
    await takeOverCart(from, to, db)
    await takeOverDelivery(from, to, db)
    await takeOverTicks(from, to)
    await db.device.bulkDelete(personalRecords.map((record) => personalKey(record, from)))
  })
  requestDrain(to)
}

/**
 * Rows that the PIN of a log seals are lost with the log, so they have to be moved while the log is open.
 * @throws CycleLockedError
 */
const assertOpen = async (id: UserId): Promise<void> => {
  if ((await keptLog(id)) === 'sealed' && !cycleLogStore(id).codec)
    throw new CycleLockedError('the earlier log is locked')
}

/**
 * Makes the earlier log the user's, with its PIN, and moves everything else as well.
 * @returns false if the user has begun a log meanwhile: nothing was moved
 * @throws CycleLockedError unless a log with a PIN is open in this tab
 */
export const takeOverLog = async (from: UserId, to: UserId): Promise<boolean> => {
  await assertOpen(from)
  if (!(await copyLog(from, to))) return false
  await takeOverAccount(from, to)
  await cycleLogStore(from).erase()
  return true
}

/**
 * Moves everything but the log, and deletes the log, once what it holds is in the user's own.
 * @throws CycleLockedError as above
 */
export const finishMerge = async (from: UserId, to: UserId): Promise<void> => {
  await assertOpen(from)
  await takeOverAccount(from, to)
  await cycleLogStore(from).erase()
}

/** Deletes the log that an earlier account has left, with the pregnancy record. */
export const dropLog = async (id: UserId): Promise<void> => {
  await dropPregnancy(id)
  await cycleLogStore(id).erase()
}

/** Deletes all that an earlier account has left but its log and the pregnancy record. */
export const dropAccount = async (id: UserId): Promise<void> => {
  const db = deviceDb()
  await dropWrites(id)
  await db.transaction('rw', db.device, db.orders, async () => {
    await db.orders.filter(({ owner }) => owner === id).delete()
    await db.device.bulkDelete(personalRecords.map((record) => personalKey(record, id)))
  })
}
