import type { UserDb } from './user-db'

const prefix = 'gossip_submissions/'

/**
 * Lets go of the pictures of own posts once everybody sees them: until then this phone is the only place to show them from.
 */
export const dropPublishedPhotos = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.photos, db.operations, db.gossip_submissions, async () => {
    const lanes = new Set((await db.photos.where('lane').startsWith(prefix).toArray()).map(({ lane }) => lane))
    for (const lane of lanes) {
      if ((await db.operations.where('lane').equals(lane).count()) > 0) continue
      const submission = await db.gossip_submissions.get(lane.slice(prefix.length))
      if (submission?.state !== 'waiting') await db.photos.where('lane').equals(lane).delete()
    }
  })
