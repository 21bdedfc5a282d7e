import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PersonDb } from '../outbox/person-db'
import { pullPersonal, type PersonPullRemote } from './pull-person'

let db: PersonDb
let made = 0

beforeEach(() => {
  made += 1
  db = new PersonDb(`pull-person-${made}`)
})
afterEach(() => db.delete())

const remoteWith = (...answers: Awaited<ReturnType<PersonPullRemote['gossipMarks']>>[]) => {
  let asked = 0
  const remote: PersonPullRemote = {
    heads: async () => ({ horizon: 10, head: new Map() }),
    page: async () => [],
    ids: async () => ({ ids: [], count: 0 }),
    gossipMarks: async () => answers[asked++] ?? [],
  }
  return { remote, asked: () => asked }
}

test('marks are asked for once, and then as long as somebody is muted or was', async () => {
  const { remote, asked } = remoteWith([{ post_id: 'own', mine: true }], [{ post_id: 'theirs', mine: false }], [])
  await pullPersonal(db, remote)
  await pullPersonal(db, remote)
  expect(asked()).toBe(1)

  await db.gossip_mutes.put({ id: 'mute', rev: 1, post_id: 'theirs' })
  await pullPersonal(db, remote)
  expect(await db.gossipMarks.toArray()).toEqual([{ postId: 'own', mine: true }, { postId: 'theirs', mine: false }])

  await db.gossip_mutes.clear()
  await pullPersonal(db, remote)
  expect(await db.gossipMarks.toArray()).toEqual([{ postId: 'own', mine: true }])
  await pullPersonal(db, remote)
  expect(asked()).toBe(3)
})
