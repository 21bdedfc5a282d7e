import type { WorkboxPlugin } from 'workbox-core'

/** Caches and answers with nothing but a type of content: a network that asks to sign in first answers with a page of its own. */
export const onlyOfType = (type: string): WorkboxPlugin => {
  const isOfType = (response: Response): boolean => response.status === 200 && (response.headers.get('Content-Type') ?? '').startsWith(type)
  return {
    cacheWillUpdate: async ({ response }) => (isOfType(response) ? response : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse && isOfType(cachedResponse) ? cachedResponse : null),
  }
}
