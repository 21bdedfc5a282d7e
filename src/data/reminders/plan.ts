import type { CycleLog } from '@/domain/cycle/log'
import { inNairobi, wakeUps, type WakeUp } from '@/domain/cycle/reminders'
import type { UserId } from '@/domain/shared/ids'
import type { Draft, Lane } from '../sync/outbox/operation'
import type { Values } from '../sync/outbox/values'
import { reminderFacts } from './facts'
import { runExclusively } from './run-exclusively'
import { storableHours, readSubscription, saveSubscription, type SubscriptionRecord } from './subscription-record'

/** Stores drafts in the outbox: `write` in a page, which also sends them, and `storeDrafts` in the worker. */
export type StoreDrafts = (userId: UserId, drafts: readonly Draft[]) => Promise<void>

export const subscriptionLane = (id: string): Lane => `push_subscriptions/${id}`

/** Overwrites columns of the subscription's row, without conflict detection. */
const changeSubscription = (record: SubscriptionRecord, values: Values, storeDrafts: StoreDrafts): Promise<void> =>
  storeDrafts(record.person, [
    { action: 'update', table: 'push_subscriptions', row: record.id, lane: subscriptionLane(record.id), values, before: {}, baseRev: 0 },
  ])

/** The hours at which this phone should be woken from now on. */
export const plannedWakeUps = async (userId: UserId, log: CycleLog, now: number): Promise<readonly WakeUp[]> =>
  wakeUps(await reminderFacts(userId, log, inNairobi(now).day), log.profile.reminders, now)

const sameEntries = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((entry, index) => entry === others[index])

/** The hours that this page has requested, by subscription. For a sealed log they are stored nowhere else. */
const requestedHours = new Map<string, readonly string[]>()

const replanNow = async (userId: UserId, log: CycleLog, now: number, storeDrafts: StoreDrafts): Promise<void> => {
  const record = await readSubscription()
  if (!record || record.person !== userId) return
  const wakeAt = await plannedWakeUps(userId, log, now)
  const before = (record.wakeAt ?? requestedHours.get(record.id))?.filter((instant) => Date.parse(instant) > now)
  const storable = await storableHours(userId, wakeAt)
  const isUnchanged = before !== undefined && sameEntries(before, wakeAt)
  if (isUnchanged && (record.wakeAt === null) === (storable === null)) return
  if (!isUnchanged) await changeSubscription(record, { wake_at: wakeAt }, storeDrafts)
  requestedHours.set(record.id, wakeAt)
  await saveSubscription({ ...record, wakeAt: storable })
}

/**
 * Requests new wake-ups if the log or the settings have changed the hours. Only the hours are sent.
 * @throws StorageFullError | StorageUnavailableError
 */
export const replan = (userId: UserId, log: CycleLog, now: number, storeDrafts: StoreDrafts): Promise<void> =>
  runExclusively(() => replanNow(userId, log, now, storeDrafts))
