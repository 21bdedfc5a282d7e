import { cacheNames } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { precacheRest, repairPrecache } from '@/app/install/rules/worker-messages'
import { savesData } from '@/kit/rules/saves-data'
import type { Precache, PrecacheFile } from './precache-file'
import { neededAtInstall, prefetch, repair } from './prefetch'
import { refuseUnwanted } from './is-wanted'
import { isMessage } from './message'
import { opensShell } from './opens-shell'
import { Pack, servePacked } from './pack'

/**
 * Precaches the app shell, all chunks, catalogues and drawings. Every address of the app opens the shell, also offline.
 * Deletes only Workbox's own caches of earlier versions.
 * @returns the pack of small files
 */
export const precacheShell = (scope: ServiceWorkerGlobalScope): Pack => {
  const { shell, first, scripts, pictures, installPack, pack: packName, packed } = scope.precached
  const controller = new PrecacheController()
  // The names of assets contain a hash.
  controller.addToCacheList(
    [...first, ...scripts, ...pictures].map(([url, hash]) => ({
      url,
      revision: url.startsWith('assets/') ? null : hash,
    })),
  )
  const addressOf = (name: string) => new URL(name, scope.location.origin).href
  const filesOf = (
    entries: readonly PrecacheEntry[],
    stage: Pick<PrecacheFile, 'first' | 'isPacked'>,
  ): PrecacheFile[] =>
    entries.flatMap(([path, hash]) => {
      const url = addressOf(path)
      const key = controller.getCacheKeyForURL(url)
      return key ? [{ url, key, hash, ...stage }] : []
    })
  const precacheFiles = [
    ...filesOf(first, { first: true, isPacked: false }),
    ...filesOf(scripts, { first: false, isPacked: true }),
    ...filesOf(pictures, { first: false, isPacked: false }),
  ]
  const precache: Precache = {
    files: precacheFiles,
    installPack: { url: addressOf(installPack[0]), hash: installPack[1] },
  }
  const open = () => caches.open(cacheNames.precache)

  const install = async (): Promise<void> => {
    await refuseUnwanted(scope)
    const cache = await open()
    const cachedUrls = (await cache.keys()).map(({ url }) => url)
    await prefetch(cache, precache, neededAtInstall(precacheFiles, { cachedUrls, saveData: savesData(navigator) }))
    await refuseUnwanted(scope)
  }
  let prefetchingRest: Promise<void> | null = null
  const prefetchRest = () =>
    (prefetchingRest ??= open()
      .then((cache) => prefetch(cache, precache, precacheFiles))
      .finally(() => (prefetchingRest = null)))

  const repairCached = async (replyPort: MessagePort | undefined): Promise<void> => {
    const cache = await open()
    const cachedUrls = new Set((await cache.keys()).map(({ url }) => url))
    const wanted = precacheFiles.filter((file) => file.first || cachedUrls.has(file.key))
    const succeeded = await repair(cache, precache, wanted).then(
      () => true,
      () => false,
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort has no target origin
    replyPort?.postMessage(succeeded)
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)))
  // A page asks for the rest once it has loaded its own files.
  scope.addEventListener('message', (event) => {
    // Files that could not be fetched are requested again at the next start.
    if (isMessage(event, precacheRest)) event.waitUntil(prefetchRest().catch(() => {}))
    if (isMessage(event, repairPrecache)) event.waitUntil(repairCached(event.ports[0]))
  })
  cleanupOutdatedCaches()

  const pack = new Pack(() => controller.matchPrecache(`/${packName}`))
  servePacked(pack, packed)
  registerRoute(new PrecacheRoute(controller))
  registerRoute(opensShell, controller.createHandlerBoundToURL(`/${shell}`))
  return pack
}
