import { clientsClaim } from 'workbox-core'

/** A new worker waits until a page says that the person agreed; the first one takes over at once. */
export const onAgreement = (scope: ServiceWorkerGlobalScope): void => {
  clientsClaim()
  scope.addEventListener('message', (event) => {
    const message: unknown = event.data
    if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING') {
      void scope.skipWaiting()
    }
  })
}
