import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { saveUser } from '../session/user-record'
import { OutboxScene } from '#support/store/sync/outbox/outbox-fixture'
import type { Draft } from '../sync/outbox/operation'
import { userDb } from '../user-db'
import { followPin } from './follow-pin'
import { openKeysOf, setOpenKeys } from './open-keys'
import { newRowKeys } from './row-crypto'
import { setSealingKey } from './seal-rows'
import type { RowKeys } from './sealed-value'
import { settle } from './settle'

const row = '5f8b6a0e-7d53-4f6f-9d3a-3c9a5b1c2d11'
const note = (notes: string): Draft => ({
  action: 'update',
  table: 'pregnancy_tracking',
  row,
  lane: `pregnancy_tracking/${row}`,
  values: { notes },
  before: {},
  baseRev: 1,
})

let scene: OutboxScene
let keys: RowKeys
beforeEach(async () => {
  scene = new OutboxScene()
  keys = await newRowKeys()
})
afterEach(() => scene.close())

test('a change has the version of the first app that sends what is sealed, only while it is sealed', async () => {
  const versions = async () => (await scene.pending()).map(({ version }) => version)
  await scene.enqueue(note('without a PIN'))
  expect(await versions()).toEqual([1])
  await settle(scene.db, async () => ({ sealing: keys.publicKey, released: null }))
  await scene.enqueue(note('with one'))
  expect(await versions()).toEqual([2, 2])
  await settle(scene.db, async () => ({ sealing: null, released: keys }))
  expect(await versions()).toEqual([1, 1])
})

test('a change whose sealed bytes were changed is not tried again and again', async () => {
  await setSealingKey(scene.db, keys.publicKey)
  setOpenKeys(scene.db, keys)
  await scene.enqueue(note('a note'))
  const [waiting] = await scene.pending()
  if (!waiting || !('sealed' in waiting) || !waiting.sealed) throw new Error('nothing is sealed')
  await scene.db.operations.put({ ...waiting, sealed: { ...waiting.sealed, bytes: new ArrayBuffer(64) } })
  expect(await scene.store.markAttempted(waiting.seq)).toBeNull()
  expect(await scene.store.pending()).toMatchObject([{ state: 'blocked' }])
  expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 0 })
})

test('with the keys of an earlier PIN a change waits for those of the new one', async () => {
  await setSealingKey(scene.db, keys.publicKey)
  setOpenKeys(scene.db, await newRowKeys())
  await scene.enqueue(note('a note'))
  const [waiting] = await scene.pending()
  expect(await scene.store.markAttempted(waiting?.seq ?? 0)).toBeNull()
  setOpenKeys(scene.db, keys)
  expect((await scene.store.markAttempted(waiting?.seq ?? 0))?.operation).toMatchObject({ values: { notes: 'a note' } })
})

test('the keys of a PIN that another tab has replaced are forgotten', async () => {
  const id = userId('3f0c1b8e-1d6a-4b57-9d3f-6c2f8a1e7b40')
  await setSealingKey(userDb(id), keys.publicKey)
  setOpenKeys(userDb(id), await newRowKeys())
  await saveUser({ id, email: 'amina@students.example', fullName: null })
  const stop = followPin(() => Promise.resolve())
  await vi.waitFor(() => expect(openKeysOf(userDb(id))).toBeUndefined())
  stop()
})
