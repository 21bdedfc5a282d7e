import { discardUnsent } from '@/store/sync/unsent'
import { supabaseAs } from '@/store/remote/client'
import type { SubscriptionRecord } from './subscription-record'

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
