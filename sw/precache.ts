import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** What the server answers itself; never a page of the app. */
const serverPaths = [/^\/(rest|auth|storage|functions)\/v1\//, /\/[^/?]+\.[^/]+$/]

/**
 * Keeps the shell, all chunks, catalogues and drawings on the phone. Any address of the app opens with the shell,
 * also offline. Only Workbox's own caches of earlier versions are removed.
 */
export const precacheShell = (manifest: (PrecacheEntry | string)[]): void => {
  cleanupOutdatedCaches()
  precacheAndRoute(manifest)
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverPaths }))
}
