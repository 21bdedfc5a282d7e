import { write } from '../outbox/write'
import { watchUser } from '../session/user-record'
import { canStore } from '../can-store'
import { repairReminders, RemindersUnavailableError, stopReminders } from './subscribe'

const heal = async (person: Parameters<typeof repairReminders>[0] | null): Promise<void> => {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // Where nothing can be kept there is no reminder, either.
  if (!registration || !(await canStore())) return
  if (person === null) await stopReminders(registration, write)
  else await repairReminders(person, registration, Notification.permission === 'granted', write)
}

/** Whenever it is known who is signed in: reminders that were lost on the way come back, another person's end. Answers when to stop. */
export const followReminders = (): (() => void) => {
  let known: string | null | undefined
  return watchUser((record) => {
    const person = record?.id ?? null
    if (person === known) return
    known = person
    heal(person).catch((error: unknown) => {
      // Without a network it is tried at the next start.
      if (!(error instanceof RemindersUnavailableError)) throw error
    })
  })
}
