import { discardLane } from '../sync/outbox/manage'
import { userDb } from '../sync/outbox/user-db'
import { supabaseAs } from '../remote/client'
import { subscriptionLane } from './plan'
import type { SubscriptionRecord } from './subscription-record'

/** Deletes the subscription on the server with the last token of a session, then discards the pending operations for it. */
export const deleteSubscriptionOnServer = async ({ person: userId, id }: SubscriptionRecord, token: string): Promise<void> => {
  const { error } = await supabaseAs(token).from('push_subscriptions').delete().eq('id', id)
  if (!error) await discardLane(userDb(userId), subscriptionLane(id), Date.now)
}
