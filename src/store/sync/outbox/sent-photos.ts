import { declarationOf, isPersonalTable } from '../table-names'
import type { UserDb } from '@/store/user-db'

/** Deletes the photos of sent rows that no longer need them, by the rule of their table. */
export const deleteSentPhotos = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    // From the index: the photos themselves are megabytes.
    for (const lane of await db.photos.orderBy('lane').uniqueKeys()) {
      const [table = '', row = ''] = String(lane).split('/')
      if (!isPersonalTable(table) || (await db.operations.where('lane').equals(lane).count()) > 0) continue
      const copy = await db.table(table).get(row)
      if (declarationOf(table).write?.needsPhotos?.(copy ?? {}) !== true)
        await db.photos.where('lane').equals(lane).delete()
    }
  })
