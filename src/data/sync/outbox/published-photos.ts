import type { UserDb } from './user-db'

const prefix = 'gossip_submissions/'

/** Deletes the photos of own posts that are no longer waiting for publication. Until then only this phone can show them. */
export const deletePublishedPhotos = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.photos, db.operations, db.gossip_submissions, async () => {
    const lanes = new Set((await db.photos.where('lane').startsWith(prefix).toArray()).map(({ lane }) => lane))
    for (const lane of lanes) {
      if ((await db.operations.where('lane').equals(lane).count()) > 0) continue
      const submission = await db.gossip_submissions.get(lane.slice(prefix.length))
      if (submission?.state !== 'waiting') await db.photos.where('lane').equals(lane).delete()
    }
  })
