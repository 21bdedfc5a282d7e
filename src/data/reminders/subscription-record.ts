import * as v from 'valibot'
import { userId, type UserId } from '@/domain/shared/ids'
import { isSealed } from '../cycle/read-open-log'
import { deviceDb } from '../db'

const recordSchema = v.object({
  person: v.pipe(v.string(), v.uuid(), v.transform(userId)),
  /** Of the row that the server has. */
  id: v.string(),
  endpoint: v.string(),
  /** The hours that were last asked for. Null where the log is sealed: beside it they would tell of it. */
  wakeAt: v.nullable(v.array(v.string())),
})
/** How this phone has asked to be woken, and for whom. */
export type SubscriptionRecord = v.InferOutput<typeof recordSchema>

export const readSubscription = async (): Promise<SubscriptionRecord | null> => {
  const record = v.safeParse(recordSchema, (await deviceDb().device.get('reminders'))?.value)
  return record.success ? record.output : null
}

/** The hours as a record may keep them. */
export const storableHours = async (person: UserId, wakeAt: readonly string[]): Promise<string[] | null> => ((await isSealed(person)) ? null : [...wakeAt])

export const saveSubscription = async (record: SubscriptionRecord): Promise<void> => {
  await deviceDb().device.put({ key: 'reminders', value: record })
}

export const deleteSubscription = (): Promise<void> => deviceDb().device.delete('reminders')
