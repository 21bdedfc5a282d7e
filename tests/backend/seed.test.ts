import { describe, expect, test } from 'vitest'
import {
  present,
  strayPictures,
  strayPhones,
  negative,
  countBy,
  expectAtLeast,
  numbersOf,
  readJson,
} from './demo-checks.ts'
import type { Row } from './demo-checks.ts'
import { screens, type Screen } from '@/screens'
import { drawnPictures, namedPictures } from '../../build/drawn-pictures.ts'
import { catalogueSchemas } from '@/store/catalogue-schemas'
import { site } from '@/kit/rules/site'
import { seededBackend } from './test-backend.ts'

const backend = await seededBackend()

const publicTables = {
  groceries: 42,
  medicines: 42,
  shops: 6,
  eshop_products: 60,
  service_providers: 24,
  rentals: 18,
  rental_photos: 36,
  university_links: 8,
  gossip_posts: 32,
  items: 26,
  item_photos: 13,
}

test('no row has an owner and there are no accounts', async () => {
  for (const table of ['gossip_submissions', 'items', 'item_photos']) {
    expect(await backend.sql(`select id from public.${table} where user_id is not null`), table).toEqual([])
  }
  expect(await backend.sql('select id from auth.users')).toEqual([])
})

test('every campus has its own sample contacts, and leaves the numbers of the country to the app', async () => {
  const rows = await backend.sql<{ contacts: Row[]; emergency: Row[] }>(
    'select contacts, emergency from public.campuses',
  )
  expect(rows).toHaveLength(2)
  for (const { contacts, emergency } of rows) {
    expect(contacts.length).toBeGreaterThan(2)
    expect(strayPhones([...contacts, ...emergency], 'value')).toEqual([])
    expect(emergency.length).toBeGreaterThan(2)
    expect(present([...contacts, ...emergency], 'label')).toHaveLength(contacts.length + emergency.length)
  }
})

test('every sample number has one owner, and every owner one sample number', async () => {
  const found: [number: string, owner: string][] = [['001', site.name]]
  for (const { slug, contacts, emergency } of await backend.sql<{ slug: string; contacts: Row[]; emergency: Row[] }>(
    'select slug, contacts, emergency from public.campuses',
  )) {
    const rows: Row[] = [...contacts, ...emergency]
    for (const table of ['groceries', 'shops', 'service_providers', 'rentals', 'items'])
      rows.push(...(await backend.sql<Row>(`select * from public.${table} where campus = '${slug}'`)))
    for (const name of Object.keys(catalogueSchemas))
      rows.push(...((await readJson('public', 'catalogues', slug, `${name}.json`)) as { items: Row[] }).items)
    found.push(...numbersOf(rows).map(([number, owner]): [string, string] => [number, `${owner} (${slug})`]))
  }
  expect(found.length).toBeGreaterThan(200)
  const shared = (pairs: readonly (readonly [string, string])[]) =>
    [...Map.groupBy(pairs, ([key]) => key)]
      .map(([key, of]) => [key, ...new Set(of.map(([, value]) => value))])
      .filter(({ length }) => length > 2)
  expect(shared(found)).toEqual([])
  expect(shared(found.map(([number, owner]) => [owner, number]))).toEqual([])
})

test('one shop has no phone number, and one rental no picture of its own', async () => {
  expect(await backend.sql('select id from public.shops where contact_number is null')).toHaveLength(1)
  expect(await backend.sql('select id from public.rentals where image_url is null')).toHaveLength(1)
})

test('every drawing is named by a row, a catalogue, an article or the code', async () => {
  const rows = await Promise.all(
    Object.keys(publicTables).map((table) => backend.sql<Row>(`select * from public.${table}`)),
  )
  const named = new Set<unknown>([
    ...present(rows.flat(), 'image_url'),
    ...namedPictures().map(({ address }) => address),
    ...Object.values<Screen>(screens).flatMap(({ tile }) => tile?.image ?? []),
  ])
  expect(drawnPictures.filter((picture) => !named.has(picture))).toEqual([])
})

