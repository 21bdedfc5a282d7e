import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { newItem, newPost } from '../backend/new-rows.ts'
import { callHousekeeping, inserted, makeGossipDue, publishAll } from '../backend/users.ts'
import { credentialsOf, sendRawRequest } from '../backend/raw-request.ts'
import { backendWithUsers } from '../backend/test-backend.ts'

const { backend, users } = await backendWithUsers()
await backend.sql(
  `insert into public.campuses (slug, name, short_name, town, colour) values ('uon', 'University of Nairobi', 'UoN', 'Nairobi', '#003366') on conflict do nothing`,
)
const { owner, other, admin } = users

const webp = { contentType: 'image/webp' }
const nameIn = (folder: string) => `${folder}/${randomUUID()}-large.webp`
const urlOf = (bucket: string, path: string) => `/storage/v1/object/public/${bucket}/${path}`
const upload = async (user: typeof owner, bucket: string, path: string) =>
  (await user.client.storage.from(bucket).upload(path, plainWebp.buffer, webp)).error === null
const list = (user: typeof owner, imageUrl: string) =>
  user.client.from('items').insert({ ...newItem, image_url: imageUrl })

/** What the housekeeping function would remove. */
const removals = async () => {
  const jobs = await backend.sql<{ bucket: string; paths: string[] }>(
    'select bucket, paths from public.claim_file_jobs(100, 60)',
  )
  return jobs.flatMap(({ bucket, paths }) => paths.map((path) => `${bucket}/${path}`))
}

const asAdminOf = async (campus: string) => {
  const user = await backend.signUpAsAdmin()
  await backend.sql('update public.profiles set admin_campus = $1 where id = $2', [campus, user.user.id])
  return user
}

describe('an item shows', () => {
  test.each([
    ['a picture of the app', () => '/pictures/shop.svg#flour', true],
    ['a file of its seller', () => urlOf('item-images', nameIn(owner.user.id)), true],
    [
      'a file of its seller on the hosted service',
      () => `https://campus.supabase.co${urlOf('item-images', nameIn(owner.user.id))}`,
      true,
    ],
    ['a file of somebody else', () => urlOf('item-images', nameIn(other.user.id)), false],
    ['a file of another bucket', () => urlOf('gossip-images', nameIn(owner.user.id)), false],
    ['another address of the server', () => '/rest/v1/rpc/sync?head=1', false],
    [
      'another address that ends as a file does',
      () => `/auth/v1/logout?${urlOf('item-images', nameIn(owner.user.id))}`,
      false,
    ],
    ['an address with a user', () => `https://a@b${urlOf('item-images', nameIn(owner.user.id))}`, false],
  ])('%s: %#', async (_what, url, isAccepted) => {
    expect((await list(owner, url())).error === null).toBe(isAccepted)
  })
})

test('an admin of one campus adds no picture for another one, and shows none of it', async () => {
  const uon = await asAdminOf('uon')
  expect(await upload(uon, 'product-images', nameIn('uon'))).toBe(true)
  expect(await upload(uon, 'product-images', nameIn('tum'))).toBe(false)
  const grocery = { name: 'Flour', price: 90, category: 'produce', campus: 'uon' }
  expect(
    (await uon.client.from('groceries').insert({ ...grocery, image_url: urlOf('product-images', nameIn('uon')) }))
      .error,
  ).toBeNull()
  expect(
    (await uon.client.from('groceries').insert({ ...grocery, image_url: urlOf('product-images', nameIn('tum')) })).error
      ?.code,
  ).toBe('23514')
})

test('no admin deletes the picture of a catalogue: the database does, once no row shows it', async () => {
  const path = nameIn('tum')
  await upload(admin, 'product-images', path)
  await admin.client.storage.from('product-images').remove([path])
  expect(await backend.sql('select from storage.objects where name = $1', [path])).toHaveLength(1)
  const row = { name: 'Flour', price: 90, category: 'produce', campus: 'tum', image_url: urlOf('product-images', path) }
  const shown = await inserted(
    backend,
    'insert into public.groceries (name, price, category, campus, image_url) values ($1, $2, $3, $4, $5)',
    Object.values(row),
  )
  await admin.client.from('groceries').delete().eq('id', shown)
  expect(await removals()).toEqual([`product-images/${path}`, `product-images/${path.replace('large', 'small')}`])
})

