import type { Identity } from '@/kit/rules/ids'
import { userDb } from '@/store/user-db'
import { writeToStorage } from '@/store/write-to-storage'
import { discardLane } from './discard-lane'
import { requestDrain } from './request-drain'
import { laneOf, type WriteOptions } from './to-drafts'
import { waitForOutcome, type Written } from './wait-for-outcome'
import { storeChanges } from './store-changes'
import type { WritableTable } from '../table-names'

/**
 * Deletes a row, sent or not, and its files. What the server never had is only discarded; a rejected change of the row
 * is discarded, too, because it would block the deletion.
 * @throws StorageFullError | StorageUnavailableError: the row is unchanged
 */
export const remove = async (
  identity: Identity,
  table: WritableTable,
  row: string,
  files?: WriteOptions['files'],
): Promise<Written> => {
  const db = userDb(identity)
  const lane = laneOf({ table, row })
  const store = () =>
    db.transaction('rw', db.operations, db.photos, async () => {
      const operations = await db.operations.where('lane').equals(lane).toArray()
      const isRejected = operations.some(({ state }) => state === 'rejected')
      const insert = operations.find((operation) => operation.action === 'insert' && laneOf(operation) === lane)
      const isUnsent = insert !== undefined && (isRejected || !insert.attempted)
      if (isRejected || isUnsent) await discardLane(db, lane, Date.now)
      if (!isUnsent) await storeChanges(identity, [{ action: 'delete', table, row }], files ? { files } : {})
    })
  await writeToStorage(store)
  requestDrain(identity)
  return { outcome: () => waitForOutcome(identity, lane) }
}
