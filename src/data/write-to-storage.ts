import Dexie from 'dexie'
import { StorageFullError, StorageUnavailableError } from './outbox/errors'

const evictable = ['comrade-pictures']

/** A worker cannot ask; a page can. */
type Asking = StorageManager & { persist(): Promise<boolean> }
const canAsk = (storage: StorageManager): storage is Asking => 'persist' in storage

/** What waits must not be cleared with a browser's caches. */
const askToPersist = async (): Promise<void> => {
  const { storage } = navigator
  if (canAsk(storage) && !(await storage.persisted())) await storage.persist()
}

/** Dexie wraps what the browser threw; the cause is what counts. */
const isQuota = (error: unknown): boolean =>
  error instanceof Error && (error.name === Dexie.errnames.QuotaExceeded || (error instanceof Dexie.AbortError && isQuota(error.inner)))

const isClosed = (error: unknown): boolean =>
  error instanceof Error && (error.name === Dexie.errnames.DatabaseClosed || error.name === Dexie.errnames.InvalidState)

/** Pictures that can be fetched again make room for what cannot be written again. */
const makeRoom = (): Promise<unknown> => Promise.all(evictable.map((name) => caches.delete(name)))

const tryTwice = async <Kept>(attempt: () => Promise<Kept>): Promise<Kept> => {
  try {
    return await attempt()
  } catch (error) {
    if (!isQuota(error) && !isClosed(error)) throw error
    // A connection that the browser dropped opens again; a full disk may have room once old pictures are gone.
    if (isQuota(error)) await makeRoom()
    return attempt()
  }
}

/**
 * Keeps on this phone what a person has written.
 * @throws StorageFullError | StorageUnavailableError: nothing was kept, and what was written must stay on the screen
 */
export const writeToStorage = async <Kept>(attempt: () => Promise<Kept>): Promise<Kept> => {
  const kept = await tryTwice(attempt).catch((error: unknown) => {
    if (isQuota(error)) throw new StorageFullError('no room left on this phone', { cause: error })
    throw new StorageUnavailableError('the storage of this phone cannot be written', { cause: error })
  })
  void askToPersist().catch(() => {})
  return kept
}
