import * as v from 'valibot'
import { userId, type UserId } from '@/kit/rules/ids'
import { deviceDb } from '@/store/db'

const recordSchema = v.object({
  person: v.pipe(v.string(), v.uuid(), v.transform(userId)),
  /** The id of the row on the server. */
  id: v.string(),
  endpoint: v.string(),
  /** The hours that were last requested. Null when the log is sealed, because they reveal part of it. */
  wakeAt: v.nullable(v.array(v.string())),
  /** True if pushes no longer arrive, and the phone could not subscribe again. */
  isLost: v.optional(v.boolean()),
})
/** The push subscription of this phone, and its user. */
export type SubscriptionRecord = v.InferOutput<typeof recordSchema>

export const readSubscription = async (): Promise<SubscriptionRecord | null> => {
  const record = v.safeParse(recordSchema, (await deviceDb().device.get('reminders'))?.value)
  return record.success ? record.output : null
}

/** `lost`: pushes no longer arrive, and the phone could not subscribe again. */
export type ReminderState = 'on' | 'lost' | 'off'

/** Reads the state of this phone's subscription for a user. */
export const readReminderState = async (user: UserId): Promise<ReminderState> => {
  const record = await readSubscription()
  if (record?.person !== user) return 'off'
  return record.isLost ? 'lost' : 'on'
}

export const saveSubscription = async (record: SubscriptionRecord): Promise<void> => {
  await deviceDb().device.put({ key: 'reminders', value: record })
}

export const deleteSubscription = (): Promise<void> => deviceDb().device.delete('reminders')

/**
 * The server's key could not be fetched (no network, or the server sends no reminders), or the browser did not
 * subscribe.
 */
export class RemindersUnavailableError extends Error {
  override readonly name = 'RemindersUnavailableError'
}
