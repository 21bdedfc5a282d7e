import { savesData } from '@/domain/shared/saves-data'
import { isInstalled } from '@/ui/platform/installed'

/**
 * Has the worker fetch what it has begun without, and whatever has been lost since; it asks for nothing that it has.
 * Who saves data keeps what they open, unless they have installed the app: they count on it everywhere.
 */
export const cacheRest = (): void => {
  if (savesData(navigator) && !isInstalled()) return
  navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_REST' })
}
