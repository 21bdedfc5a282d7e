import { whatsNew } from '@/domain/install/whats-new'
import { asks } from './message'

/** Tells a page, also one of an earlier version, what this one brings. */
export const tellNews = (scope: ServiceWorkerGlobalScope): void => {
  scope.addEventListener('message', (event) => {
    if (asks(event, 'WHATS_NEW')) event.ports[0]?.postMessage(whatsNew)
  })
}
