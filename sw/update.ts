import { clientsClaim } from 'workbox-core'
import { asks } from './message'

/** A new worker waits until a page says that the person agreed; the first one takes over at once. */
export const onAgreement = (scope: ServiceWorkerGlobalScope): void => {
  clientsClaim()
  scope.addEventListener('message', (event) => {
    if (asks(event, 'SKIP_WAITING')) void scope.skipWaiting()
    // A page that was on its way while the worker took over its pages was not among them.
    if (asks(event, 'CLAIM')) event.waitUntil(scope.clients.claim())
  })
}
