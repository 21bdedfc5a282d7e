import { cacheNames } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { savesData } from '@/domain/shared/saves-data'
import { prefetch, refetch, neededAtInstall } from './prefetch'
import { isMessage } from './message'
import { Pack, servePacked } from './pack'

/** What the server answers itself; never a page of the app. */
const serverPaths = [/^\/(rest|auth|storage|functions)\/v1\//, /\/[^/?]+\.[^/]+$/]

/**
 * Keeps the shell, all chunks, catalogues and drawings on the phone. Any address of the app opens with the shell,
 * also offline. Only Workbox's own caches of earlier versions are removed.
 * @returns the small files that lie in one
 */
export const precacheShell = (scope: ServiceWorkerGlobalScope): Pack => {
  const { files, pack: packName, packed } = scope.kept
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  const wanted = files.flatMap(({ url: name, first }) => {
    const url = new URL(name, scope.location.origin).href
    const key = controller.getCacheKeyForURL(url)
    return key ? [{ url, key, first }] : []
  })
  const open = () => caches.open(cacheNames.precache)

  const install = async (): Promise<void> => {
    const cache = await open()
    const had = (await cache.keys()).map(({ url }) => url)
    await prefetch(cache, neededAtInstall(wanted, { had, saveData: savesData(navigator) }))
  }
  let keeping: Promise<void> | null = null
  const keepRest = () =>
    (keeping ??= open()
      .then((cache) => prefetch(cache, wanted))
      .finally(() => (keeping = null)))

  /** What is kept may be broken in ways that nobody can see: all of it is fetched anew, each file in place of its old copy. */
  const mend = async (asker: MessagePort | undefined): Promise<void> => {
    const cache = await open()
    const had = new Set((await cache.keys()).map(({ url }) => url))
    const broken = wanted.filter(({ key, first }) => first || had.has(key))
    const done = await refetch(cache, broken).then(
      () => true,
      () => false,
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
    asker?.postMessage(done)
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)))
  // A page asks for the rest once it has what it needs itself.
  scope.addEventListener('message', (event) => {
    // What could not be had now is asked for again at the next start.
    if (isMessage(event, 'KEEP_REST')) event.waitUntil(keepRest().catch(() => {}))
    if (isMessage(event, 'MEND')) event.waitUntil(mend(event.ports[0]))
  })
  cleanupOutdatedCaches()

  const pack = new Pack(() => controller.matchPrecache(`/${packName}`))
  servePacked(pack, packed)
  registerRoute(new PrecacheRoute(controller))
  registerRoute(new NavigationRoute(controller.createHandlerBoundToURL('/index.html'), { denylist: serverPaths }))
  return pack
}
