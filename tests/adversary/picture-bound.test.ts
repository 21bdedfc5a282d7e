import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  ascii,
  extended,
  jpegOf,
  losslessOf,
  lossyOf,
  webp,
} from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { newPost } from '../backend/new-rows.ts'
import { credentialsOf, sendRawRequest } from '../backend/raw-request.ts'
import { backendWithUsers } from '../backend/test-backend.ts'
import { callHousekeeping, makeGossipDue, publishAll } from '../backend/users.ts'

const { backend, users } = await backendWithUsers()
const { owner } = users

type Uploader = 'owner' | 'admin'
const buckets: readonly (readonly [bucket: string, by: Uploader, folder: () => string])[] = [
  ['product-images', 'admin', () => 'tum'],
  ['rental-images', 'admin', () => 'tum'],
  ['item-images', 'owner', () => owner.user.id],
  ['gossip-uploads', 'owner', randomUUID],
]

const [small, huge] = [
  { width: 1280, height: 960 },
  { width: 16_000, height: 16_000 },
]
const [jpeg, webpType] = ['image/jpeg', 'image/webp']
/** Of a few hundred bytes: what they say is believed before anything is decoded. */
const refused: readonly (readonly [what: string, bytes: () => Uint8Array, contentType: string])[] = [
  ['a JPEG of 16,000 × 16,000', () => jpegOf(huge), jpeg],
  ['a progressive JPEG of 16,000 × 16,000', () => jpegOf(huge, 0xc2), jpeg],
  ['a JPEG of 65,535 × 1', () => jpegOf({ width: 65_535, height: 1 }), jpeg],
  ['a lossy WebP of 16,000 × 16,000', () => webp(lossyOf(huge)), webpType],
  ['a lossless WebP of 16,384 × 16,384', () => webp(losslessOf({ width: 16_384, height: 16_384 })), webpType],
  ['a WebP with a canvas of 16,000 × 16,000', () => webp(extended(0x10, huge), lossyOf(huge)), webpType],
  ['an animation', () => webp(extended(0x02, small)), webpType],
  ['a WebP that is called a JPEG', () => webp(lossyOf(small)), jpeg],
  ['a JPEG that is called a WebP', () => jpegOf(small), webpType],
  ['a PNG that is called a JPEG', () => png, jpeg],
  ['a PNG', () => png, 'image/png'],
  ['an AVIF', () => avif, 'image/avif'],
  ['an AVIF that is called a WebP', () => avif, webpType],
  ['a GIF that is called a JPEG', () => ascii('GIF89a\x10\x27\x10\x27\0\0\0'), jpeg],
  ['a BMP that is called a WebP', () => ascii('BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'), webpType],
  [
    'an SVG that is called a WebP',
    () => ascii('<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="16000"/>'),
    webpType,
  ],
]

let [png, avif] = [new Uint8Array(), new Uint8Array()]
beforeAll(async () => {
  const picture = sharp({ create: { ...small, channels: 3, background: 'teal' } })
  ;[png, avif] = await Promise.all([picture.clone().png().toBuffer(), picture.clone().avif({ effort: 0 }).toBuffer()])
})

const newName = () => randomUUID().slice(0, 8)

type Way = (by: Uploader, target: string, bytes: Uint8Array, contentType: string) => Promise<unknown>
const send =
  (method: string, prefix = '', more: Readonly<Record<string, string>> = {}): Way =>
  async (by, target, bytes, contentType) => {
    const headers = { ...(await credentialsOf(backend, users, by)), 'content-type': contentType, ...more }
    // In two pieces, without a length.
    return sendRawRequest(backend, `/storage/v1/object/${prefix}${target}`, {
      method,
      body: [bytes.subarray(0, 3), bytes.subarray(3)],
      headers,
    })
  }
const upsert = { 'x-upsert': 'true' }

const ways: readonly (readonly [way: string, send: Way])[] = [
  ['uploaded', send('POST')],
  [
    'uploaded in an envelope',
    (by, target, bytes, contentType) => {
      const [bucket = '', ...path] = target.split('/')
      return users[by].client.storage
        .from(bucket)
        .upload(path.join('/'), new Blob([Uint8Array.from(bytes)], { type: contentType }))
    },
  ],
  ['uploaded in the place of another', send('POST', '', upsert)],
  ['put in the place of another', send('PUT', '', upsert)],
  ['uploaded to a signed address', send('PUT', 'upload/sign/')],
  ['uploaded resumably', send('POST', '../upload/resumable/')],
]

