import * as v from 'valibot'
import { requestAs } from '@/store/remote/request-as'
import { readUnsentRow, discardUnsent } from '@/store/sync/unsent'
import type { SubscriptionRecord } from './subscription-record'
import { supabaseAs } from '@/store/remote/client'

const timeoutMs = 15_000
const rowsSchema = v.array(v.object({ id: v.string() }))

/**
 * True if the server has the subscription: it deletes one that the push service no longer knows. True for one that
 * waits to be sent, and when the server cannot be asked.
 */
export const isOnServer = async ({ person: userId, id }: SubscriptionRecord): Promise<boolean> => {
  if (await readUnsentRow(userId, 'push_subscriptions', id)) return true
  const reply = await requestAs(
    userId,
    (client) => client.from('push_subscriptions').select('id').eq('id', id).limit(1),
    timeoutMs,
  )
  const rows = v.safeParse(rowsSchema, reply.ok ? reply.value.data : null)
  return !rows.success || rows.output.length > 0
}

/**
 * Deletes the subscription on the server with the last token of a session, then discards the pending operations for it.
 */
export const deleteSubscriptionOnServer = async (
  { person: userId, id }: SubscriptionRecord,
  token: string,
): Promise<void> => {
  const { error } = await supabaseAs(token).from('push_subscriptions').delete().eq('id', id)
  if (!error) await discardUnsent({ identity: userId, lane: `push_subscriptions/${id}` })
}
