import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { plainJpeg, plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { newItem } from './new-rows.ts'
import { callHousekeeping, endHour } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()
const seller = await backend.signUpAs('seller')

const upload = (by: TestUser, path: string) =>
  by.client.storage.from('item-images').upload(path, plainWebp.buffer, { contentType: 'image/webp' })
const publicUrl = (path: string) => `${backend.url}/storage/v1/object/public/item-images/${path}`
const exists = async (path: string) => (await fetch(publicUrl(path))).ok
const housekeeping = () => callHousekeeping(backend)

/** Adds an item with a photo in two sizes. */
const addListing = async () => {
  const large = `${seller.user.id}/${randomUUID()}/1-large.webp`
  const small = large.replace('large', 'small')
  for (const path of [large, small]) expect((await upload(seller, path)).error).toBeNull()
  const id = randomUUID()
  expect((await seller.client.from('items').insert({ ...newItem, id, image_url: publicUrl(large) })).error).toBeNull()
  const photo = randomUUID()
  expect(
    (await seller.client.from('item_photos').insert({ id: photo, item_id: id, image_url: publicUrl(large) })).error,
  ).toBeNull()
  return { id, photo, files: [large, small] }
}
const countExisting = async (files: readonly string[]) => (await Promise.all(files.map(exists))).filter(Boolean).length

test('deleting a listing deletes its files in both sizes', async () => {
  const { id, files } = await addListing()
  expect(await countExisting(files)).toBe(2)
  expect((await seller.client.from('items').delete().eq('id', id)).error).toBeNull()
  await housekeeping()
  expect(await countExisting(files)).toBe(0)
})

test('removing a listing as an admin deletes its files', async () => {
  const { id, files } = await addListing()
  const [admin, student] = [await backend.signUpAsAdmin(), await backend.signUpAs('student')]
  expect((await student.client.from('reports').insert({ kind: 'item', subject: id, reason: 'scam' })).error).toBeNull()
  await endHour(backend)
  expect((await admin.client.rpc('moderate', { kind: 'item', subject: id, decision: 'remove' })).data).toBe('done')
  await housekeeping()
  expect(await countExisting(files)).toBe(0)
})

test('a deleted photo keeps its file while the listing shows it', async () => {
  const { id, photo, files } = await addListing()
  expect((await seller.client.from('item_photos').delete().eq('id', photo)).error).toBeNull()
  await housekeeping()
  expect(await countExisting(files)).toBe(2)
  expect((await seller.client.from('items').update({ image_url: null }).eq('id', id)).error).toBeNull()
  await housekeeping()
  expect(await countExisting(files)).toBe(0)
})

test('nobody can get another user’s file deleted by referencing it', async () => {
  const { files } = await addListing()
  const attacker = await backend.signUpAs('attacker')
  const id = randomUUID()
  await attacker.client.from('items').insert({ ...newItem, id, image_url: publicUrl(files[0] ?? '') })
  await attacker.client.from('items').delete().eq('id', id)
  await housekeeping()
  expect(await countExisting(files)).toBe(2)
})

test('an account can upload 240 files an hour, independently of others', async () => {
  const [uploader, other] = [await backend.signUpAs('uploader'), await backend.signUpAs('other')]
  expect((await upload(uploader, `${uploader.user.id}/${randomUUID()}/1.webp`)).error).toBeNull()
  await backend.sql(
    `insert into storage.objects (bucket_id, name, owner_id) select 'item-images', $1 || '/' || gen_random_uuid() || '/1.webp', $1 from generate_series(1, 238)`,
    [uploader.user.id],
  )
  const gossip = await uploader.client.storage
    .from('gossip-uploads')
    .upload(`${randomUUID()}/1-large.jpg`, plainJpeg.buffer, { contentType: 'image/jpeg' })
  expect(gossip.error).toBeNull()
  expect((await upload(uploader, `${uploader.user.id}/${randomUUID()}/1.webp`)).error).not.toBeNull()
  expect((await upload(other, `${other.user.id}/${randomUUID()}/1.webp`)).error).toBeNull()
})

test('housekeeping requires the secret', async () => {
  for (const authorization of ['', `Bearer ${backend.keys.publishable}`]) {
    expect(
      (await fetch(`${backend.url}/functions/v1/housekeeping`, { method: 'POST', headers: { authorization } })).status,
    ).toBe(401)
  }
})
