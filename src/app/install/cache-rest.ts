import { precacheRest } from '@/app/install/rules/worker-messages'
import { savesData } from '@/kit/rules/saves-data'
import { isInstalled } from '@/kit/platform/installed'

/**
 * Tells the service worker to cache the files that are missing from its cache.
 * In data-saver mode only an installed app does so; a browser tab caches only what the user opens.
 */
export const cacheRest = (): void => {
  if (savesData(navigator) && !isInstalled()) return
  navigator.serviceWorker.controller?.postMessage({ type: precacheRest })
}