const stored = async (bucket: string) =>
  (await backend.sql<{ name: string }>('select name from storage.objects where bucket_id = $1', [bucket])).map(
    ({ name }) => name,
  )

describe.each(buckets)(
  '%s takes no picture that phones have no memory for, and no other format',
  (bucket, by, folder) => {
    test.each(ways)('%s', async (_way, sendFile) => {
      const before = await stored(bucket)
      for (const [what, bytes, contentType] of refused) {
        await sendFile(by, `${bucket}/${folder()}/${newName()}-large.webp`, bytes(), contentType)
        expect(await stored(bucket), what).toEqual(before)
      }
    })

    test('but a picture as the app makes it', async () => {
      const files = [
        ['1-large.webp', webp(lossyOf(small)), webpType],
        ['2-large.jpg', jpegOf({ width: 1280, height: 1280 }), jpeg],
      ] as const
      for (const [name, bytes, contentType] of files) {
        const path = `${folder()}/${newName()}-${name}`
        expect(
          (await users[by].client.storage.from(bucket).upload(path, bytes.buffer, { contentType })).error,
        ).toBeNull()
        expect(await stored(bucket)).toContain(path)
      }
    })
  },
)

test('the refusal of a picture says why', async () => {
  const answer = async (bytes: Uint8Array, contentType: string) => {
    const headers = { ...(await credentialsOf(backend, users, 'owner')), 'content-type': contentType }
    return sendRawRequest(backend, `/storage/v1/object/item-images/${owner.user.id}/x-large.webp`, {
      method: 'POST',
      body: bytes,
      headers,
    })
  }
  expect(await answer(jpegOf(huge), jpeg)).toMatchObject({
    status: 415,
    text: expect.stringContaining('The picture has too many pixels'),
  })
  expect(await answer(jpegOf(small), webpType)).toMatchObject({
    status: 415,
    text: expect.stringContaining('The file is image/jpeg'),
  })
  expect(await answer(png, jpeg)).toMatchObject({
    status: 415,
    text: expect.stringContaining('The file is no JPEG or WebP picture'),
  })
})

test('the buckets of a hosted project take JPEG and WebP alone, by what an upload says', async () => {
  expect(await backend.sql(`select distinct allowed_mime_types as types from storage.buckets`)).toEqual([
    { types: [jpeg, webpType] },
  ])
})

/** As a hosted project does it, which looks into no file. */
const uploadUnseen = async (path: string, bytes: Uint8Array, contentType: string) => {
  const { authorization = '' } = await credentialsOf(backend, users, 'owner')
  const headers = { apikey: backend.keys.secret, authorization, 'content-type': contentType }
  expect(
    await sendRawRequest(backend, `/storage/v1/object/gossip-uploads/${path}`, {
      method: 'POST',
      body: bytes,
      headers,
    }),
  ).toMatchObject({ status: 200 })
}

describe('the job publishes no picture', () => {
  test.each([
    ['of 16,000 × 16,000 as a JPEG', jpegOf(huge), jpeg],
    ['of 16,000 × 16,000 as a progressive JPEG', jpegOf(huge, 0xc2), jpeg],
    ['of 16,000 × 16,000 as a WebP', webp(lossyOf(huge)), webpType],
    ['of 16,384 × 16,384 without loss', webp(losslessOf({ width: 16_384, height: 16_384 })), webpType],
    ['of 16,000 × 16,000 in a smaller canvas', webp(extended(0x10, small), lossyOf(huge)), webpType],
  ])('%s', async (_what, bytes, contentType) => {
    const [id, path] = [randomUUID(), `${randomUUID()}/1-large.jpg`]
    for (const file of [path, path.replace('large', 'small')]) await uploadUnseen(file, bytes, contentType)
    expect(
      (await owner.client.from('gossip_submissions').insert({ ...newPost, id, image_path: path })).error,
    ).toBeNull()
    await makeGossipDue(backend)
    await callHousekeeping(backend)
    await publishAll(backend)
    await callHousekeeping(backend)
    expect(await backend.sql('select image_url from public.gossip_posts where id = $1', [id])).toEqual([
      { image_url: null },
    ])
    expect(await stored('gossip-images')).toEqual([])
  })
})
