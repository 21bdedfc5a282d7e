import type { PrecacheFile } from './precache-file'

/** As the build writes it (build/file-hash.ts): the first four characters of the SHA-256 in base64url. */
export const hashOf = async (body: BufferSource): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return btoa(String.fromCharCode(...digest.subarray(0, 3)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** They describe the transfer of a body, not the body. */
const ofTransfer = ['content-encoding', 'content-length', 'transfer-encoding']

type Fetched = Pick<PrecacheFile, 'url' | 'hash'>

const fetchOnce = async ({ url, hash }: Fetched, cache: RequestCache): Promise<Response | undefined> => {
  const response = await fetch(url, { credentials: 'same-origin', cache })
  const body = await response.arrayBuffer()
  if (!response.ok || (await hashOf(body)) !== hash) return undefined
  const headers = new Headers(response.headers)
  for (const name of ofTransfer) headers.delete(name)
  // A new one, because one that was redirected cannot answer a navigation: some hosts take `.html` away.
  return new Response(body, { headers })
}

/**
 * Fetches a file of this version, and no other: a network that asks to sign in first answers everything with its own
 * page, and a host in the middle of a deploy with another version's file. If the HTTP cache has such an answer, the
 * network is asked.
 * @throws {Error} when the file cannot be fetched
 */
export const fetchVerified = async (file: Fetched, cache: RequestCache): Promise<Response> => {
  const response = (await fetchOnce(file, cache)) ?? (cache === 'reload' ? undefined : await fetchOnce(file, 'reload'))
  if (!response) throw new Error(`${file.url} is not the file of this version`)
  return response
}

/** True if the cached copy is the file of this version. A copy that cannot be read is not. */
export const isIntact = async (cache: Cache, { key, hash }: PrecacheFile): Promise<boolean> => {
  try {
    const cached = await cache.match(key)
    return cached !== undefined && (await hashOf(await cached.arrayBuffer())) === hash
  } catch {
    return false
  }
}
