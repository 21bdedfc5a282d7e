import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { userDb } from '@/store/user-db'
import { remove } from './remove'
import { write } from '../write'

vi.mock('./request-drain', () => ({ requestDrain: () => {} }))
// Files share a process: modules that another one has read without the mock are read again here, and after it.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const amina = userId(crypto.randomUUID())
const db = userDb(amina)
const bucket = 'item-images'
const photo = { path: 'me/1-large.webp', bytes: new ArrayBuffer(4), small: new ArrayBuffer(1), type: 'image/webp' }
const list = () =>
  write(
    amina,
    [
      { action: 'insert', table: 'items', row: 'desk', values: { title: 'Desk' } },
      { action: 'insert', table: 'item_photos', row: 'p1', values: { item_id: 'desk' } },
    ],
    { lane: 'items/desk', files: { bucket, uploads: [photo] } },
  )
const summaries = async () =>
  (await db.operations.orderBy('seq').toArray()).map(
    (operation) => `${operation.action} ${'path' in operation ? operation.path : operation.table}`,
  )

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://comrade.example')
  vi.stubGlobal('navigator', { storage: {} })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await Promise.all([db.operations.clear(), db.photos.clear()])
})

it('discards a row that was never sent, with its photos', async () => {
  await list()
  await remove(amina, 'items', 'desk')
  expect(await summaries()).toEqual([])
  expect(await db.photos.count()).toBe(0)
})

it('removes a photo whose upload may have arrived', async () => {
  await list()
  await db.operations
    .where('seq')
    .above(0)
    .and(({ action }) => action === 'upload')
    .modify({ attempted: true })
  await remove(amina, 'items', 'desk')
  expect(await summaries()).toEqual([`remove ${photo.path}`])
})

it('does not ask for the removal of a photo that the server rejected', async () => {
  await list()
  await db.operations
    .where('seq')
    .above(0)
    .and(({ action }) => action === 'upload')
    .modify({ attempted: true, state: 'rejected' })
  await remove(amina, 'items', 'desk')
  expect(await summaries()).toEqual([])
})

it('deletes a row that the server may have, then its files', async () => {
  await list()
  await db.operations.toCollection().modify({ attempted: true })
  await remove(amina, 'items', 'desk', {
    bucket,
    removed: [`https://comrade.example/storage/v1/object/public/${bucket}/me/1-large.webp`],
  })
  expect((await summaries()).slice(-2)).toEqual(['delete items', `remove ${photo.path}`])
})

it('discards a rejected edit, which would block the deletion', async () => {
  await write(amina, [{ action: 'update', table: 'items', row: 'desk', values: { title: '' }, before: {}, baseRev: 3 }])
  await db.operations.toCollection().modify({ attempted: true, state: 'rejected' })
  await remove(amina, 'items', 'desk')
  expect(await summaries()).toEqual(['delete items'])
})
