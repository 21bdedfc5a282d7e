import {
  answerAction,
  answerReminder,
  notificationOptions,
  openTracker,
  showReminder,
  type Shown,
} from '@/health/reminders/store/notifications'
import { moveSubscription } from '@/health/reminders/store/repair'
import { sendInBackground, storeChanges } from '@/store/sync/worker'
import type { Pack } from './pack'

/**
 * The browser fetches notification images past the worker, so that offline only data URLs are shown. Without the pack,
 * the address is left to it.
 */
const imageUrl = async (pack: Pack, path: string): Promise<string> => {
  const file = await pack.file(path).catch(() => undefined)
  return file?.base64 ? `data:${file.type};base64,${file.body}` : path
}

const show = async (scope: ServiceWorkerGlobalScope, pack: Pack, shown: Shown): Promise<void> => {
  const [icon, badge] = await Promise.all([
    imageUrl(pack, '/icons/icon-192.png'),
    imageUrl(pack, '/icons/badge-96.png'),
  ])
  await scope.registration.showNotification(shown.title, notificationOptions(shown, icon, badge))
}

/** Runs the work, then sends what it has queued and closes the databases. */
const thenDrain = async (work: () => Promise<void>): Promise<void> => {
  await work()
  await sendInBackground(true)
}

/** Shows a reminder on a push, even if no page is open or the phone is offline. */
export const showReminderOnPush = (scope: ServiceWorkerGlobalScope, pack: Pack): void => {
  scope.addEventListener('push', (event) => {
    event.waitUntil(thenDrain(() => showReminder(Date.now(), (shown) => show(scope, pack, shown), storeChanges)))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(
      event.action === answerAction ? answerReminder(event.notification.data, Date.now()) : openTracker(scope.clients),
    )
  })
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(thenDrain(() => moveSubscription(scope.registration, storeChanges)))
  })
}
