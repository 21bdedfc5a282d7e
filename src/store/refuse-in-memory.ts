import type Dexie from 'dexie'
import { isInMemory } from './phone-or-memory'
import { StorageUnavailableError } from './storage-errors'

/** Makes writes to memory fail: the data would be lost with the page, so it must not seem saved. */
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
