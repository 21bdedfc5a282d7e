import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Lane } from '../outbox/operation'
import { UserDb } from '../outbox/user-db'
import { FakePullRemote } from './fake-pull-remote'
import { pullPersonal } from './pull-person'

let db: UserDb
let databases = 0
const remote = () => {
  const fake = new FakePullRemote()
  fake.set('gossip_submissions', [submission(1, 'waiting'), submission(2, 'published')])
  return fake
}

beforeEach(() => {
  databases += 1
  db = new UserDb(`pull-person-${databases}`)
})
afterEach(() => db.delete())

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const submission = (n: number, state: string) => ({
  id: idOf(n),
  rev: n,
  created_at: '2026-11-23T08:00:00Z',
  content: `Post ${n}`,
  category: 'love',
  image_path: null,
  state,
})
const storePhoto = (n: number) => {
  const lane: Lane = `gossip_submissions/${idOf(n)}`
  return db.photos.put({ id: `photo-${n}`, lane, bucket: 'gossip-uploads', path: `${n}`, bytes: new ArrayBuffer(1), small: new ArrayBuffer(1), type: 'image/jpeg' })
}

test('the photo of an own post stays on the phone until the post is published', async () => {
  await Promise.all([storePhoto(1), storePhoto(2)])
  await pullPersonal(db, remote())
  expect(await db.photos.toCollection().primaryKeys()).toEqual(['photo-1'])
})

test('the photo of an unsent post stays on the phone', async () => {
  await storePhoto(3)
  await db.operations.add({
    action: 'insert',
    table: 'gossip_submissions',
    row: idOf(3),
    lane: `gossip_submissions/${idOf(3)}`,
    values: {},
    version: 1,
    createdAt: '2026-11-23T08:00:00Z',
    attempted: false,
    tries: 0,
    notBefore: 0,
    state: 'waiting',
  })
  await pullPersonal(db, remote())
  expect(await db.photos.toCollection().primaryKeys()).toEqual(['photo-3'])
})
