import type { Identity } from '@/domain/shared/ids'
import { writeToStorage } from '../../write-to-storage'
import type { Draft, StoredPhoto } from './operation'
import { userDb } from './user-db'
import { requestDrain } from './request-drain'
import { enqueue } from './store'

/**
 * Saves changes to the outbox, all or none, and requests a drain without waiting for it.
 * @throws StorageFullError | StorageUnavailableError: nothing was saved, and the form must stay filled in
 */
export const write = async (identity: Identity, drafts: readonly Draft[], photos: readonly StoredPhoto[] = []): Promise<void> => {
  await writeToStorage(() => enqueue(userDb(identity), drafts, photos, Date.now))
  requestDrain(identity)
}
