import { Workbox } from 'workbox-window'
import { chosenLanguage } from '@/data/chosen-language'
import { activate, registrationOptions } from '@/data/worker-registration'
import { workerScript } from '@/domain/install/built-files'
import { hourMs } from '@/domain/shared/durations'
import { retryFirstInstall } from './first-install'
import { cacheRest } from './cache-rest'

let started = false

/**
 * Registers the service worker, and checks for new versions every hour and whenever the page becomes visible.
 * @param onWaiting receives a function that activates the new version
 */
export const registerWorker = (onWaiting: (activate: () => void) => void): void => {
  if (started) return
  started = true
  const scriptUrl = workerScript(chosenLanguage())
  const workbox = new Workbox(scriptUrl, registrationOptions)

  const offer = () => onWaiting(() => activate(() => workbox.messageSkipWaiting()))
  // Workbox looks for a waiting worker once, 200 ms after it is installed: too early on a busy phone. An update always waits.
  // The worker of another language takes over by itself (src/features/language/change-language.ts).
  const isSameLanguage = (worker: ServiceWorker | undefined) => worker?.scriptURL.endsWith(scriptUrl) === true
  workbox.addEventListener('installed', ({ isUpdate, sw }) => {
    if (isUpdate && isSameLanguage(sw)) offer()
  })
  workbox.addEventListener('waiting', ({ sw }) => {
    if (isSameLanguage(sw)) offer()
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => cacheRest())
  cacheRest()
  void workbox.register().then(
    (registration) => {
      retryFirstInstall(registration, () => navigator.serviceWorker.register(scriptUrl, registrationOptions))
      if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLAIM' })
    },
    () => {
      // Private mode or a policy forbids workers; the app works without one.
    },
  )

  // Without a network, the next check finds the version.
  const check = () => void workbox.update().catch(() => {})
  setInterval(check, hourMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}
