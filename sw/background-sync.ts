import { updateBadge } from '@/data/badge'
import { drainAll } from '@/data/sync/drain-all'
import { syncTag } from '@/data/sync/sync-tag'

/** Missing from TypeScript's library: only Chromium has Background Sync. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean }
const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'lastChance' in event

/** Sends what waits. Throws when something is left, so that the browser tries again at growing intervals; after its last chance, only pages send. */
export const sendInBackground = async (lastChance: boolean): Promise<void> => {
  if ((await drainAll(updateBadge)) && !lastChance) throw new Error('some operations could not be sent')
}

/** The browser fires `sync` when the network is back, even if no page is open. */
export const sendOnSync = (scope: ServiceWorkerGlobalScope): void => {
  scope.addEventListener('sync', (event: Event) => {
    if (isSync(event) && event.tag === syncTag) event.waitUntil(sendInBackground(event.lastChance))
  })
}
