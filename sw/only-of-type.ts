import type { WorkboxPlugin } from 'workbox-core'

/** Caches and serves only responses of one kind: a captive portal answers with a page of its own. @param type what their content type has in it */
export const onlyOfType = (type: string): WorkboxPlugin => {
  const isOfType = (response: Response): boolean => response.status === 200 && (response.headers.get('Content-Type') ?? '').includes(type)
  return {
    cacheWillUpdate: async ({ response }) => (isOfType(response) ? response : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse && isOfType(cachedResponse) ? cachedResponse : null),
  }
}
