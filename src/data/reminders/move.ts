import { readPerson } from '../session/person-record'
import type { Keep } from './plan'
import { healReminders, type PushDoor } from './subscribe'

/** The browser has thrown its subscription away: a new one takes its place, for whoever is signed in. */
export const moveToNew = async (registration: PushDoor, keep: Keep): Promise<void> => {
  const person = await readPerson()
  if (person) await healReminders(person.id, registration, true, keep)
}
