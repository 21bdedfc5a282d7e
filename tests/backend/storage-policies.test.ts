import { describe, expect, test } from 'vitest'
import { plainWebp, webpWith } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { callers, clientOf } from './users.ts'
import type { Caller } from './users.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()

const picture = plainWebp.buffer
const oversize = webpWith('', 4 * 1024 * 1024).buffer
const webp = { contentType: 'image/webp' }

async function upload(
  caller: Caller,
  bucket: string,
  path: string,
  body: ArrayBuffer = picture,
  options: { contentType: string } = webp,
) {
  const { error } = await clientOf(users, caller).storage.from(bucket).upload(path, body, options)
  return error ? Number('statusCode' in error ? error.statusCode : Number.NaN) : 200
}

async function exists(bucket: string, path: string): Promise<boolean> {
  const [found] = await backend.sql('select id from storage.objects where bucket_id = $1 and name = $2', [bucket, path])
  return found !== undefined
}

const catalogues = ['product-images', 'rental-images']
const personal = ['gossip-uploads', 'item-images']

/** Gossip is anonymous, so its pictures are in random folders. Pictures of items are in the seller's. */
const randomFolder = '6f1f2f0e-5a54-4a5a-9a55-0d7d5f1c2b3a'
const folderOf = (bucket: string) => (bucket === 'gossip-uploads' ? randomFolder : users.owner.user.id)

describe('gossip-images', () => {
  test.each(callers)('rejects uploads from the %s in any folder, as only the service publishes', async (caller) => {
    for (const folder of [users.owner.user.id, users.other.user.id, randomFolder]) {
      expect(await upload(caller, 'gossip-images', `${folder}/by-${caller}.webp`)).toBe(403)
      expect(await exists('gossip-images', `${folder}/by-${caller}.webp`)).toBe(false)
    }
  })
})

describe('item-images', () => {
  test.each(['anonymous', 'other', 'admin'] as const)(
    'rejects uploads from the %s in a foreign folder',
    async (caller) => {
      const path = `${users.owner.user.id}/by-${caller}.webp`
      expect(await upload(caller, 'item-images', path)).toBe(403)
      expect(await exists('item-images', path)).toBe(false)
    },
  )
})

describe.each(personal)('%s', (bucket) => {
  const ownFolder = (name: string) => `${folderOf(bucket)}/${name}`

  test(`accepts a picture in the right folder and serves it to ${bucket === 'item-images' ? 'everybody' : 'its uploader'}`, async () => {
    const path = ownFolder('first.webp')
    expect(await upload('owner', bucket, path)).toBe(200)
    const response = await fetch(users.anonymous.storage.from(bucket).getPublicUrl(path).data.publicUrl)
    expect(response.ok).toBe(bucket === 'item-images')
    if (bucket !== 'item-images')
      return expect((await users.owner.client.storage.from(bucket).download(path)).error).toBeNull()
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await response.arrayBuffer()).toEqual(picture)
  })

  test('rejects a picture outside a folder, or in a similar-looking folder', async () => {
    const traversing = bucket === 'item-images' ? [`${folderOf(bucket)}/../${users.other.user.id}/a.webp`] : []
    for (const path of ['loose.webp', `x/${ownFolder('a.webp')}`, `${folderOf(bucket)}x/a.webp`, ...traversing]) {
      expect(await upload('owner', bucket, path), path).toBeGreaterThanOrEqual(400)
    }
  })

  test('lets nobody replace a picture, not even its owner', async () => {
    const path = ownFolder('kept.webp')
    await upload('owner', bucket, path)
    expect(await upload('owner', bucket, path)).toBe(409)
    for (const caller of callers) {
      const { error } = await clientOf(users, caller)
        .storage.from(bucket)
        .update(path, webpWith('another').buffer, webp)
      expect(error, caller).not.toBeNull()
    }
    const { data } = await users.owner.client.storage.from(bucket).download(path)
    expect(await data?.arrayBuffer()).toEqual(picture)
  })
})

describe.each([...catalogues, ...personal])('%s', (bucket) => {
  const path = (name: string) =>
    `${catalogues.includes(bucket) ? 'tum' : bucket === 'gossip-uploads' ? randomFolder : users.admin.user.id}/${name}`

  test('rejects files of other types', async () => {
    for (const contentType of ['text/html', 'image/svg+xml', 'application/octet-stream']) {
      expect(await upload('admin', bucket, path('page.webp'), picture, { contentType }), contentType).toBe(415)
    }
    expect(await exists(bucket, path('page.webp'))).toBe(false)
  })

  test('rejects a picture of more than 4 MB', async () => {
    expect(await upload('admin', bucket, path('huge.webp'), oversize)).toBe(413)
    expect(await exists(bucket, path('huge.webp'))).toBe(false)
  })
})

test('nobody can create, change or delete a bucket', async () => {
  for (const caller of callers) {
    const { storage } = clientOf(users, caller)
    expect((await storage.createBucket(`of-${caller}`)).error, caller).not.toBeNull()
    expect((await storage.updateBucket('item-images', { public: false })).error, caller).not.toBeNull()
    expect((await storage.deleteBucket('rental-images')).error, caller).not.toBeNull()
  }
  expect(await backend.sql('select count(*)::int as count from storage.buckets where public')).toEqual([{ count: 4 }])
})
