import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import type { WakeUp } from '@/domain/cycle/reminders'
import { discardLane } from '../outbox/manage'
import { userDb } from '../outbox/user-db'
import { projectKey, projectUrl } from '../remote/project'
import { runExclusively } from './run-exclusively'
import { subscriptionLane, type StoreDrafts } from './plan'
import { deleteSubscription, storableHours, readSubscription, saveSubscription, type SubscriptionRecord } from './subscription-record'

/** The server's key cannot be had now: there is no network, or it sends no reminders. */
export class RemindersUnavailableError extends Error {
  override readonly name = 'RemindersUnavailableError'
}

const keyAnswer = v.object({ publicKey: v.string() })
const patienceMs = 15_000

/** The public key of whoever sends the pushes (RFC 8292), base64url. */
const senderKey = async (): Promise<string> => {
  try {
    const answer = await fetch(`${projectUrl()}/functions/v1/push-dispatch`, {
      headers: { apikey: projectKey() },
      signal: AbortSignal.timeout(patienceMs),
    })
    return v.parse(keyAnswer, await answer.json()).publicKey
  } catch (error) {
    throw new RemindersUnavailableError('the key of the sender cannot be had', { cause: error })
  }
}

const browserPart = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) })
type BrowserPart = v.InferOutput<typeof browserPart>

const values = ({ endpoint, keys }: BrowserPart, wakeAt: readonly WakeUp[]) => ({ endpoint, p256dh: keys.p256dh, auth: keys.auth, wake_at: wakeAt })

type BrowserSubscription = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'unsubscribe'>
/** The browser's door to pushes. */
export type PushRegistration = {
  readonly pushManager: {
    getSubscription(): Promise<BrowserSubscription | null>
    subscribe(options: PushSubscriptionOptionsInit): Promise<BrowserSubscription>
  }
}

/** The worker of this app, where there is one. */
export const readyWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined)

/** Has the browser make a subscription. @throws RemindersUnavailableError */
const subscribed = async (registration: PushRegistration): Promise<BrowserPart> => {
  const options: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: await senderKey() }
  try {
    return v.parse(browserPart, (await registration.pushManager.subscribe(options)).toJSON())
  } catch (error) {
    throw new RemindersUnavailableError('the browser makes no subscription', { cause: error })
  }
}

const begin = async (person: UserId, registration: PushRegistration, wakeAt: readonly WakeUp[], keep: StoreDrafts): Promise<void> => {
  const part = await subscribed(registration)
  const record: SubscriptionRecord = { person, id: crypto.randomUUID(), endpoint: part.endpoint, wakeAt: await storableHours(person, wakeAt) }
  await keep(person, [
    { action: 'insert', table: 'push_subscriptions', row: record.id, lane: subscriptionLane(record.id), values: values(part, wakeAt) },
  ])
  await saveSubscription(record)
}

/**
 * Asks to be woken on this phone. Only the hours are told to the server.
 * @throws RemindersUnavailableError | StorageFullError | StorageUnavailableError
 */
export const startReminders = (person: UserId, registration: PushRegistration, wakeAt: readonly WakeUp[], keep: StoreDrafts): Promise<void> =>
  runExclusively(() => begin(person, registration, wakeAt, keep))

/**
 * Keeps the server's forgetting in the outbox of whom this phone was woken for, and forgets it here.
 * @returns what the server still has to be told of; null when this phone was woken for nobody
 */
export const deleteReminders = async (keep: StoreDrafts): Promise<SubscriptionRecord | null> => {
  const record = await readSubscription()
  if (record) await keep(record.person, [{ action: 'delete', table: 'push_subscriptions', row: record.id, lane: subscriptionLane(record.id) }])
  await deleteSubscription()
  return record
}

export const unsubscribe = async (registration: PushRegistration | undefined): Promise<void> => {
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

const stop = async (registration: PushRegistration | undefined, keep: StoreDrafts): Promise<void> => {
  await deleteReminders(keep)
  await unsubscribe(registration)
}

/** Stops all reminders on this phone, and has the server forget it: now, or when the person next signs in here. */
export const stopReminders = (registration: PushRegistration | undefined, keep: StoreDrafts): Promise<void> => runExclusively(() => stop(registration, keep))

const wasRefused = async ({ person, id }: SubscriptionRecord): Promise<boolean> =>
  (await userDb(person).operations.where('lane').equals(subscriptionLane(id)).toArray()).some(({ state }) => state === 'rejected')

const heal = async (person: UserId, registration: PushRegistration, permitted: boolean, keep: StoreDrafts): Promise<void> => {
  const record = await readSubscription()
  if (!record) return
  if (record.person !== person || !permitted) return stop(registration, keep)
  const current = await registration.pushManager.getSubscription()
  const refused = await wasRefused(record)
  if (current?.endpoint === record.endpoint && !refused) return
  await begin(person, registration, (record.wakeAt ?? []).filter((instant) => Date.parse(instant) > Date.now()), keep)
  await discardLane(userDb(person), subscriptionLane(record.id), Date.now)
}

/**
 * Brings reminders back that were lost on the way: the browser's subscription has run out, or the server has let it go. The hours
 * of a sealed log follow when it is next opened.
 * @param person who is signed in
 */
export const repairReminders = (person: UserId, registration: PushRegistration, permitted: boolean, keep: StoreDrafts): Promise<void> =>
  runExclusively(() => heal(person, registration, permitted, keep))
