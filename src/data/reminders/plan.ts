import type { CycleLog } from '@/domain/cycle/log'
import { inNairobi, wakeUps, type WakeUp } from '@/domain/cycle/reminders'
import type { UserId } from '@/domain/shared/ids'
import type { Draft, Lane, Values } from '../outbox/operation'
import { reminderFacts } from './facts'
import { runExclusively } from './run-exclusively'
import { storableHours, readSubscription, saveSubscription, type SubscriptionRecord } from './subscription-record'

/** Keeps drafts in the outbox: a page by `write`, which sends them, too; the worker, which has no page's means, in its own way. */
export type StoreDrafts = (person: UserId, drafts: readonly Draft[]) => Promise<void>

export const subscriptionLane = (id: string): Lane => `push_subscriptions/${id}`

/** Sets columns of the subscription's row to what they are to be, whatever the server has by now. */
const changeSubscription = (record: SubscriptionRecord, values: Values, keep: StoreDrafts): Promise<void> =>
  keep(record.person, [
    { action: 'update', table: 'push_subscriptions', row: record.id, lane: subscriptionLane(record.id), values, before: {}, baseRev: 0 },
  ])

/** The hours at which this phone wants to be woken from now on. */
export const plannedWakeUps = async (person: UserId, log: CycleLog, now: number): Promise<readonly WakeUp[]> =>
  wakeUps(await reminderFacts(person, log, inNairobi(now).day), log.profile.reminders, now)

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((entry, place) => entry === others[place])

/** What this page has asked for, by subscription: of a sealed log it is on record nowhere else. */
const askedFor = new Map<string, readonly string[]>()

const replanNow = async (person: UserId, log: CycleLog, now: number, keep: StoreDrafts): Promise<void> => {
  const record = await readSubscription()
  if (!record || record.person !== person) return
  const wakeAt = await plannedWakeUps(person, log, now)
  const before = (record.wakeAt ?? askedFor.get(record.id))?.filter((instant) => Date.parse(instant) > now)
  const kept = await storableHours(person, wakeAt)
  const isAsked = before !== undefined && same(before, wakeAt)
  if (isAsked && (record.wakeAt === null) === (kept === null)) return
  if (!isAsked) await changeSubscription(record, { wake_at: wakeAt }, keep)
  askedFor.set(record.id, wakeAt)
  await saveSubscription({ ...record, wakeAt: kept })
}

/**
 * Asks for other hours where what was logged or chosen since has moved them. Nothing but the hours is ever sent.
 * @throws StorageFullError | StorageUnavailableError
 */
export const replan = (person: UserId, log: CycleLog, now: number, keep: StoreDrafts): Promise<void> =>
  runExclusively(() => replanNow(person, log, now, keep))
