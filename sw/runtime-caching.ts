import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const maxPictures = 200
const thirtyDaysInSeconds = 30 * 24 * 60 * 60

/** Uploaded pictures never change under their address: once seen, kept, oldest out first. */
export const cachePictures = (): void => {
  registerRoute(
    ({ request, url }) => request.destination === 'image' && url.pathname.startsWith('/storage/v1/object/public/'),
    new CacheFirst({
      cacheName: 'comrade-pictures',
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: maxPictures, maxAgeSeconds: thirtyDaysInSeconds, purgeOnQuotaError: true }),
      ],
    }),
  )
}

/** As many versions of the charts' files as may be in use at once, old tabs among them. */
const maxChartFiles = 8

/** What draws charts is too heavy for every phone: it is kept once its tab has been opened. Its names change with it. */
export const cacheCharts = (): void => {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/charts-'),
    new CacheFirst({
      cacheName: 'comrade-charts',
      plugins: [new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin({ maxEntries: maxChartFiles, purgeOnQuotaError: true })],
    }),
  )
}
