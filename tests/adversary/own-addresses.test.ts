import { describe, expect, test } from 'vitest'
import { newItem } from '../backend/new-rows.ts'
import { policyMatrix } from '../backend/policy-matrix.ts'
import { backendWithUsers } from '../backend/test-backend.ts'
import { addItem } from '../backend/users.ts'

// Whatever a row names, phones load, or open at a tap: pictures come from the app and its storage alone, links lead to
// web sites by HTTPS.

const { backend, users } = await backendWithUsers()
const { client } = users.admin
const seller = users.owner

/**
 * Every column whose name says that it is an address, with its checks. A new one stops the test until it is in one of
 * the lists below.
 */
const addressColumns = async (): Promise<readonly string[]> => {
  const columns = await backend.sql<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attribute as a join pg_class as c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attname ~ '(url|link|path|website|photo|image|picture|avatar|icon|endpoint|href)' order by 1`,
  )
  return columns.map(({ name }) => name)
}
const pictures = [
  'eshop_products',
  'groceries',
  'item_photos',
  'items',
  'medicines',
  'rental_photos',
  'rentals',
  'service_providers',
  'shops',
] as const
const links = ['campuses.website', 'university_links.url'] as const
const others = [
  // Jobs alone write it: below.
  'gossip_posts.image_url',
  // A path in a private bucket: tests/adversary/pictures.test.ts.
  'gossip_submissions.image_path',
  // The service calls it, not a phone, and knows the hosts: tests/backend/push.test.ts.
  'push_subscriptions.endpoint',
  // The name of an icon that the app knows.
  'university_links.icon',
]

test('every column with an address is known', async () => {
  expect(await addressColumns()).toEqual(
    [...pictures.map((table) => `${table}.image_url`), ...links, ...others].toSorted(),
  )
})

const bucketOf = (table: string): string =>
  table === 'items' || table === 'item_photos'
    ? 'item-images'
    : table.startsWith('rental')
      ? 'rental-images'
      : 'product-images'
const folderOf = (table: string): string => (table === 'items' || table === 'item_photos' ? seller.user.id : 'tum')
const fileOf = (table: string) => `/storage/v1/object/public/${bucketOf(table)}/${folderOf(table)}/1-large.webp`
const badPictures = (table: string) => [
  'https://evil.example/track.webp',
  '//evil.example/1.webp',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:x',
  '/\\evil.example/1.webp',
  '\\\\evil.example/1.webp',
  '/api/track',
  'http://evil.example\\@x/storage/v1/object/public/1.webp',
  `ftp://evil.example${fileOf(table)}`,
  `//evil.example${fileOf(table)}`,
  `${fileOf(table)}?to=1`,
  `${fileOf(table)}#1`,
  '/pictures/../x.svg#a',
  `\t${fileOf(table)}`,
]

describe.each(pictures)('a picture of %s', (table) => {
  const rules = policyMatrix[table]
  const owner = table === 'items' || table === 'item_photos' ? seller : users.admin
  const insert = async (image_url: string) => {
    await backend.sql('delete from private.rate_counters')
    const values =
      table === 'items'
        ? newItem
        : table === 'item_photos'
          ? { item_id: await addItem(backend, seller.user.id) }
          : await rules?.values(backend, users)
    return owner.client
      .from(table)
      .insert({ ...values, image_url })
      .select('image_url')
      .single()
  }

  test('names no host: a file of the storage is stored as its path, whichever origin it was written with', async () => {
    for (const origin of ['', 'https://evil.example', 'http://192.0.2.1:8000', 'HTTPS://Evil.example:9'])
      expect((await insert(`${origin}${fileOf(table)}`)).data).toEqual({ image_url: fileOf(table) })
    expect((await insert('/pictures/market.svg#desk')).data).toEqual({ image_url: '/pictures/market.svg#desk' })
  })

  test('is refused from anywhere else', async () => {
    const taken: string[] = []
    for (const address of badPictures(table)) if ((await insert(address)).error?.code !== '23514') taken.push(address)
    expect(taken).toEqual([])
  })
})

test('a public post has a picture of its own bucket alone', async () => {
  const insert = (address: string) =>
    backend.sql(
      `insert into public.gossip_posts (campus, content, category, image_url) values ('tum', 'Hi', 'love', $1)`,
      [address],
    )
  for (const address of [...badPictures('items'), fileOf('items')])
    await expect(insert(address)).rejects.toThrow(/own_picture|violates check/)
  await insert('/storage/v1/object/public/gossip-images/0a1b/1-large.webp')
})

const badLinks = [
  'javascript:alert(1)',
  'http://www.tum.ac.ke',
  '//evil.example',
  'https://www.tum.ac.ke@evil.example/',
  'https://evil.example\\@tum.ac.ke',
  'https:/\\evil.example',
  'https://a b',
  'data:text/html,x',
  'https://tum.ac.ke/\u0001',
  ' https://tum.ac.ke',
]

describe('a link', () => {
  test('of a university, or to its web site, is one by HTTPS, without a name before the host', async () => {
    for (const url of badLinks) {
      expect([
        url,
        (await client.from('university_links').insert({ campus: 'tum', name: 'Portal', url })).error?.code,
      ]).toEqual([url, '23514'])
      expect([
        url,
        (await client.from('campuses').update({ website: url }).eq('slug', 'tum').select('slug')).error?.code,
      ]).toEqual([url, '23514'])
    }
    for (const url of [
      'https://www.tum.ac.ke',
      'https://portal.tum.ac.ke:8443/login?a=b@c#d',
      'https://tum.ac.ke/ukurasa-wa-é',
    ])
      expect((await client.from('university_links').insert({ campus: 'tum', name: 'Portal', url })).error).toBeNull()
  })
})

describe('the entries of a catalogue', () => {
  const write = async (entries: readonly unknown[]) => {
    await backend.sql('delete from public.catalogues')
    return client.from('catalogues').insert({ campus: 'tum', name: 'promotions', entries }).select('entries').single()
  }

  test('have pictures of the app and of the campus alone, at any depth', async () => {
    const bad = [
      ...badPictures('shops').filter((address) => !address.startsWith('\t')),
      fileOf('items'),
      '/storage/v1/object/public/product-images/kmtc/1.webp',
    ]
    for (const image of bad)
      for (const entry of [
        { id: 'a', image },
        { id: 'a', services: [{ id: 'b', image }] },
      ])
        expect([image, (await write([entry])).error?.code]).toEqual([image, '23514'])
    expect(
      (
        await write([
          {
            id: 'a',
            image: '/pictures/food.svg#pilau',
            services: [{ image: `https://evil.example${fileOf('shops')}` }],
          },
        ])
      ).data,
    ).toEqual({
      entries: [{ id: 'a', image: '/pictures/food.svg#pilau', services: [{ image: fileOf('shops') }] }],
    })
  })

  test('have links by HTTPS, or into the app', async () => {
    for (const link of [...badLinks.filter((each) => !each.includes('\u0001')), '/\\evil.example', '/a\\b', '/ a'])
      expect([link, (await write([{ id: 'a', link }])).error?.code]).toEqual([link, '23514'])
    for (const link of ['/', '/food-delivery?tab=1#x', 'https://tum.ac.ke/'])
      expect((await write([{ id: 'a', link }])).error).toBeNull()
  })
})
