import type { Page } from '@playwright/test'

/** All records of an object store; empty if the app has not created the database. */
export const recordsOf = (page: Page, database: string, store: string): Promise<unknown[]> =>
  page.evaluate(
    async ([from, name]) => {
      // Opening a database that does not exist would create an empty one, which breaks the app.
      if (!(await indexedDB.databases()).some((known) => known.name === from)) return []
      return new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(from)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      })
    },
    [database, store] as const,
  )

type Store = {
  readonly database: string
  readonly store: string
  /** Empties the store first. */
  readonly replaces?: boolean
  /** Creates a missing database in this version, with these stores and the key path of each. */
  readonly created?: { readonly version: number; readonly stores: Readonly<Record<string, string>> }
}

/** Writes records to an object store without the app. */
export const plantRecords = (page: Page, into: Store, records: readonly object[]): Promise<void> =>
  page.evaluate(
    ([{ database, store, replaces, created }, planted]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, created?.version)
        opening.onupgradeneeded = () => {
          for (const [name, keyPath] of Object.entries(created?.stores ?? {}))
            opening.result.createObjectStore(name, { keyPath })
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite')
          if (replaces) writing.objectStore(store).clear()
          for (const record of planted) writing.objectStore(store).put(record)
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [into, records] as const,
  )
