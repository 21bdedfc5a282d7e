import { cacheNames } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { savesData } from '@/domain/shared/saves-data'
import { prefetch, refetch, neededAtInstall } from './prefetch'
import { isMessage } from './message'
import { Pack, servePacked } from './pack'

/** Paths that the server handles; they never open the app shell. */
const serverPaths = [/^\/(rest|auth|storage|functions)\/v1\//, /\/[^/?]+\.[^/]+$/]

/**
 * Precaches the app shell, all chunks, catalogues and drawings. Every address of the app opens the shell, also offline.
 * Deletes only Workbox's own caches of earlier versions.
 * @returns the pack of small files
 */
export const precacheShell = (scope: ServiceWorkerGlobalScope): Pack => {
  const { files, pack: packName, packed } = scope.kept
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  const precacheFiles = files.flatMap(({ url: name, first }) => {
    const url = new URL(name, scope.location.origin).href
    const key = controller.getCacheKeyForURL(url)
    return key ? [{ url, key, first }] : []
  })
  const open = () => caches.open(cacheNames.precache)

  const install = async (): Promise<void> => {
    const cache = await open()
    const cachedUrls = (await cache.keys()).map(({ url }) => url)
    await prefetch(cache, neededAtInstall(precacheFiles, { cachedUrls, saveData: savesData(navigator) }))
  }
  let prefetchingRest: Promise<void> | null = null
  const prefetchRest = () =>
    (prefetchingRest ??= open()
      .then((cache) => prefetch(cache, precacheFiles))
      .finally(() => (prefetchingRest = null)))

  /** Cached files may be corrupt without a visible sign, so all of them are fetched again and replaced one by one. */
  const repair = async (replyPort: MessagePort | undefined): Promise<void> => {
    const cache = await open()
    const cachedUrls = new Set((await cache.keys()).map(({ url }) => url))
    const toRefetch = precacheFiles.filter(({ key, first }) => first || cachedUrls.has(key))
    const succeeded = await refetch(cache, toRefetch).then(
      () => true,
      () => false,
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort has no target origin
    replyPort?.postMessage(succeeded)
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)))
  // A page sends KEEP_REST once it has loaded its own files.
  scope.addEventListener('message', (event) => {
    // What could not be fetched is requested again at the next start.
    if (isMessage(event, 'KEEP_REST')) event.waitUntil(prefetchRest().catch(() => {}))
    if (isMessage(event, 'MEND')) event.waitUntil(repair(event.ports[0]))
  })
  cleanupOutdatedCaches()

  const pack = new Pack(() => controller.matchPrecache(`/${packName}`))
  servePacked(pack, packed)
  registerRoute(new PrecacheRoute(controller))
  registerRoute(new NavigationRoute(controller.createHandlerBoundToURL('/shell.html'), { denylist: serverPaths }))
  return pack
}
