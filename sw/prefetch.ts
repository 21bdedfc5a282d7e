import { fetchVerified, isIntact } from './fetch-verified'
import { chooseFromPack, unpack } from './install-pack'
import type { Precache, PrecacheFile } from './precache-file'

/** As many as a browser opens connections to one HTTP/1.1 server. */
const concurrentRequests = 6

const fetchIntoCache = async (cache: Cache, file: PrecacheFile, cacheMode: RequestCache): Promise<void> =>
  cache.put(file.key, await fetchVerified(file, cacheMode))

const forEachConcurrently = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = [...items]
  const processQueue = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: concurrentRequests }, processQueue))
}

type CacheModeOf = (file: PrecacheFile) => RequestCache

/** Several at a time: sequentially, each file would cost a round trip. */
const download = async (
  cache: Cache,
  { files, installPack }: Precache,
  wanted: readonly PrecacheFile[],
  cacheMode: CacheModeOf,
): Promise<void> => {
  const fetchAll = (list: readonly PrecacheFile[]) =>
    forEachConcurrently(list, (file) => fetchIntoCache(cache, file, cacheMode(file)))
  const fromPack = chooseFromPack(wanted, files.filter(({ isPacked }) => isPacked).length)
  const apart = wanted.filter((file) => !fromPack.includes(file))
  const unpackAll = async () => {
    if (fromPack.length > 0) await fetchAll(await unpack(cache, installPack, fromPack))
  }
  await Promise.all([unpackAll(), fetchAll(apart)])
}

/**
 * A file with a hash in its name never changes, so the browser's HTTP cache may serve it. Others are revalidated, which
 * transfers no body if they have not changed.
 */
const unlessChanged: CacheModeOf = ({ url, key }) => (url === key ? 'default' : 'no-cache')

/**
 * Caches missing files.
 * @throws {Error} when a file cannot be fetched; files fetched until then stay cached
 */
export const prefetch = async (cache: Cache, precache: Precache, wanted: readonly PrecacheFile[]): Promise<void> => {
  const cachedKeys = new Set((await cache.keys()).map(({ url }) => url))
  await download(
    cache,
    precache,
    wanted.filter(({ key }) => !cachedKeys.has(key)),
    unlessChanged,
  )
}

/**
 * Fetches those files again whose cached copies are broken or missing, bypassing the HTTP cache.
 * @throws {Error} when a file cannot be fetched; files fetched until then have been replaced
 */
export const repair = async (cache: Cache, precache: Precache, wanted: readonly PrecacheFile[]): Promise<void> => {
  const broken: PrecacheFile[] = []
  for (const file of wanted) if (!(await isIntact(cache, file))) broken.push(file)
  await download(cache, precache, broken, () => 'reload')
}

/** A file's path without its content hash. */
const withoutHash = (url: string): string => new URL(url).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/**
 * The files that a worker must have before it is installed. On a first visit: those marked `first`. For a new version:
 * all, so that everything that worked offline still does. With `saveData`: the `first` ones and new versions of cached
 * files.
 */
export const neededAtInstall = (
  wanted: readonly PrecacheFile[],
  { cachedUrls, saveData }: { readonly cachedUrls: readonly string[]; readonly saveData: boolean },
): readonly PrecacheFile[] => {
  if (cachedUrls.length > 0 && !saveData) return wanted
  const cachedPaths = new Set(cachedUrls.map(withoutHash))
  return wanted.filter(({ url, first }) => first || cachedPaths.has(withoutHash(url)))
}
