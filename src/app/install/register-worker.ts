import { Workbox } from 'workbox-window'
import { chosenLanguage, storeChosenLanguage } from '@/store/chosen-language'
import { activate, registrationOptions } from '@/store/worker-registration'
import { languageOfWorker, workerScript } from '@/app/install/rules/built-files'
import { hourMs } from '@/kit/rules/durations'
import { retryFirstInstall } from './first-install'
import { precacheRest } from '@/app/install/rules/worker-messages'
import { savesData } from '@/kit/rules/saves-data'
import { isInstalled } from '@/kit/platform/installed'

/**
 * Tells the service worker to cache the files that are missing from its cache.
 * In data-saver mode only an installed app does so; a browser tab caches only what the user opens.
 */
const cacheRest = (): void => {
  if (savesData(navigator) && !isInstalled()) return
  navigator.serviceWorker.controller?.postMessage({ type: precacheRest })
}

let started = false

/**
 * The worker of the app's language, and the one to register: another one may be on its way, because somebody has chosen
 * its language in another tab (src/app/language/change-language.ts). The page has no say: a link may show it in any
 * language.
 */
const scriptsToUse = async (): Promise<{ readonly current: string; readonly newest: string }> => {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  const active = registration?.active?.scriptURL
  // The choice counts where no worker controls a page.
  if (active !== undefined) storeChosenLanguage(languageOfWorker(active))
  const current = active ?? new URL(workerScript(chosenLanguage()), location.origin).href
  return { current, newest: (registration?.installing ?? registration?.waiting)?.scriptURL ?? current }
}

/**
 * Registers the service worker, and checks for new versions every hour and whenever the page becomes visible.
 * @param onWaiting receives a function that activates the new version
 */
export const registerWorker = async (onWaiting: (activate: () => void) => void): Promise<void> => {
  if (started) return
  started = true
  const { current, newest } = await scriptsToUse()
  const workbox = new Workbox(newest, registrationOptions)

  const offer = () => onWaiting(() => activate(() => workbox.messageSkipWaiting()))
  // Workbox looks for a waiting worker once, 200 ms after it is installed: too early on a busy phone. An update always
  // waits. The worker of another language takes over by itself, and is no new version.
  const isSameLanguage = (worker: ServiceWorker | undefined) => worker?.scriptURL === current
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
      retryFirstInstall(registration, () => navigator.serviceWorker.register(newest, registrationOptions))
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
