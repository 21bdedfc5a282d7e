import type { WorkboxPlugin } from 'workbox-core'
import { headBytes, isShowable } from '@/kit/rules/picture-head'

/** The first bytes of a response, which stays unread. */
const headOf = async (response: Response): Promise<Uint8Array> => {
  const head = new Uint8Array(headBytes)
  let length = 0
  const reader = response.clone().body?.getReader()
  let read = await reader?.read()
  while (read?.done === false) {
    const part = read.value.subarray(0, headBytes - length)
    head.set(part, length)
    length += part.length
    if (length === headBytes) break
    read = await reader?.read()
  }
  // Not awaited: it ends when the response has been read, too.
  void reader?.cancel()
  return head.subarray(0, length)
}

/** The same response, or one without a body if its pixels would take the phone's memory or it is of another format. */
export const showable = async (response: Response): Promise<Response> => {
  if (!response.ok || isShowable(await headOf(response))) return response
  await response.body?.cancel()
  return new Response(null, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } })
}

/**
 * Shows no picture that a browser would decode into more memory than a phone has. An empty response is cached in its
 * place, so that it is downloaded once, as far as its first bytes. Cached pictures are looked at, too: those of earlier
 * versions were not.
 */
export const onlyShowable: WorkboxPlugin = {
  // A page asks another origin without CORS, and what comes then could not be read.
  requestWillFetch: async ({ request }) => new Request(request.url, { credentials: 'omit', signal: request.signal }),
  fetchDidSucceed: ({ response }) => showable(response),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && showable(cachedResponse),
}
