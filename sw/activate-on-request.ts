import { clientsClaim } from 'workbox-core'
import { isMessage } from './message'

/** The first worker takes over immediately. A new version waits until a page reports that the user agreed. */
export const activateOnRequest = (scope: ServiceWorkerGlobalScope): void => {
  clientsClaim()
  scope.addEventListener('message', (event) => {
    if (isMessage(event, 'SKIP_WAITING')) void scope.skipWaiting()
    // A page that was loading while the worker claimed its clients was not claimed.
    if (isMessage(event, 'CLAIM')) event.waitUntil(scope.clients.claim())
  })
}
