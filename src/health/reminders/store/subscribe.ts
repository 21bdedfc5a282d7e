import type { UserId } from '@/kit/rules/ids'
import type { WakeUp } from '@/health/cycle/rules/reminders'
import { createSubscription, unsubscribe, type PushRegistration, type SubscriptionJson } from './browser-subscription'
import type { Change } from '@/store/sync/write'
import { deleteSubscription, readSubscription, saveSubscription, type SubscriptionRecord } from './subscription-record'
import { isSealed } from '@/health/cycle/store/read-open-log'
import { takeLock } from '@/store/take-lock'

/** Stores changes in the outbox: `write` in a page, which also sends them, and `storeChanges` in the worker. */
export type StoreChanges = (userId: UserId, changes: readonly Change[]) => Promise<unknown>

/**
 * Runs one change of the push subscription at a time, across all tabs and the service worker, so that each starts from
 * the result of the previous one. Must not be nested: that would deadlock.
 */
export const runExclusively = <Done>(work: () => Promise<Done>): Promise<Done> => takeLock('comrade-reminders', work)

/** The hours that may be stored; null when the log is sealed. */
export const storableHours = async (userId: UserId, wakeAt: readonly string[]): Promise<string[] | null> =>
  (await isSealed(userId)) ? null : [...wakeAt]

const rowValues = ({ endpoint, keys }: SubscriptionJson, wakeAt: readonly WakeUp[]) => ({
  endpoint,
  p256dh: keys.p256dh,
  auth: keys.auth,
  wake_at: wakeAt,
})

/** Like `startReminders`, for callers that already exclude other changes of the subscription. */
export const start = async (
  userId: UserId,
  registration: PushRegistration,
  wakeAt: readonly WakeUp[],
  storeChanges: StoreChanges,
): Promise<void> => {
  const subscription = await createSubscription(registration)
  const record: SubscriptionRecord = {
    person: userId,
    id: crypto.randomUUID(),
    endpoint: subscription.endpoint,
    wakeAt: await storableHours(userId, wakeAt),
  }
  await storeChanges(userId, [
    { action: 'insert', table: 'push_subscriptions', row: record.id, values: rowValues(subscription, wakeAt) },
  ])
  await saveSubscription(record)
}

/**
 * Subscribes this phone to pushes at the given hours. Only these hours of the log are sent to the server.
 * @throws RemindersUnavailableError | StorageFullError | StorageUnavailableError
 */
export const startReminders = (
  userId: UserId,
  registration: PushRegistration,
  wakeAt: readonly WakeUp[],
  storeChanges: StoreChanges,
): Promise<void> => runExclusively(() => start(userId, registration, wakeAt, storeChanges))

/**
 * Deletes the subscription record and queues the deletion on the server in the outbox of its user.
 * @returns the deleted record; null if there was none
 */
export const deleteReminders = async (storeChanges: StoreChanges): Promise<SubscriptionRecord | null> => {
  const record = await readSubscription()
  if (record) await storeChanges(record.person, [{ action: 'delete', table: 'push_subscriptions', row: record.id }])
  await deleteSubscription()
  return record
}

/** Like `stopReminders`, for callers that already exclude other changes of the subscription. */
export const stop = async (registration: PushRegistration | undefined, storeChanges: StoreChanges): Promise<void> => {
  await deleteReminders(storeChanges)
  await unsubscribe(registration)
}

/** Stops all reminders on this phone. The server deletes the subscription now, or when its user next signs in here. */
export const stopReminders = (registration: PushRegistration | undefined, storeChanges: StoreChanges): Promise<void> =>
  runExclusively(() => stop(registration, storeChanges))
