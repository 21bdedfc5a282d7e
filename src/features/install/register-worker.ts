import { Workbox } from 'workbox-window'
import { whenFirstInstalled } from './first-install'
import { cacheRest } from './cache-rest'

const script = '/sw.js'
/** The list is looked at anew each time; the code it names never changes under its name. */
const options: RegistrationOptions = { updateViaCache: 'imports' }

const checkEveryMs = 60 * 60 * 1000
const askAgainMs = 3000
let started = false

/**
 * Registers the worker and watches for new versions; an app left open asks for one now and then.
 * @param onWaiting called with what to do when the person agrees to the new version
 */
export const registerWorker = (onWaiting: (agree: () => void) => void): void => {
  if (started) return
  started = true
  let controlled = navigator.serviceWorker.controller !== null
  const workbox = new Workbox(script, options)

  workbox.addEventListener('waiting', () =>
    onWaiting(() => {
      workbox.messageSkipWaiting()
      // Until this page reloads: a worker that the browser was about to stop may not hear it the first time.
      setInterval(() => workbox.messageSkipWaiting(), askAgainMs)
    }),
  )
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a fresh page that is already current; a later one replaces an old page.
    if (controlled) window.location.reload()
    controlled = true
    cacheRest()
  })
  cacheRest()
  void workbox.register().then(
    (registration) => {
      whenFirstInstalled(registration, () => navigator.serviceWorker.register(script, options))
      if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLAIM' })
    },
    () => {
      // Private mode, or a policy that forbids workers: the app works as a plain page.
    },
  )

  const check = () => void workbox.update().catch(() => {})
  setInterval(check, checkEveryMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}
