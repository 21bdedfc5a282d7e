/**
 * What a value holds, as text: strings, the names of fields, and bytes in each encoding that a browser may have used.
 */
const textOf = (value: unknown): string => {
  if (value instanceof ArrayBuffer) return textOf(new Uint8Array(value))
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    return ['utf-8', 'utf-16le'].map((encoding) => new TextDecoder(encoding).decode(bytes)).join('\n')
  }
  if (value instanceof Map || value instanceof Set) return textOf([...value])
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${key}\n${textOf(part)}`)
      .join('\n')
  return String(value)
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

const databases = async (): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store)
      const [values, keys] = await Promise.all([resultOf(records.getAll()), resultOf(records.getAllKeys())])
      found.set(`${name}/${store}`, textOf([values, keys]))
    }
    database.close()
  }
  return found
}

const cachedFiles = async (): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      found.set(`${name} ${request.url}`, textOf([request.url, await (await cache.match(request))?.arrayBuffer()]))
  }
  return found
}

/**
 * Everything that the phone keeps for this origin, as text, by the place: each store of each database, each cached
 * file, and web storage.
 */
const everythingStored = async (): Promise<Map<string, string>> =>
  new Map([
    ...(await databases()),
    ...(await cachedFiles()),
    ['localStorage', textOf({ ...localStorage })],
    ['sessionStorage', textOf({ ...sessionStorage })],
  ])

/** The places in which a text can be read. */
export const placesWith = async (text: string): Promise<string[]> =>
  [...(await everythingStored())].flatMap(([place, stored]) => (stored.includes(text) ? [place] : []))
