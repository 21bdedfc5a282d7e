import type { Page } from '@playwright/test'

/** Where on this phone a text can be read as it lies: in any record of any database, and in the browser's other stores. */
export const placesOf = (page: Page, marker: string): Promise<string[]> =>
  page.evaluate(async (words) => {
    const readable = (bytes: Uint8Array) => ['utf-8', 'utf-16le'].some((encoding) => new TextDecoder(encoding).decode(bytes).includes(words))
    const holds = (value: unknown): boolean => {
      if (typeof value === 'string') return value.includes(words)
      if (value instanceof ArrayBuffer) return readable(new Uint8Array(value))
      if (ArrayBuffer.isView(value)) return readable(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
      return typeof value === 'object' && value !== null && Object.entries(value).some(([key, part]) => key.includes(words) || holds(part))
    }
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        const [values, keys] = await Promise.all([answer(records.getAll()), answer(records.getAllKeys())])
        if ([...values, ...keys].some(holds)) found.push(`${name}/${store}`)
      }
      database.close()
    }
    if ([localStorage, sessionStorage].some((storage) => holds({ ...storage }))) found.push('web storage')
    return found
  }, marker)
