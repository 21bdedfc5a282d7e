import { readUser } from '../session/user-record'
import type { StoreDrafts } from './plan'
import { repairReminders, type PushRegistration } from './subscribe'

/** The browser has thrown its subscription away: a new one takes its place, for whoever is signed in. */
export const moveSubscription = async (registration: PushRegistration, keep: StoreDrafts): Promise<void> => {
  const person = await readUser()
  if (person) await repairReminders(person.id, registration, true, keep)
}
