import { declarationOf, isPersonalTable } from '../table-names'
import type { UserDb } from '../user-db'

/** Deletes the photos of sent rows that no longer need them, by the rule of their table. */
export const deleteSentPhotos = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    const lanes = new Set((await db.photos.toArray()).map(({ lane }) => lane))
    for (const lane of lanes) {
      const [table = '', row = ''] = lane.split('/')
      if (!isPersonalTable(table) || (await db.operations.where('lane').equals(lane).count()) > 0) continue
      const copy = await db.table(table).get(row)
      if (declarationOf(table).write?.needsPhotos?.(copy ?? {}) !== true) await db.photos.where('lane').equals(lane).delete()
    }
  })
