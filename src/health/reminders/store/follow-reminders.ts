import type { UserId } from '@/kit/rules/ids'
import { reportError } from '@/store/error-log/error-log'
import { watchUser } from '@/store/session/user-record'
import { canStore } from '@/store/can-store'
import { readSubscription, RemindersUnavailableError } from './subscription-record'

/** Loads the code for reminders only on phones that have some. */
const hasReminders = async ({ pushManager }: ServiceWorkerRegistration): Promise<boolean> =>
  (await readSubscription()) !== null || (await pushManager.getSubscription()) !== null

const repair = async (userId: UserId | null): Promise<void> => {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // Reminders need storage.
  if (!registration || !(await canStore()) || !(await hasReminders(registration))) return
  const { keepReminders } = await import('./keep-reminders')
  await keepReminders(userId, registration)
}

/**
 * Whenever the signed-in user changes, repairs their reminders or stops those of another user. Returns a function that
 * stops it.
 */
export const followReminders = (): (() => void) => {
  let lastUserId: string | null | undefined
  return watchUser((user) => {
    const userId = user?.id ?? null
    if (userId === lastUserId) return
    lastUserId = userId
    repair(userId).catch((error: unknown) => {
      // The next start tries again.
      if (!(error instanceof RemindersUnavailableError)) void reportError('private', error)
    })
  })
}
