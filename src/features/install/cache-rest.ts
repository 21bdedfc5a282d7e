import { precacheRest } from '@/domain/install/worker-messages'
import { savesData } from '@/domain/shared/saves-data'
import { isInstalled } from '@/ui/platform/installed'

/**
 * Tells the service worker to cache the files that are missing from its cache.
 * In data-saver mode only an installed app does so; a browser tab caches only what the user opens.
 */
export const cacheRest = (): void => {
  if (savesData(navigator) && !isInstalled()) return
  navigator.serviceWorker.controller?.postMessage({ type: precacheRest })
}