test('a picture that an edited catalogue shows is kept', async () => {
  const path = nameIn('tum')
  await backend.sql(`insert into public.catalogues (campus, name, entries) values ('tum', 'food', $1)`, [
    [{ id: 'chapati', image: urlOf('product-images', path) }],
  ])
  await backend.sql(`insert into private.file_jobs (bucket, paths) values ('product-images', $1)`, [
    [path, path.replace('large', 'small')],
  ])
  expect(await removals()).toEqual([])
})

test('a photo cannot be moved to a room of a campus that its admin does not administer', async () => {
  const room = async (campus: string) =>
    inserted(
      backend,
      `insert into public.rentals (campus, title, price_per_day, category, location) values ($1, 'Room', 5000, 'hostel', 'Gate')`,
      [campus],
    )
  const [here, there] = [await room('uon'), await room('tum')]
  const photo = await inserted(
    backend,
    `insert into public.rental_photos (rental_id, image_url) values ($1, '/pictures/rooms.svg#bed')`,
    [here],
  )
  const uon = await asAdminOf('uon')
  await uon.client.from('rental_photos').update({ rental_id: there }).eq('id', photo)
  expect(await backend.sql('select rental_id, campus from public.rental_photos where id = $1', [photo])).toEqual([
    { rental_id: here, campus: 'uon' },
  ])
})

test('all pictures of a deleted account are removed, although a row of somebody else shows one of them', async () => {
  const leaving = await backend.signUpAs('leaving')
  const paths = [nameIn(leaving.user.id), nameIn(leaving.user.id)]
  for (const path of paths) await upload(leaving, 'item-images', path)
  await backend.sql(`insert into private.file_jobs (bucket, paths) values ('item-images', $1)`, [paths])
  const show = (seller: string | null, path = '') =>
    backend.sql(
      `insert into public.items (campus, title, price, seller_phone, user_id, image_url) values ('tum', 'Kettle', 900, '+254711000001', $1, $2)`,
      [seller, urlOf('item-images', path)],
    )
  await show(leaving.user.id, paths[0])
  await show(null, paths[0])
  await show(null, paths[1])
  // The first is still shown by an item of its seller; the second is not.
  expect(await removals()).toEqual([`item-images/${paths[1]}`])
  await leaving.client.rpc('request_account_deletion', { also_posts: false })
  await backend.sql(`update private.account_deletions set due_at = now() - interval '1 minute'`)
  await backend.sql('select public.run_jobs()')
  expect(new Set(await removals())).toContain(`item-images/${paths[0]}`)
})

test('a token of a deleted account uploads nothing', async () => {
  const gone = await backend.signUpAs('gone')
  const path = () => nameIn(gone.user.id)
  expect(await upload(gone, 'item-images', path())).toBe(true)
  await backend.sql('delete from auth.users where id = $1', [gone.user.id])
  expect(await upload(gone, 'item-images', path())).toBe(false)
})

test('nothing signs an address for an upload', async () => {
  expect((await owner.client.storage.from('item-images').createSignedUploadUrl(nameIn(owner.user.id))).data).toBeNull()
})

test.each(['sign_upload_url', 'copy', 'move', 'upload_signed'])(
  'the database refuses the operation storage.object.%s',
  async (operation) => {
    await expect(
      backend.sql(
        `do $$ begin
         perform set_config('request.jwt.claims', '${JSON.stringify({ sub: owner.user.id, role: 'authenticated' })}', true);
         perform set_config('storage.operation', 'storage.object.${operation}', true);
         set local role authenticated;
         insert into storage.objects (bucket_id, name, owner_id) values ('item-images', '${nameIn(owner.user.id)}', '${owner.user.id}');
       end $$`,
      ),
    ).rejects.toThrow(/row-level security/)
  },
)

test('an account stores no more than 1,500 files', async () => {
  const hoarder = await backend.signUpAs('hoarder')
  await backend.sql(
    `insert into storage.objects (bucket_id, name, owner_id, created_at) select 'item-images', $1 || '/' || n || '-large.webp', $1, now() - interval '2 days' from generate_series(1, 1500) as n`,
    [hoarder.user.id],
  )
  expect(await upload(hoarder, 'item-images', nameIn(hoarder.user.id))).toBe(false)
})

