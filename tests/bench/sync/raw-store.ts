export type RawRow = { readonly id: string } & Readonly<Record<string, unknown>>

const until = (target: EventTarget, good: string): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(good, () => resolve())
    target.addEventListener('error', () => reject(new Error('IndexedDB failed')))
  })

/** IndexedDB as the browser has it, with nothing in between: what the app's storage is measured against. */
export class RawStore {
  private readonly db: IDBDatabase

  private constructor(db: IDBDatabase) {
    this.db = db
  }

  static async open(name: string): Promise<RawStore> {
    const opening = indexedDB.open(name, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows', { keyPath: 'id' }).createIndex('created_at', 'created_at'))
    await until(opening, 'success')
    return new RawStore(opening.result)
  }

  async putAll(rows: readonly RawRow[], durability: 'strict' | 'relaxed'): Promise<void> {
    const transaction = this.db.transaction('rows', 'readwrite', { durability })
    const store = transaction.objectStore('rows')
    for (const row of rows) store.put(row)
    await until(transaction, 'complete')
  }

  newest(count: number): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      const rows: unknown[] = []
      const reading = this.db.transaction('rows').objectStore('rows').index('created_at').openCursor(null, 'prev')
      reading.addEventListener('error', () => reject(new Error('IndexedDB failed')))
      reading.addEventListener('success', () => {
        const cursor = reading.result
        if (!cursor || rows.push(cursor.value) === count) resolve(rows)
        else cursor.continue()
      })
    })
  }
}
