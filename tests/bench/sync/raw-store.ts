export type RawRow = { readonly id: string } & Readonly<Record<string, unknown>>

const waitFor = (target: EventTarget, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(event, () => resolve())
    target.addEventListener('error', () => reject(new Error('IndexedDB failed')))
  })

/** Plain IndexedDB without a library, as the baseline for the app's storage. */
export class RawStore {
  private readonly db: IDBDatabase

  private constructor(db: IDBDatabase) {
    this.db = db
  }

  static async open(name: string): Promise<RawStore> {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('rows', { keyPath: 'id' }).createIndex('created_at', 'created_at'),
    )
    await waitFor(request, 'success')
    return new RawStore(request.result)
  }

  async putAll(rows: readonly RawRow[], durability: 'strict' | 'relaxed'): Promise<void> {
    const transaction = this.db.transaction('rows', 'readwrite', { durability })
    const store = transaction.objectStore('rows')
    for (const row of rows) store.put(row)
    await waitFor(transaction, 'complete')
  }

  newest(count: number): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      const rows: unknown[] = []
      const request = this.db.transaction('rows').objectStore('rows').index('created_at').openCursor(null, 'prev')
      request.addEventListener('error', () => reject(new Error('IndexedDB failed')))
      request.addEventListener('success', () => {
        const cursor = request.result
        if (!cursor || rows.push(cursor.value) === count) resolve(rows)
        else cursor.continue()
      })
    })
  }
}
