import { fetchVerified } from './fetch-verified'
import type { Precache, PrecacheFile } from './precache-file'
import { bytesOf, readPack } from './packed-files'

/** Headers that describe the pack, not the files in it. */
const ofPack = ['etag', 'last-modified']

/** The headers that the server would have sent with a file: those that it sends with every file. */
const headersOf = (pack: Response, type: string): Headers => {
  const headers = new Headers(pack.headers)
  for (const name of ofPack) headers.delete(name)
  headers.set('Content-Type', type)
  return headers
}

/**
 * The missing files to take from the install pack, which contains all scripts of later screens. It is worth downloading
 * only on a phone that has few of them. After an update most are cached, and the changed ones are fetched one by one.
 */
export const chooseFromPack = <File extends Pick<PrecacheFile, 'isPacked'>>(
  missing: readonly File[],
  packedCount: number,
): readonly File[] => {
  const packed = missing.filter(({ isPacked }) => isPacked)
  return packed.length > 1 && packed.length * 2 > packedCount ? packed : []
}

/**
 * Fetches the install pack, and caches its files as if each had been fetched separately.
 * @returns the files that the pack did not provide
 */
export const unpack = async (
  cache: Cache,
  installPack: Precache['installPack'],
  wanted: readonly PrecacheFile[],
): Promise<readonly PrecacheFile[]> => {
  // Read once, so the browser need not store it a second time.
  const response = await fetchVerified(installPack, 'no-store').catch(() => undefined)
  if (!response) return wanted
  const files = (await readPack(response)) ?? {}
  const left: PrecacheFile[] = []
  for (const file of wanted) {
    const packed = files[new URL(file.url).pathname]
    if (packed) await cache.put(file.key, new Response(bytesOf(packed), { headers: headersOf(response, packed.type) }))
    else left.push(file)
  }
  return left
}
