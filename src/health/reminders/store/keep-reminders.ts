// Chunk: data-shared

import type { UserId } from '@/kit/rules/ids'
import { write } from '@/store/sync/write'
import { isOnServer } from './subscription-on-server'
import { repairReminders } from './repair'
import { stopReminders } from './subscribe'

/** Repairs the reminders of a user, or stops all without one. @throws RemindersUnavailableError */
export const keepReminders = (userId: UserId | null, registration: ServiceWorkerRegistration): Promise<void> =>
  userId === null
    ? stopReminders(registration, write)
    : repairReminders(userId, {
        registration,
        permitted: Notification.permission === 'granted',
        storeChanges: write,
        isOnServer,
      })
