import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { publicFiles } from '@/kit/rules/photo-name'
import { catalogueCache, pictureCache } from '@/store/worker-caches'
import { onlyOfType } from './only-of-type'
import { onlyShowable } from './only-showable'

const maxPictures = 200
const thirtyDaysInSeconds = 30 * 24 * 60 * 60

/** Uploaded pictures never change, so they are cached after the first view. The oldest are evicted first. */
export const cachePictures = (): void => {
  registerRoute(
    ({ request, url }) => request.destination === 'image' && url.pathname.startsWith(publicFiles),
    new CacheFirst({
      cacheName: pictureCache,
      plugins: [
        onlyShowable,
        onlyOfType('image/'),
        new ExpirationPlugin({ maxEntries: maxPictures, maxAgeSeconds: thirtyDaysInSeconds, purgeOnQuotaError: true }),
      ],
    }),
  )
}

/**
 * The catalogues of the default campus are precached; those of another one that the user has chosen are cached here.
 */
export const cacheCatalogues = (): void => {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/catalogues/'),
    new StaleWhileRevalidate({ cacheName: catalogueCache, plugins: [onlyOfType('application/json')] }),
  )
}
