import type { CycleLog } from '@/health/cycle/rules/log'
import { localTime, wakeUps, type WakeUp } from '@/health/cycle/rules/reminders'
import type { UserId } from '@/kit/rules/ids'
import type { Values } from '@/store/sync/write'
import { reminderFacts } from './facts'
import { runExclusively, storableHours, type StoreChanges } from './subscribe'
import { readSubscription, saveSubscription, type SubscriptionRecord } from './subscription-record'

/** Overwrites columns of the subscription's row, without conflict detection. */
const changeSubscription = (record: SubscriptionRecord, values: Values, storeChanges: StoreChanges): Promise<unknown> =>
  storeChanges(record.person, [
    { action: 'update', table: 'push_subscriptions', row: record.id, values, before: {}, baseRev: 0 },
  ])

/** The hours at which this phone should be woken from now on. */
export const plannedWakeUps = async (userId: UserId, log: CycleLog, now: number): Promise<readonly WakeUp[]> =>
  wakeUps(await reminderFacts(userId, log, localTime(now)), log.profile.reminders, now)

const sameEntries = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((entry, index) => entry === others[index])

/** The hours that this page has requested, by subscription. For a sealed log they are stored nowhere else. */
const requestedHours = new Map<string, readonly string[]>()

const replanNow = async (userId: UserId, log: CycleLog, now: number, storeChanges: StoreChanges): Promise<void> => {
  const record = await readSubscription()
  if (!record || record.person !== userId) return
  const wakeAt = await plannedWakeUps(userId, log, now)
  const before = (record.wakeAt ?? requestedHours.get(record.id))?.filter((instant) => Date.parse(instant) > now)
  const storable = await storableHours(userId, wakeAt)
  const isUnchanged = before !== undefined && sameEntries(before, wakeAt)
  if (isUnchanged && (record.wakeAt === null) === (storable === null)) return
  if (!isUnchanged) await changeSubscription(record, { wake_at: wakeAt }, storeChanges)
  requestedHours.set(record.id, wakeAt)
  await saveSubscription({ ...record, wakeAt: storable })
}

/**
 * Requests new wake-ups if the log or the settings have changed the hours. Only the hours are sent.
 * @throws StorageFullError | StorageUnavailableError
 */
export const replan = (userId: UserId, log: CycleLog, now: number, storeChanges: StoreChanges): Promise<void> =>
  runExclusively(() => replanNow(userId, log, now, storeChanges))
