import { readUser } from '../session/user-record'
import type { StoreChanges } from './plan'
import { repairReminders, type PushRegistration } from './subscribe'

/** Replaces a subscription that the browser has dropped, for the signed-in user. */
export const moveSubscription = async (registration: PushRegistration, storeChanges: StoreChanges): Promise<void> => {
  const user = await readUser()
  if (user) await repairReminders(user.id, registration, true, storeChanges)
}
