import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import type { WakeUp } from '@/domain/cycle/reminders'
import { discardUnsent, readUnsentRow } from '../sync/unsent'
import { projectKey, projectUrl } from '../remote/project'
import { RemindersUnavailableError } from './errors'
import { runExclusively } from './run-exclusively'
import { storableHours } from './storable-hours'
import type { StoreChanges } from './plan'
import { deleteSubscription, readSubscription, saveSubscription, type SubscriptionRecord } from './subscription-record'

const keyResponseSchema = v.object({ publicKey: v.string() })
const timeoutMs = 15_000

/** The VAPID public key of the push sender (RFC 8292), base64url. */
const fetchSenderKey = async (): Promise<string> => {
  try {
    const response = await fetch(`${projectUrl()}/functions/v1/push-dispatch`, {
      headers: { apikey: projectKey() },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return v.parse(keyResponseSchema, await response.json()).publicKey
  } catch (error) {
    throw new RemindersUnavailableError('the public key of the push sender could not be fetched', { cause: error })
  }
}

const subscriptionSchema = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) })
type SubscriptionJson = v.InferOutput<typeof subscriptionSchema>

const rowValues = ({ endpoint, keys }: SubscriptionJson, wakeAt: readonly WakeUp[]) => ({ endpoint, p256dh: keys.p256dh, auth: keys.auth, wake_at: wakeAt })

type BrowserSubscription = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'unsubscribe'>
/** The part of `ServiceWorkerRegistration` that is used here. */
export type PushRegistration = {
  readonly pushManager: {
    getSubscription(): Promise<BrowserSubscription | null>
    subscribe(options: PushSubscriptionOptionsInit): Promise<BrowserSubscription>
  }
}

/** The service worker registration; undefined if there is none. */
export const readyWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined)

/** @throws RemindersUnavailableError */
const createSubscription = async (registration: PushRegistration): Promise<SubscriptionJson> => {
  const options: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: await fetchSenderKey() }
  try {
    return v.parse(subscriptionSchema, (await registration.pushManager.subscribe(options)).toJSON())
  } catch (error) {
    throw new RemindersUnavailableError('the browser did not create a push subscription', { cause: error })
  }
}

const start = async (userId: UserId, registration: PushRegistration, wakeAt: readonly WakeUp[], storeChanges: StoreChanges): Promise<void> => {
  const subscription = await createSubscription(registration)
  const record: SubscriptionRecord = { person: userId, id: crypto.randomUUID(), endpoint: subscription.endpoint, wakeAt: await storableHours(userId, wakeAt) }
  await storeChanges(userId, [
    { action: 'insert', table: 'push_subscriptions', row: record.id, values: rowValues(subscription, wakeAt) },
  ])
  await saveSubscription(record)
}

/**
 * Subscribes this phone to pushes at the given hours. Of the log, only the hours are sent to the server.
 * @throws RemindersUnavailableError | StorageFullError | StorageUnavailableError
 */
export const startReminders = (userId: UserId, registration: PushRegistration, wakeAt: readonly WakeUp[], storeChanges: StoreChanges): Promise<void> =>
  runExclusively(() => start(userId, registration, wakeAt, storeChanges))

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

export const unsubscribe = async (registration: PushRegistration | undefined): Promise<void> => {
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

const stop = async (registration: PushRegistration | undefined, storeChanges: StoreChanges): Promise<void> => {
  await deleteReminders(storeChanges)
  await unsubscribe(registration)
}

/** Stops all reminders on this phone. The server deletes the subscription now, or when its user next signs in here. */
export const stopReminders = (registration: PushRegistration | undefined, storeChanges: StoreChanges): Promise<void> => runExclusively(() => stop(registration, storeChanges))

const wasRejected = async ({ person: userId, id }: SubscriptionRecord): Promise<boolean> =>
  (await readUnsentRow(userId, 'push_subscriptions', id))?.rejection != null

const repair = async (userId: UserId, registration: PushRegistration, permitted: boolean, storeChanges: StoreChanges): Promise<void> => {
  const record = await readSubscription()
  if (!record) return
  if (record.person !== userId || !permitted) return stop(registration, storeChanges)
  const current = await registration.pushManager.getSubscription()
  const rejected = await wasRejected(record)
  if (current?.endpoint === record.endpoint && !rejected) return
  await start(userId, registration, (record.wakeAt ?? []).filter((instant) => Date.parse(instant) > Date.now()), storeChanges)
  await discardUnsent({ identity: userId, lane: `push_subscriptions/${record.id}` })
}

/**
 * Subscribes again if the browser's subscription has expired or the server has rejected it. Stops the reminders if they
 * belong to another user or the permission is missing. The hours of a sealed log follow when it is next opened.
 * @param userId the signed-in user
 */
export const repairReminders = (userId: UserId, registration: PushRegistration, permitted: boolean, storeChanges: StoreChanges): Promise<void> =>
  runExclusively(() => repair(userId, registration, permitted, storeChanges))
