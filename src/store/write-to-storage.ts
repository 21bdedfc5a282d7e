import { StorageFullError, StorageUnavailableError } from './storage-errors'
import Dexie from 'dexie'
import { reportAs } from './error-log/error-log'
import { isQuota } from './load-problem'
import { pictureCache } from './worker-caches'

/** `persist` exists in pages but not in workers. */
type PersistableStorage = StorageManager & { persist(): Promise<boolean> }
const canPersist = (storage: StorageManager): storage is PersistableStorage => 'persist' in storage

/** Asks the browser not to evict the outbox when it needs space. */
const requestPersistence = async (): Promise<void> => {
  // Undefined on pages without HTTPS.
  if (!('storage' in navigator)) return
  const { storage } = navigator
  if (canPersist(storage) && !(await storage.persisted())) await storage.persist()
}

const isClosed = (error: unknown): boolean =>
  error instanceof Error && (error.name === Dexie.errnames.DatabaseClosed || error.name === Dexie.errnames.InvalidState)

const withRetry = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write()
  } catch (error) {
    if (!isQuota(error) && !isClosed(error)) throw error
    // Dexie reopens a connection that the browser closed.
    // Frees space: pictures can be downloaded again.
    if (isQuota(error)) await caches.delete(pictureCache)
    return write()
  }
}

/**
 * Writes to IndexedDB, retrying once when the quota is exceeded or the connection was closed.
 * @throws StorageFullError | StorageUnavailableError: nothing was stored, so the form must keep what was typed
 */
export const writeToStorage = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  const result = await withRetry(write).catch((error: unknown) => {
    if (isQuota(error)) throw new StorageFullError('storage quota exceeded', { cause: error })
    throw new StorageUnavailableError('IndexedDB cannot be written', { cause: error })
  })
  void requestPersistence().catch(reportAs('storage'))
  return result
}
