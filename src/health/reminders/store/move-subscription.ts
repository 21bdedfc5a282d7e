import { readUser } from '@/store/session/user-record'
import type { StoreChanges } from './plan'
import type { PushRegistration } from './browser-subscription'
import { repairReminders } from './repair'

/** Replaces a subscription that the browser has dropped, for the signed-in user. */
export const moveSubscription = async (registration: PushRegistration, storeChanges: StoreChanges): Promise<void> => {
  const user = await readUser()
  // The browser has just dropped it, so there is no need to check whether it works.
  if (user)
    await repairReminders(user.id, { registration, permitted: true, storeChanges, isOnServer: async () => true })
}
