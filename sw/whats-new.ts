import { whatsNew } from '@/app/install/words/whats-new'
import { isMessage } from './message'

/** Responds to a page, even one of an earlier version, with the news of this version. */
export const answerWhatsNew = (scope: ServiceWorkerGlobalScope): void => {
  scope.addEventListener('message', (event) => {
    if (isMessage(event, 'WHATS_NEW')) event.ports[0]?.postMessage(whatsNew)
  })
}
