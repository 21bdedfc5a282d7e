import { createStore } from 'zustand/vanilla'
import { isYounger } from '@/kit/rules/age'
import { repairPrecache } from '@/app/install/rules/worker-messages'
import { askWorker } from '@/store/ask-worker'
import { fetchInTime } from '@/store/remote/fetch-in-time'

// Recovery when a part of the app cannot be loaded: a deploy during a visit, a corrupt cache, no network.

const errorName = 'MissingPartError'
const repairTimeoutMs = 30_000
const loopGuardMs = 60_000
const reloadedKey = 'comrade-reloaded-at'

/** The number of dynamic imports have failed. The root route observes it, to draw again. */
export const failedImports = createStore<number>()(() => 0)

/**
 * Longer than React holds back what it draws next (300 ms). On a busy phone React 19.2 does not always draw it then,
 * and the place of the screen stays empty until something else is drawn.
 */
const drawAgainMs = 500

/**
 * Marks the error of a failed dynamic import. It also replaces the message: the router would recognise it and reload
 * the page at once, which leaves an empty page when there is no network.
 */
export const markMissingChunk = (error: Error): void => {
  error.name = errorName
  error.message = `A part of the app could not be loaded (${error.message})`
  setTimeout(() => failedImports.setState((count) => count + 1, true), drawAgainMs)
}

export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === errorName

/** The service worker does not cache its own script, so only the server can respond. */
const isReachable = (): Promise<boolean> =>
  fetchInTime('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Asks the service worker to download its cached files again. Resolves to whether it succeeded. */
const repairCache = async (worker: ServiceWorker): Promise<boolean> =>
  (await askWorker(worker, repairPrecache, repairTimeoutMs)) === true

/**
 * Repairs the worker's cache, or unregisters a worker whose files are no longer on the server; the page then installs
 * the current one.
 */
const repairWorker = async (): Promise<void> => {
  const worker = navigator.serviceWorker?.controller
  if (!worker || (await repairCache(worker))) return
  await (await navigator.serviceWorker.getRegistration())?.unregister()
}

type Reload = () => void

/**
 * Repairs the cached files and reloads the page.
 * @returns false when the server cannot be reached; the page is then not reloaded
 */
export const reloadRepaired = async (reload: Reload): Promise<boolean> => {
  if (!(await isReachable())) return false
  // The page reloads even if the repair fails.
  await repairWorker().catch(() => {})
  reload()
  return true
}

/** False shortly after a reload, and when sessionStorage is blocked, because a reload loop could not be detected. */
const mayReload = (): boolean => {
  try {
    if (isYounger(Number(sessionStorage.getItem(reloadedKey)), Date.now(), loopGuardMs)) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    // Without storage nothing would end a loop.
    return false
  }
}

/** Reloads the page, but not in a loop: after a deploy the old file names no longer exist. */
export const reloadOnce = async (reload: Reload): Promise<void> => {
  if ((await isReachable()) && mayReload()) reload()
}
