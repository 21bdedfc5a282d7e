import type { UserId } from '@/kit/rules/ids'
import { discardUnsent, readUnsentRow } from '@/store/sync/unsent'
import { acceptsSender, fetchSenderKey, type PushRegistration } from './browser-subscription'
import { runExclusively, start, stop, type StoreChanges } from './subscribe'
import {
  readSubscription,
  RemindersUnavailableError,
  saveSubscription,
  type SubscriptionRecord,
} from './subscription-record'
import { readUser } from '@/store/session/user-record'

export type RepairParts = {
  readonly registration: PushRegistration
  /** True if the user allows notifications. */
  readonly permitted: boolean
  readonly storeChanges: StoreChanges
  readonly isOnServer: (record: SubscriptionRecord) => Promise<boolean>
}

const wasRejected = async ({ person: userId, id }: SubscriptionRecord): Promise<boolean> =>
  (await readUnsentRow(userId, 'push_subscriptions', id))?.rejection != null

/** @throws RemindersUnavailableError without the sender's key */
const isAlive = async (record: SubscriptionRecord, { registration, isOnServer }: RepairParts): Promise<boolean> => {
  const current = await registration.pushManager.getSubscription()
  if (current?.endpoint !== record.endpoint || (await wasRejected(record))) return false
  return acceptsSender(current, await fetchSenderKey()) && (await isOnServer(record))
}

const repair = async (userId: UserId, parts: RepairParts): Promise<void> => {
  const record = await readSubscription()
  if (!record) return
  const { registration, permitted, storeChanges } = parts
  if (record.person !== userId || !permitted) return stop(registration, storeChanges)
  if (!record.isLost && (await isAlive(record, parts))) return
  try {
    await start(
      userId,
      registration,
      (record.wakeAt ?? []).filter((instant) => Date.parse(instant) > Date.now()),
      storeChanges,
    )
  } catch (error) {
    if (error instanceof RemindersUnavailableError) await saveSubscription({ ...record, isLost: true })
    throw error
  }
  await discardUnsent({ identity: userId, lane: `push_subscriptions/${record.id}` })
}

/**
 * Subscribes again if pushes no longer arrive: the browser has dropped the subscription, the server has rejected or
 * deleted it, or the sender has another key. If that fails, the record says that it is lost. Stops the reminders if
 * they belong to another user or the permission is missing. The hours of a sealed log follow when it is next opened.
 * @param userId the signed-in user
 * @throws RemindersUnavailableError: tried again at the next start
 */
export const repairReminders = (userId: UserId, parts: RepairParts): Promise<void> =>
  runExclusively(() => repair(userId, parts))

/** Replaces a subscription that the browser has dropped, for the signed-in user. */
export const moveSubscription = async (registration: PushRegistration, storeChanges: StoreChanges): Promise<void> => {
  const user = await readUser()
  // The browser has just dropped it, so there is no need to check whether it works.
  if (user)
    await repairReminders(user.id, { registration, permitted: true, storeChanges, isOnServer: async () => true })
}
