import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { expect, test } from 'vitest'
import { PersonDb } from './person-db'

/** A person's database as the first version of the app made it. */
class FirstPersonDb extends Dexie {
  constructor(name: string) {
    super(name)
    this.version(1).stores({
      operations: '++seq, lane', photos: 'id, lane', profiles: 'id', gossip_likes: 'id, post_id', gossip_mutes: 'id, post_id',
      pregnancy_tracking: 'id', cursors: 'table', notes: 'key', gossipMarks: 'postId',
    })
  }
}

const progress = { version: 1, createdAt: '2026-11-22T08:00:00Z', attempted: false, tries: 0, notBefore: 0, state: 'waiting' }

test('what waited in the first version is sent as this one sends it: nothing but a mute is let go', async () => {
  const name = 'comrade-of-an-early-phone'
  const first = new FirstPersonDb(name)
  const lane = 'gossip_posts/p1'
  await first.table('operations').bulkAdd([
    { ...progress, action: 'upload', bucket: 'gossip-images', path: 'folder/1-large.webp', photo: 'ph1', lane },
    { ...progress, action: 'insert', table: 'gossip_posts', row: 'p1', lane, values: { content: 'Hi', category: 'love', image_url: 'https://x.example/storage/v1/object/public/gossip-images/folder/1-large.webp' } },
    { ...progress, action: 'like', table: 'gossip_likes', row: 'p2', liked: true, lane: 'gossip_likes/p2', parent: 'gossip_posts/p2' },
    { ...progress, action: 'delete', table: 'gossip_posts', row: 'p3', lane: 'gossip_posts/p3' },
    { ...progress, action: 'insert', table: 'gossip_mutes', row: 'm1', lane: 'gossip_mutes/m1', values: { post_id: 'p4' } },
    { ...progress, action: 'insert', table: 'items', row: 'i1', lane: 'items/i1', values: { title: 'Desk' } },
  ])
  await first.table('photos').add({ id: 'ph1', lane, bucket: 'gossip-images', path: 'folder/1-large.webp', bytes: new ArrayBuffer(1), type: 'image/webp' })
  await first.table('gossip_likes').add({ id: 'l1', rev: 3, post_id: 'p5' })
  first.close()

  const db = new PersonDb(name)
  const operations = await db.operations.orderBy('seq').toArray()
  expect(operations).toMatchObject([
    { action: 'upload', bucket: 'gossip-uploads', lane: 'gossip_submissions/p1' },
    { action: 'insert', table: 'gossip_submissions', lane: 'gossip_submissions/p1', values: { content: 'Hi', image_path: 'folder/1-large.webp' } },
    { action: 'like', parent: 'gossip_submissions/p2' },
    { action: 'delete', table: 'gossip_submissions', lane: 'gossip_submissions/p3' },
    { action: 'insert', table: 'items' },
  ])
  expect(await db.photos.toArray()).toMatchObject([{ lane: 'gossip_submissions/p1', bucket: 'gossip-uploads' }])
  expect(await db.gossip_likes.toArray()).toMatchObject([{ post_id: 'p5', liked: true }])
  await db.delete()
})
