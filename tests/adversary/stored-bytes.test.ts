import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { webpWith } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { backendWithUsers } from '../backend/test-backend.ts'
import type { TestUser } from '../backend/start-backend.ts'

const { backend, users } = await backendWithUsers()

const megabyte = 1024 * 1024
const personal = ['item-images', 'gossip-uploads'] as const
const all = [...personal, 'product-images', 'rental-images'] as const

const folderOf = (bucket: string, { user }: TestUser) =>
  bucket === 'item-images' ? user.id : bucket === 'gossip-uploads' ? randomUUID() : 'tum'
/** A picture that has so many bytes, at least those of a small one. */
const pictureOf = (bytes: number) => webpWith('', Math.max(0, bytes - webpWith('').byteLength))
const upload = async (user: TestUser, bucket: string, bytes: number, contentType = 'image/webp') => {
  const { error } = await user.client.storage
    .from(bucket)
    .upload(`${folderOf(bucket, user)}/${randomUUID()}.webp`, pictureOf(bytes).buffer, { contentType })
  return error ? Number('statusCode' in error ? error.statusCode : Number.NaN) : 200
}

/** Files that an account has stored, without their bytes. */
const store = async (user: TestUser, bucket: string, metadata: object, count = 1, age = '1 hour') =>
  backend.sql(
    `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at)
     select $1, $2 || '/' || gen_random_uuid() || '.webp', $3::uuid, $3::text, $4::jsonb, now() - $5::interval from generate_series(1, $6)`,
    [bucket, folderOf(bucket, user), user.user.id, metadata, age, count],
  )

/** Megabytes that an account may add in a day. */
const aDay = { 'item-images': 48, 'gossip-uploads': 16, 'product-images': 256, 'rental-images': 256 }

describe.each(all)('%s', (bucket) => {
  test('takes what the app sends, and nothing that is larger or of another kind', async () => {
    const admin = await backend.signUpAsAdmin()
    expect(await upload(admin, bucket, 2 * megabyte)).toBe(200)
    expect(await upload(admin, bucket, 2 * megabyte + 1)).toBe(413)
    for (const type of ['image/png', 'image/avif']) expect(await upload(admin, bucket, 3, type)).toBe(415)
  })

  test('takes so many bytes of an account in a day, and those of another account as before', async () => {
    const [one, other] = [await backend.signUpAsAdmin(), await backend.signUpAsAdmin()]
    await store(one, bucket, { size: megabyte, contentLength: megabyte }, aDay[bucket] - 1)
    expect(await upload(one, bucket, 1.5 * megabyte)).toBe(429)
    expect(await upload(one, bucket, 0.5 * megabyte)).toBe(200)
    expect(await upload(one, bucket, 0.75 * megabyte)).toBe(429)
    expect(await upload(other, bucket, 0.75 * megabyte)).toBe(200)
  })
})

test('one bucket does not count for another', async () => {
  const user = await backend.signUpAs('amina')
  await store(user, 'gossip-uploads', { size: megabyte }, 16)
  expect(await upload(user, 'gossip-uploads', 3)).toBe(429)
  expect(await upload(user, 'item-images', 3)).toBe(200)
})

test('a file that has been removed takes no room, nor does one of the day before', async () => {
  const user = await backend.signUpAs('brian')
  await store(user, 'item-images', { size: megabyte }, 48, '25 hours')
  expect(await upload(user, 'item-images', megabyte)).toBe(200)
  await store(user, 'item-images', { size: megabyte }, 47)
  expect(await upload(user, 'item-images', megabyte)).toBe(429)
  await backend.sql(`delete from storage.objects where owner_id = $1`, [user.user.id])
  expect(await upload(user, 'item-images', megabyte)).toBe(200)
})

test('the bytes of a file are those that storage tells, whichever way', async () => {
  const bytes = async (metadata: unknown) =>
    (
      await backend.sql<{ bytes: string | null }>('select private.bytes_of_file($1::jsonb)::text as bytes', [metadata])
    )[0]?.bytes
  expect(await bytes({ size: 5 })).toBe('5')
  expect(await bytes({ contentLength: 7 })).toBe('7')
  expect(await bytes({ size: 5, contentLength: 7 })).toBe('7')
  for (const untold of [{}, { size: '1' }, { size: null }, { mimetype: 'image/webp' }, null])
    expect(await bytes(untold)).toBeNull()
})

test('a file that is about to be stored counts as the largest if its size is not told', async () => {
  const user = await backend.signUpAs('carol')
  await store(user, 'gossip-uploads', { size: megabyte }, 15)
  const mayAdd = (metadata: object) =>
    backend.sql(
      `with caller as materialized (select set_config('request.jwt.claim.sub', $1, true) as set)
       select private.within_stored_bytes(case when set <> '' then 'gossip-uploads' end, $2::jsonb) as may from caller`,
      [user.user.id, metadata],
    )
  expect(await mayAdd({ contentLength: megabyte })).toEqual([{ may: true }])
  await expect(mayAdd({})).rejects.toThrow('Too many at once')
})

test('an account stores so many bytes in all', async () => {
  const user = await backend.signUpAs('dan')
  await store(user, 'item-images', { size: megabyte }, 383, '3 days')
  expect(await upload(user, 'item-images', megabyte)).toBe(200)
  expect(await upload(user, 'item-images', megabyte)).toBe(403)
})

test('of files that are sent at once, at most as many as the server handles at once come after the limit', async () => {
  const user = await backend.signUpAs('esther')
  await store(user, 'item-images', { size: 2 * megabyte }, 23)
  const statuses = await Promise.all(Array.from({ length: 30 }, () => upload(user, 'item-images', 2 * megabyte)))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(24)
  expect(await upload(user, 'item-images', 3)).toBe(429)
})

test('students of other tests are not affected', async () => {
  expect(await upload(users.owner, 'item-images', 3)).toBe(200)
})
