/** As many requests as a phone has connections to one server. */
const atOnce = 6

export type Wanted = {
  readonly url: string
  /** Under what it is kept: the address with its revision. */
  readonly key: string
  /** Whether the worker does not begin without it. */
  readonly first: boolean
}

const fetchInto = async (cache: Cache, { url, key }: Wanted, from: RequestCache): Promise<void> => {
  const response = await fetch(url, { credentials: 'same-origin', cache: from })
  if (!response.ok || response.redirected) throw new Error(`${url} cannot be kept: ${response.status}`)
  await cache.put(key, response)
}

const each = async (wanted: readonly Wanted[], work: (one: Wanted) => Promise<void>): Promise<void> => {
  const queue = [...wanted]
  const takeTurns = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
}

/**
 * Fetches what is to be kept, several files at a time, and what an attempt before this one has left over alone: on a
 * slow network the list would take a round trip a file.
 * @throws {Error} when one cannot be had; what came is kept for the next attempt
 */
export const prefetch = (cache: Cache, wanted: readonly Wanted[]): Promise<void> =>
  each(wanted, async (one) => {
    if (await cache.match(one.key)) return
    // A name with a hash never changes its content: if the page has had it, the browser's cache has it. Of what may change
    // that cache is asked to make sure, which costs no body either.
    await fetchInto(cache, one, one.url === one.key ? 'default' : 'no-cache')
  })

/**
 * Fetches from the server itself what is kept already.
 * @throws {Error} when one cannot be had; what came has replaced what was there
 */
export const refetch = (cache: Cache, wanted: readonly Wanted[]): Promise<void> => each(wanted, (one) => fetchInto(cache, one, 'reload'))

/** A file's name without what tells its versions apart. */
const stem = (url: string): string => new URL(url).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/**
 * What a worker needs before it begins. On a first visit the first screen and the shops; a new version everything, so
 * that nothing which worked without a network stops doing so. Who asks to save data gets what they had, in its new version.
 */
export const neededAtInstall = (
  wanted: readonly Wanted[],
  { had, saveData }: { readonly had: readonly string[]; readonly saveData: boolean },
): readonly Wanted[] => {
  if (had.length > 0 && !saveData) return wanted
  const stems = new Set(had.map(stem))
  return wanted.filter(({ url, first }) => first || stems.has(stem(url)))
}
