import { clientsClaim } from 'workbox-core'
import { isMessage } from './message'

/** A new worker waits until a page says that the person agreed; the first one takes over at once. */
export const activateOnRequest = (scope: ServiceWorkerGlobalScope): void => {
  clientsClaim()
  scope.addEventListener('message', (event) => {
    if (isMessage(event, 'SKIP_WAITING')) void scope.skipWaiting()
    // A page that was on its way while the worker took over its pages was not among them.
    if (isMessage(event, 'CLAIM')) event.waitUntil(scope.clients.claim())
  })
}