// The second campus needs half as much.
describe.each([
  ['tum', 1, 'tum.ac.ke'],
  ['uon', 0.5, 'uonbi.ac.ke'],
])('demo data of %s', (campus, share, domain) => {
  const all = (table: string) => backend.sql<Row>(`select * from public.${table} where campus = '${campus}'`)
  const shareOf = (count: number) => Math.max(1, Math.floor(count * share))
  const expectShares = (counts: Record<string, number>, minimums: Record<string, number>) =>
    expectAtLeast(counts, Object.fromEntries(Object.entries(minimums).map(([key, count]) => [key, shareOf(count)])))

  test.each(Object.entries(publicTables))('a visitor sees the required number of %s', async (table, minimum) => {
    const { data, error } = await backend.anonClient().from(table).select('id, created_at').eq('campus', campus)
    expect(error).toBeNull()
    expect(data).toHaveLength((await all(table)).length)
    expect(data?.length).toBeGreaterThanOrEqual(shareOf(minimum))
  })

  test.each(Object.keys(publicTables))('pictures of %s exist', async (table) => {
    const rows = await all(table)
    if (table !== 'university_links') expect(present(rows, 'image_url').length).toBeGreaterThan(0)
    expect(strayPictures(rows)).toEqual([])
  })

  test.each(Object.keys(publicTables))('%s have different creation times in the past', async (table) => {
    const [times] = await backend.sql<{ future: number; moments: number }>(
      `select count(*) filter (where created_at >= now())::int as future, count(distinct created_at)::int as moments
       from public.${table} where campus = '${campus}'`,
    )
    expect(times?.future).toBe(0)
    expect(times?.moments).toBeGreaterThanOrEqual(shareOf(6))
  })

  test('groceries come from four to six stores', async () => {
    const rows = await all('groceries')
    expectShares(countBy(rows, 'category'), { produce: 10, dairy: 10, meat: 10 })
    const stores = new Set(rows.map((row) => `${row['store_name']} ${row['whatsapp']}`))
    expect(stores.size).toBeGreaterThanOrEqual(4)
    expect(stores.size).toBeLessThanOrEqual(6)
    expect(strayPhones(rows, 'whatsapp')).toEqual([])
    expect(present(rows, 'whatsapp')).toHaveLength(rows.length)
    expect(negative(rows)).toEqual([])
  })

  test('medicines have six categories, some prescription-only, some out of stock', async () => {
    const rows = await all('medicines')
    expectShares(countBy(rows, 'category'), {
      'pain-relief': 6,
      antibiotics: 6,
      vitamins: 6,
      'cold-flu': 6,
      digestion: 6,
      contraceptive: 6,
    })
    expect(rows.filter((row) => row['prescription_required']).length).toBeGreaterThan(5)
    expect(rows.filter((row) => row['category'] === 'antibiotics' && !row['prescription_required'])).toEqual([])
    expect(rows.filter((row) => row['stock'] === 0).length).toBeGreaterThan(2)
    expect(negative(rows)).toEqual([])
    const namesAndTexts = rows.map((row) => `${row['name']} ${row['description']}`).join(' ')
    for (const brand of ['Panadol', 'Hedex', 'Mara Moja', 'Amoxil', 'Piriton', 'Actal', 'ENO', 'Femiplan', 'P2'])
      expect(namesAndTexts).toContain(brand)
    expect(
      rows.filter((row) =>
        /\b(once|twice|times) (a|per) day\b|\bdaily dose\b|\bevery \d+ hours\b/i.test(String(row['description'])),
      ),
    ).toEqual([])
  })

  test('shops have sample phone numbers', async () => {
    expect(strayPhones(await all('shops'), 'contact_number')).toEqual([])
  })

  test('there are products of every shop, for every chip, with missing values, some out of stock', async () => {
    const rows = await all('eshop_products')
    expectShares(countBy(rows, 'category'), { electronics: 10, clothing: 10, beauty: 10, groceries: 10, null: 3 })
    expect(new Set(rows.map((row) => row['shop_id']))).toEqual(new Set((await all('shops')).map((shop) => shop['id'])))
    for (const blank of ['description', 'stock'])
      expect(rows.filter((row) => row[blank] === null).length, blank).toBeGreaterThan(2)
    expect(rows.filter((row) => row['stock'] === 0).length).toBeGreaterThan(2)
    expect(negative(rows)).toEqual([])
    const groceries = rows.filter((row) => row['category'] === 'groceries').map((row) => String(row['name']))
    for (const staple of [/cooking oil/i, /sugar/i, /flour/i])
      expect(
        groceries.some((name) => staple.test(name)),
        String(staple),
      ).toBe(true)
  })

  test('service providers have eight categories and ratings from 3.5 to 5', async () => {
    const rows = await all('service_providers')
    expectShares(countBy(rows, 'category'), {
      mamafua: 3,
      fundi: 3,
      poshomill: 3,
      salon: 3,
      wifi: 3,
      photography: 3,
      bakery: 3,
      cleaning: 3,
    })
    const ratings = rows.map((row) => Number(row['rating']))
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(3.5)
    expect(Math.max(...ratings)).toBe(5)
    expect(present(rows, 'phone')).toHaveLength(rows.length)
    expect(strayPhones(rows, 'phone', 'whatsapp')).toEqual([])
  })

  test('rentals have six categories, each rental two to five photos and one primary photo', async () => {
    const rows = await all('rentals')
    const photos = await all('rental_photos')
    expectShares(countBy(rows, 'category'), {
      bedsitter: 2,
      hostel: 2,
      '1bedroom': 2,
      '2bedroom': 2,
      airbnb: 2,
      single: 2,
    })
    expect(negative(rows, 'price_per_day')).toEqual([])
    expect(strayPhones(rows, 'contact_phone', 'contact_whatsapp')).toEqual([])
    for (const rental of rows) {
      const own = photos.filter((photo) => photo['rental_id'] === rental['id'])
      const primary = own.filter((photo) => photo['is_primary'])
      const name = String(rental['title'])
      expect(own.length, name).toBeGreaterThanOrEqual(2)
      expect(own.length, name).toBeLessThanOrEqual(5)
      expect(new Set(own.map((photo) => photo['image_url'])).size, name).toBe(own.length)
      expect(primary, name).toHaveLength(1)
      expect([null, primary[0]?.['image_url']], name).toContain(rental['image_url'])
      expect(
        own.every((photo) => String(photo['image_url']).startsWith('/pictures/rooms.svg#')),
        name,
      ).toBe(true)
    }
  })

  test('university links are different, some of them of the university itself', async () => {
    const rows = await all('university_links')
    expect(new Set(rows.map((row) => row['url'])).size).toBe(rows.length)
    expect(
      rows.filter((row) => new URL(String(row['url'])).hostname.endsWith(`.${domain}`)).length,
    ).toBeGreaterThanOrEqual(4)
    expect(present(rows, 'icon')).toEqual(expect.arrayContaining(['GraduationCap', 'Users', 'Library']))
  })

  test('gossip has both categories, without phone numbers, addresses or handles', async () => {
    const rows = await all('gossip_posts')
    expectShares(countBy(rows, 'category'), { trending: 10, love: 10 })
    expect(new Set(rows.map((row) => row['likes_count'])).size).toBeGreaterThan(shareOf(20))
    expect(rows.filter((row) => /\d{5,}|@|https?:|www\./i.test(String(row['content'])))).toEqual([])
  })

  test('market items have six categories and every condition and status', async () => {
    const rows = await all('items')
    expectShares(countBy(rows, 'category'), {
      electronics: 2,
      clothing: 2,
      books: 2,
      furniture: 2,
      sports: 2,
      other: 2,
    })
    expectShares(countBy(rows, 'condition'), { new: 1, 'like-new': 1, excellent: 1, good: 1, fair: 1, used: 1 })
    expectShares(countBy(rows, 'status'), { available: 15, reserved: 1, sold: 1 })
    expect(present(rows, 'seller_name')).toHaveLength(rows.length)
    expect(strayPhones(rows, 'seller_phone')).toEqual([])
    expect(negative(rows)).toEqual([])
    const discounted = rows.filter((row) => row['original_price'] !== null)
    expect(discounted.length).toBeGreaterThan(shareOf(15))
    expect(discounted.filter((row) => Number(row['original_price']) <= Number(row['price']))).toEqual([])
  })

  test('about half of the items have one to three photos, and the first is the picture', async () => {
    const items = await all('items')
    const photos = await all('item_photos')
    const withPhotos = items.filter((item) => photos.some((photo) => photo['item_id'] === item['id']))
    expect(withPhotos.length).toBeGreaterThanOrEqual(shareOf(10))
    expect(withPhotos.length).toBeLessThan(items.length)
    for (const item of withPhotos) {
      const own = photos.filter((photo) => photo['item_id'] === item['id'])
      const name = String(item['title'])
      expect(own.length, name).toBeLessThanOrEqual(3)
      expect(own.map((photo) => photo['position']).sort(), name).toEqual(own.map((_photo, index) => index))
      expect(own.find((photo) => photo['position'] === 0)?.['image_url'], name).toBe(item['image_url'])
    }
  })
})
