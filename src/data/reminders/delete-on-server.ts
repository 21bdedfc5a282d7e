import { discardLane } from '../outbox/manage'
import { userDb } from '../outbox/user-db'
import { supabaseAs } from '../remote/client'
import { subscriptionLane } from './plan'
import type { SubscriptionRecord } from './subscription-record'

/** Has the server forget this phone with the last token of a session; what waits in the outbox for the same is then done. */
export const deleteSubscriptionOnServer = async ({ person, id }: SubscriptionRecord, token: string): Promise<void> => {
  const { error } = await supabaseAs(token).from('push_subscriptions').delete().eq('id', id)
  if (!error) await discardLane(userDb(person), subscriptionLane(id), Date.now)
}
