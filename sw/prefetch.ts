/** As many as a browser opens connections to one HTTP/1.1 server. */
const concurrentRequests = 6

export type PrecacheFile = {
  readonly url: string
  /** The cache key: the URL with its revision. */
  readonly key: string
  /** Whether the worker is not installed without it. */
  readonly first: boolean
}

const fetchIntoCache = async (cache: Cache, { url, key }: PrecacheFile, cacheMode: RequestCache): Promise<void> => {
  const response = await fetch(url, { credentials: 'same-origin', cache: cacheMode })
  if (!response.ok || response.redirected) throw new Error(`${url} cannot be cached: ${response.status}`)
  await cache.put(key, response)
}

const forEachConcurrently = async (wanted: readonly PrecacheFile[], work: (file: PrecacheFile) => Promise<void>): Promise<void> => {
  const queue = [...wanted]
  const processQueue = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: concurrentRequests }, processQueue))
}

/**
 * Caches missing files, several at a time: sequentially, each would cost a round trip.
 * @throws {Error} when a file cannot be fetched; files fetched until then stay cached
 */
export const prefetch = (cache: Cache, wanted: readonly PrecacheFile[]): Promise<void> =>
  forEachConcurrently(wanted, async (file) => {
    if (await cache.match(file.key)) return
    // A file with a hash in its name never changes, so the browser's HTTP cache may serve it. Others are revalidated, which
    // transfers no body if they have not changed.
    await fetchIntoCache(cache, file, file.url === file.key ? 'default' : 'no-cache')
  })

/**
 * Fetches files again, bypassing the HTTP cache.
 * @throws {Error} when a file cannot be fetched; files fetched until then have been replaced
 */
export const refetch = (cache: Cache, wanted: readonly PrecacheFile[]): Promise<void> => forEachConcurrently(wanted, (file) => fetchIntoCache(cache, file, 'reload'))

/** A file's path without its content hash. */
const withoutHash = (url: string): string => new URL(url).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/**
 * The files that a worker must have before it is installed. On a first visit: those marked `first`. For a new version: all,
 * so that everything that worked offline still does. With `saveData`: the `first` ones and new versions of cached files.
 */
export const neededAtInstall = (
  wanted: readonly PrecacheFile[],
  { cachedUrls, saveData }: { readonly cachedUrls: readonly string[]; readonly saveData: boolean },
): readonly PrecacheFile[] => {
  if (cachedUrls.length > 0 && !saveData) return wanted
  const cachedPaths = new Set(cachedUrls.map(withoutHash))
  return wanted.filter(({ url, first }) => first || cachedPaths.has(withoutHash(url)))
}
