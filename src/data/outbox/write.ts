import { writeToStorage } from '../write-to-storage'
import type { Draft, Identity, StoredPhoto } from './operation'
import { userDb } from './user-db'
import { requestDrain } from './request-drain'
import { enqueue } from './store'

/**
 * Keeps changes on this phone, all or none, and sets them on their way; waits for no network.
 * @throws StorageFullError | StorageUnavailableError: nothing was kept, and the form must stay filled in
 */
export const write = async (identity: Identity, drafts: readonly Draft[], photos: readonly StoredPhoto[] = []): Promise<void> => {
  await writeToStorage(() => enqueue(userDb(identity), drafts, photos, Date.now))
  requestDrain(identity)
}
