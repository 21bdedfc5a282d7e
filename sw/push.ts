import { storeDrafts } from '@/data/reminders/store-drafts'
import { showReminder, type Shown } from '@/data/reminders/show-reminder'
import { moveSubscription } from '@/data/reminders/move-subscription'
import { drainAll } from './background-sync'
import type { Pack } from './pack'

/** One at a time: a push that comes twice replaces what it has shown. */
const tag = 'comrade-note'
const opens = '/bloom-period-tracker'

/** The browser fetches a notification's pictures past the worker: without a network only what is handed over shows. */
const picture = async (pack: Pack, path: string): Promise<string> => {
  const kept = await pack.file(path).catch(() => undefined)
  return kept?.base64 ? `data:${kept.type};base64,${kept.body}` : path
}

const show = async (scope: ServiceWorkerGlobalScope, pack: Pack, { title, body, silent }: Shown): Promise<void> => {
  const [icon, badge] = await Promise.all([picture(pack, '/icons/icon-192.png'), picture(pack, '/icons/badge-96.png')])
  await scope.registration.showNotification(title, { body, silent, tag, icon, badge })
}

/** What was kept on the way is sent if the network is there; the databases are closed again behind it. */
const andSend = async (work: () => Promise<void>): Promise<void> => {
  await work()
  await drainAll(true)
}

const openApp = async (scope: ServiceWorkerGlobalScope): Promise<void> => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages[0]
  if (!page) return void (await scope.clients.openWindow(opens))
  const moved = await page.navigate(opens).catch(() => null)
  await (moved ?? page).focus()
}

/** Shows what there is to say when this phone is woken, though no page may be open and no network there. */
export const showReminderOnPush = (scope: ServiceWorkerGlobalScope, pack: Pack): void => {
  scope.addEventListener('push', (event) => {
    event.waitUntil(andSend(() => showReminder(Date.now(), (shown) => show(scope, pack, shown), storeDrafts)))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openApp(scope))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(andSend(() => moveSubscription(scope.registration, storeDrafts)))
  })
}
