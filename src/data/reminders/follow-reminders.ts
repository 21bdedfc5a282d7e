import { reportError } from '../error-log/error-log'
import { write } from '../sync/write'
import { watchUser } from '../session/user-record'
import { canStore } from '../can-store'
import { repairReminders, RemindersUnavailableError, stopReminders } from './subscribe'

const repair = async (userId: Parameters<typeof repairReminders>[0] | null): Promise<void> => {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // Reminders need storage.
  if (!registration || !(await canStore())) return
  if (userId === null) await stopReminders(registration, write)
  else await repairReminders(userId, registration, Notification.permission === 'granted', write)
}

/** Whenever the signed-in user changes, repairs their reminders or stops those of another user. Returns a function that stops it. */
export const followReminders = (): (() => void) => {
  let lastUserId: string | null | undefined
  return watchUser((user) => {
    const userId = user?.id ?? null
    if (userId === lastUserId) return
    lastUserId = userId
    repair(userId).catch((error: unknown) => {
      // Tried again at the next start.
      if (!(error instanceof RemindersUnavailableError)) void reportError('private', error)
    })
  })
}
