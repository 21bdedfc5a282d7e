import { sendInBackground, syncTag } from '@/store/sync/worker'

/** Missing from TypeScript's library: only Chromium has Background Sync. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean }
const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'lastChance' in event

/** The browser fires `sync` when the network is back, even if no page is open. */
export const sendOnSync = (scope: ServiceWorkerGlobalScope): void => {
  scope.addEventListener('sync', (event: Event) => {
    if (isSync(event) && event.tag === syncTag) event.waitUntil(sendInBackground(event.lastChance))
  })
}
