import type Dexie from 'dexie'
import { isInMemory } from './phone-or-memory'
import { StorageUnavailableError } from './storage-errors'

/** What is in memory is lost with the page: a write fails, so that nothing seems to be saved. */
export const refuseWritesInMemory = (db: Dexie): void => {
  db.use({
    stack: 'dbcore',
    name: 'refuse-writes-in-memory',
    create: (core) => ({
      ...core,
      transaction: (stores, mode, options) => {
        if (mode === 'readwrite' && isInMemory()) throw new StorageUnavailableError('storage is blocked')
        return core.transaction(stores, mode, options)
      },
    }),
  })
}
