import type { WorkboxPlugin } from 'workbox-core'

/** @param type what the content type has in it: hosts may add a charset */
export const isOfType = (response: Response, type: string): boolean =>
  response.status === 200 && (response.headers.get('Content-Type') ?? '').includes(type)

/** Caches and serves only responses of one type: a captive portal answers with a page of its own. */
export const onlyOfType = (type: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isOfType(response, type) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isOfType(cachedResponse, type) ? cachedResponse : null,
})
