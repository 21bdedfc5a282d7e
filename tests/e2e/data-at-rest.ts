import type { Page } from '@playwright/test'

/** The stores that contain a text unencrypted: object stores of all databases, and web storage. */
export const storesContaining = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const readable = (bytes: Uint8Array) =>
      ['utf-8', 'utf-16le'].some((encoding) => new TextDecoder(encoding).decode(bytes).includes(wanted))
    const holds = (value: unknown): boolean => {
      if (typeof value === 'string') return value.includes(wanted)
      if (value instanceof ArrayBuffer) return readable(new Uint8Array(value))
      if (ArrayBuffer.isView(value)) return readable(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.entries(value).some(([key, part]) => key.includes(wanted) || holds(part))
      )
    }
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        const [values, keys] = await Promise.all([resultOf(records.getAll()), resultOf(records.getAllKeys())])
        if ([...values, ...keys].some(holds)) found.push(`${name}/${store}`)
      }
      database.close()
    }
    if ([localStorage, sessionStorage].some((storage) => holds({ ...storage }))) found.push('web storage')
    return found
  }, text)
