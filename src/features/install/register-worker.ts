import { Workbox } from 'workbox-window'
import { retryFirstInstall } from './first-install'
import { cacheRest } from './cache-rest'

const scriptUrl = '/sw.js'
/** The script is always revalidated; the files that it imports have content hashes, so they may come from the HTTP cache. */
const options: RegistrationOptions = { updateViaCache: 'imports' }

const checkEveryMs = 60 * 60 * 1000
const skipWaitingRepeatMs = 3000
let started = false

/**
 * Registers the service worker, and checks for new versions every hour and whenever the page becomes visible.
 * @param onWaiting receives a function that activates the new version
 */
export const registerWorker = (onWaiting: (activate: () => void) => void): void => {
  if (started) return
  started = true
  let controlled = navigator.serviceWorker.controller !== null
  const workbox = new Workbox(scriptUrl, options)

  workbox.addEventListener('waiting', () =>
    onWaiting(() => {
      workbox.messageSkipWaiting()
      // Repeats until this page reloads: a worker that is being stopped may miss the first message.
      setInterval(() => workbox.messageSkipWaiting(), skipWaitingRepeatMs)
    }),
  )
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker claims a page that is already current; a later one means that the page is outdated.
    if (controlled) window.location.reload()
    controlled = true
    cacheRest()
  })
  cacheRest()
  void workbox.register().then(
    (registration) => {
      retryFirstInstall(registration, () => navigator.serviceWorker.register(scriptUrl, options))
      if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLAIM' })
    },
    () => {
      // Private mode or a policy forbids workers; the app works without one.
    },
  )

  const check = () => void workbox.update().catch(() => {})
  setInterval(check, checkEveryMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}