test('a picture that no item shows a week later is removed', async () => {
  const [unused, shown] = [nameIn(owner.user.id), nameIn(owner.user.id)]
  for (const path of [unused, shown]) await upload(owner, 'item-images', path)
  await backend.sql(
    `insert into public.items (campus, title, price, seller_phone, user_id, image_url) values ('tum', 'Kettle', 900, '+254711000001', $1, $2)`,
    [owner.user.id, urlOf('item-images', shown)],
  )
  await backend.sql(`update storage.objects set created_at = now() - interval '7 days 1 hour' where name = any ($1)`, [
    [unused, shown],
  ])
  await backend.sql('select public.run_jobs()')
  expect(await removals()).toEqual([`item-images/${unused}`])
})

const place = 'GPS 4.0435 S 39.6682 E'
const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
  .withExif({ IFD0: { Make: 'Tecno', Artist: 'Amina', ImageDescription: place } })
  .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${place} --></x:xmpmeta>`)
  .withIccProfile('p3')
const jpegPhoto = await photo.clone().jpeg({ progressive: true }).toBuffer()
const webpPhoto = await photo.clone().webp().toBuffer()

describe('the picture of a gossip post', () => {
  /** Publishes a post with these bytes as its picture. @returns the address of the picture */
  const publish = async (bytes: Buffer, contentType: string, name = '1-large.jpg') => {
    const [id, path] = [randomUUID(), `${randomUUID()}/${name}`]
    for (const file of [path, path.replace('large', 'small')]) {
      // As a hosted project stores it, which looks into no file.
      const headers = {
        ...(await credentialsOf(backend, users, 'owner')),
        apikey: backend.keys.secret,
        'content-type': contentType,
      }
      expect(
        await sendRawRequest(backend, `/storage/v1/object/gossip-uploads/${file}`, {
          method: 'POST',
          body: bytes,
          headers,
        }),
      ).toMatchObject({ status: 200 })
    }
    expect(
      (await owner.client.from('gossip_submissions').insert({ ...newPost, id, image_path: path })).error,
    ).toBeNull()
    await makeGossipDue(backend)
    await callHousekeeping(backend)
    await publishAll(backend)
    await callHousekeeping(backend)
    expect(await backend.sql('select from storage.objects where name like $1', [`${path.split('/')[0]}%`])).toEqual([])
    const [post] = await backend.sql<{ image_url: string | null }>(
      'select image_url from public.gossip_posts where id = $1',
      [id],
    )
    expect(post).toBeDefined()
    return post?.image_url ?? null
  }

  test.each([
    ['a JPEG', jpegPhoto, 'image/jpeg', 'image/jpeg'],
    ['a WebP', webpPhoto, 'image/webp', 'image/webp'],
    ['a WebP that was uploaded as a JPEG', webpPhoto, 'image/jpeg', 'image/webp'],
  ])(
    'is published without the metadata and the trailing bytes of the upload: %s',
    async (_what, uploaded, uploadedAs, type) => {
      expect(uploaded.includes(place)).toBe(true)
      const url = await publish(Buffer.concat([uploaded, Buffer.from('PK trailer')]), uploadedAs)
      for (const file of [url, url?.replace('large', 'small')]) {
        const response = await fetch(`${backend.url}${file}`)
        expect(response.headers.get('content-type')).toBe(type)
        const bytes = Buffer.from(await response.arrayBuffer())
        for (const text of [place, 'Tecno', 'Amina', 'Exif', 'xmpmeta', 'ICC', 'PK trailer'])
          expect(bytes.includes(text)).toBe(false)
        // The numbers of the pixels, to which no profile is applied.
        expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(uploaded, { ignoreIcc: true }).raw().toBuffer())
      }
    },
  )

  test.each([
    ['another format', Buffer.from('%PDF-1.7')],
    ['a JPEG that was cut off', jpegPhoto.subarray(0, -40)],
  ])('is left out, and its upload removed, when it is %s', async (_what, bytes) => {
    expect(await publish(bytes, 'image/jpeg')).toBeNull()
  })

  test('has no name that its author has chosen', async () => {
    expect(await publish(jpegPhoto, 'image/jpeg', 'amina-2026-large.jpg')).toMatch(
      /^\/storage\/v1\/object\/public\/gossip-images\/[0-9a-f-]{36}\/1-large\.jpg$/,
    )
  })
})
