import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../supabase/local/places.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

type Row = Record<string, unknown>

const readJson = async (...path: string[]): Promise<unknown> => JSON.parse(await readFile(join(projectRoot, ...path), 'utf8'))
const pictureNames = (await readJson('src', 'build', 'pictures', 'picture-names.json')) as Record<string, string[]>
const pictures = new Set(Object.entries(pictureNames).flatMap(([sheet, names]) => names.map((name) => `/pictures/${sheet}.svg#${name}`)))

/** +254 700 000 0NN, however it is written: no sample may reach a real person. */
const isSamplePhone = (text: unknown) => /^(\+?254|0)7000000\d\d$/.test(String(text).replaceAll(' ', ''))

const present = (rows: readonly Row[], column: string) => rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined)
const strayPictures = (rows: readonly Row[], column = 'image_url') => present(rows, column).filter((url) => !pictures.has(String(url)))
const strayPhones = (rows: readonly Row[], ...columns: string[]) => columns.flatMap((column) => present(rows, column)).filter((phone) => !isSamplePhone(phone))
const negative = (rows: readonly Row[], column = 'price') => rows.filter((row) => Number(row[column]) < 0)

function countBy(rows: readonly Row[], column: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[String(row[column])] = (counts[String(row[column])] ?? 0) + 1
  return counts
}

function expectAtLeast(counts: Record<string, number>, least: Record<string, number>) {
  expect(Object.keys(counts).sort()).toEqual(Object.keys(least).sort())
  for (const [key, number] of Object.entries(least)) expect(counts[key], key).toBeGreaterThanOrEqual(number)
}

describe('demo data', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startBackend()
  })
  afterAll(() => backend.close())

  const all = (table: string) => backend.sql<Row>(`select * from public.${table}`)

  const everybodyReads = {
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
  test.each(Object.entries(everybodyReads))('a visitor sees at least the %s that were asked for', async (table, least) => {
    const { data, error } = await backend.anonClient().from(table).select('id, created_at')
    expect(error).toBeNull()
    const [count] = await backend.sql<{ count: number }>(`select count(*)::int as count from public.${table}`)
    expect(data).toHaveLength(count?.count ?? 0)
    expect(data?.length).toBeGreaterThanOrEqual(least)
  })

  test.each(Object.keys(everybodyReads))('pictures of %s are drawn', async (table) => {
    const rows = await all(table)
    if (table !== 'university_links') expect(present(rows, 'image_url').length).toBeGreaterThan(0)
    expect(strayPictures(rows)).toEqual([])
  })

  test.each(Object.keys(everybodyReads))('%s are from the past, at different times', async (table) => {
    const [times] = await backend.sql<{ future: number; moments: number }>(
      `select count(*) filter (where created_at >= now())::int as future, count(distinct created_at)::int as moments from public.${table}`,
    )
    expect(times?.future).toBe(0)
    expect(times?.moments).toBeGreaterThan(5)
  })

  test('nobody owns anything and there are no accounts', async () => {
    for (const table of ['gossip_posts', 'items', 'item_photos']) {
      expect(await backend.sql(`select id from public.${table} where user_id is not null`), table).toEqual([])
    }
    expect(await backend.sql('select id from auth.users')).toEqual([])
  })

  test('groceries come from four to six stores', async () => {
    const rows = await all('groceries')
    expectAtLeast(countBy(rows, 'category'), { produce: 10, dairy: 10, meat: 10 })
    const stores = new Set(rows.map((row) => `${row['store_name']} ${row['whatsapp']}`))
    expect(stores.size).toBeGreaterThanOrEqual(4)
    expect(stores.size).toBeLessThanOrEqual(6)
    expect(strayPhones(rows, 'whatsapp')).toEqual([])
    expect(present(rows, 'whatsapp')).toHaveLength(rows.length)
    expect(negative(rows)).toEqual([])
  })

  test('medicines of six categories, some on prescription, some out of stock', async () => {
    const rows = await all('medicines')
    expectAtLeast(countBy(rows, 'category'), { 'pain-relief': 6, antibiotics: 6, vitamins: 6, 'cold-flu': 6, digestion: 6, contraceptive: 6 })
    expect(rows.filter((row) => row['prescription_required']).length).toBeGreaterThan(5)
    expect(rows.filter((row) => row['category'] === 'antibiotics' && !row['prescription_required'])).toEqual([])
    expect(rows.filter((row) => row['stock'] === 0).length).toBeGreaterThan(2)
    expect(negative(rows)).toEqual([])
    const namesAndTexts = rows.map((row) => `${row['name']} ${row['description']}`).join(' ')
    for (const brand of ['Panadol', 'Hedex', 'Mara Moja', 'Amoxil', 'Piriton', 'Actal', 'ENO', 'Femiplan', 'P2']) expect(namesAndTexts).toContain(brand)
    expect(rows.filter((row) => /\b(once|twice|times) (a|per) day\b|\bdaily dose\b|\bevery \d+ hours\b/i.test(String(row['description'])))).toEqual([])
  })

  test('six shops, one of them without a number', async () => {
    const rows = await all('shops')
    expect(rows).toHaveLength(6)
    expect(rows.filter((row) => row['contact_number'] === null)).toHaveLength(1)
    expect(strayPhones(rows, 'contact_number')).toEqual([])
  })

  test('sixty products: every chip, every blank that the screen fills in, some out of stock', async () => {
    const rows = await all('eshop_products')
    expect(rows).toHaveLength(60)
    expectAtLeast(countBy(rows, 'category'), { electronics: 10, clothing: 10, beauty: 10, groceries: 10, null: 3 })
    expect(new Set(rows.map((row) => row['shop_id'])).size).toBe(6)
    for (const blank of ['description', 'stock']) expect(rows.filter((row) => row[blank] === null).length, blank).toBeGreaterThan(2)
    expect(rows.filter((row) => row['stock'] === 0).length).toBeGreaterThan(2)
    expect(negative(rows)).toEqual([])
    const groceries = rows.filter((row) => row['category'] === 'groceries').map((row) => String(row['name']))
    for (const staple of [/cooking oil/i, /sugar/i, /flour/i]) expect(groceries.some((name) => staple.test(name)), String(staple)).toBe(true)
  })

  test('service providers of eight categories, rated 3.5 to 5', async () => {
    const rows = await all('service_providers')
    expectAtLeast(countBy(rows, 'category'), { mamafua: 3, fundi: 3, poshomill: 3, salon: 3, wifi: 3, photography: 3, bakery: 3, cleaning: 3 })
    const ratings = rows.map((row) => Number(row['rating']))
    expect(Math.min(...ratings)).toBe(3.5)
    expect(Math.max(...ratings)).toBe(5)
    expect(present(rows, 'phone')).toHaveLength(rows.length)
    expect(strayPhones(rows, 'phone', 'whatsapp')).toEqual([])
  })

  test('rentals of six categories, each with two to five photos and one primary', async () => {
    const rows = await all('rentals')
    const photos = await all('rental_photos')
    expectAtLeast(countBy(rows, 'category'), { bedsitter: 2, hostel: 2, '1bedroom': 2, '2bedroom': 2, airbnb: 2, single: 2 })
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
      expect(own.every((photo) => String(photo['image_url']).startsWith('/pictures/rooms.svg#')), name).toBe(true)
    }
    expect(rows.filter((row) => row['image_url'] === null)).toHaveLength(1)
  })

  test('eight university links', async () => {
    const rows = await all('university_links')
    expect(rows).toHaveLength(8)
    expect(new Set(rows.map((row) => row['url'])).size).toBe(8)
    expect(present(rows, 'icon')).toEqual(expect.arrayContaining(['GraduationCap', 'Users', 'CreditCard']))
  })

  test('gossip of both kinds, without numbers, addresses or handles', async () => {
    const rows = await all('gossip_posts')
    expectAtLeast(countBy(rows, 'category'), { trending: 10, love: 10 })
    expect(new Set(rows.map((row) => row['likes_count'])).size).toBeGreaterThan(20)
    expect(rows.filter((row) => /\d{5,}|@|https?:|www\./i.test(String(row['content'])))).toEqual([])
  })

  test('market items of six categories in every condition and status', async () => {
    const rows = await all('items')
    expectAtLeast(countBy(rows, 'category'), { electronics: 2, clothing: 2, books: 2, furniture: 2, sports: 2, other: 2 })
    expectAtLeast(countBy(rows, 'condition'), { new: 1, 'like-new': 1, excellent: 1, good: 1, fair: 1, used: 1 })
    expectAtLeast(countBy(rows, 'status'), { available: 15, reserved: 1, sold: 1 })
    expect(present(rows, 'seller_name')).toHaveLength(rows.length)
    expect(strayPhones(rows, 'seller_phone')).toEqual([])
    expect(negative(rows)).toEqual([])
    const discounted = rows.filter((row) => row['original_price'] !== null)
    expect(discounted.length).toBeGreaterThan(15)
    expect(discounted.filter((row) => Number(row['original_price']) <= Number(row['price']))).toEqual([])
  })

  test('about half of the items have one to three photos, the first of which is the picture', async () => {
    const items = await all('items')
    const photos = await all('item_photos')
    const withPhotos = items.filter((item) => photos.some((photo) => photo['item_id'] === item['id']))
    expect(withPhotos.length).toBeGreaterThanOrEqual(10)
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

type Entry = Row & { id: string; name: string; price: number; services: Entry[]; products: Entry[] }

async function catalogue(name: string): Promise<Entry[]> {
  const { version, items } = (await readJson('public', 'catalogues', `${name}.json`)) as { version: number; items: Entry[] }
  expect(version).toBe(1)
  return items
}

const services = (groups: readonly Entry[]) => groups.flatMap((group) => group.services)
const pricesOf = (entries: readonly Entry[], name: RegExp) => entries.filter((entry) => name.test(entry.name)).map((entry) => entry.price)
const range = (entries: readonly Entry[]) => [Math.min(...entries.map(({ price }) => price)), Math.max(...entries.map(({ price }) => price))]

describe('static catalogues', () => {
  const names = [
    'food', 'promotions', 'bundles', 'gas', 'laundry', 'salon', 'errands', 'drivers', 'roommates', 'pharmacy-services', 'emergency-contacts',
  ]

  test('no id is used twice: the cart tells things apart by it', async () => {
    const entries = (await Promise.all(names.map(catalogue))).flat()
    const ids = entries.flatMap((entry) => [entry, ...(entry.services ?? []), ...(entry.products ?? [])]).map(({ id }) => id)
    expect(ids.filter((id, index) => typeof id !== 'string' || ids.indexOf(id) !== index)).toEqual([])
  })

  test.each(names)('%s: pictures are drawn, numbers are samples, no price is negative', async (name) => {
    const items = await catalogue(name)
    const entries: Row[] = items.flatMap((entry) => [entry, ...(entry.services ?? []), ...(entry.products ?? [])])
    expect(strayPictures(entries, 'image')).toEqual([])
    expect(strayPhones(entries, 'whatsapp', 'phone', 'contact')).toEqual([])
    expect(negative(entries)).toEqual([])
    const numbers = JSON.stringify(items).match(/\+?\d[\d ]{6,}\d/g) ?? []
    expect(numbers.filter((number) => !isSamplePhone(number))).toEqual([])
  })

  test('food: twelve dishes of three categories from 80 to 300', async () => {
    const dishes = await catalogue('food')
    expect(dishes).toHaveLength(12)
    expect(range(dishes)).toEqual([80, 300])
    expectAtLeast(countBy(dishes, 'category'), { local: 1, fastfood: 1, healthy: 1 })
    for (const column of ['description', 'image', 'restaurant', 'whatsapp']) expect(present(dishes, column), column).toHaveLength(12)
  })

  test('promotions: two cards, rated 4.9 and 4.8', async () => {
    const cards = await catalogue('promotions')
    expect(cards.map((card) => card['rating'])).toEqual([4.9, 4.8])
    for (const card of cards) {
      expect(card['link']).toMatch(/^(\/|https:\/\/)/)
      expect(['lagoon', 'mango', 'coral']).toContain(card['background'])
      for (const column of ['title', 'description', 'image', 'price', 'badge']) expect(typeof card[column], column).toBe('string')
    }
  })

  test('bundles: the one bundle', async () => {
    const [bundle, ...others] = await catalogue('bundles')
    expect(others).toEqual([])
    expect(bundle).toMatchObject({
      name: 'Student Cheapest Bundles',
      description: expect.stringMatching(/purchasable even with okoa jahazi/i),
      items: ['24hrs deals', 'sms deals', 'weekly mins deals', 'weekly data deals', 'monthly data deals'],
      rating: 4.8,
      reviews: 45,
    })
    expect([typeof bundle?.price, typeof bundle?.['originalPrice']]).toEqual(['string', 'string'])
  })

  test('gas: the specified prices, times and free deliveries', async () => {
    const providers = await catalogue('gas')
    expect(providers.map((provider) => provider['deliveryTime'])).toEqual(['30-45 minutes', '45-60 minutes', '40-55 minutes'])
    expect(providers.map((provider) => provider['freeDelivery'])).toEqual([true, true, false])
    const products = providers.flatMap((provider) => provider.products)
    expect(pricesOf(products, /^6kg.*refill/i).sort()).toEqual([1150, 1200, 1250])
    expect(pricesOf(products, /^13kg.*refill/i).sort()).toEqual([2300, 2350, 2400])
    expect(pricesOf(products, /new 6kg/i)).toEqual([3500])
    expect(pricesOf(products, /stove installation/i)).toEqual([1500])
    expect(pricesOf(products, /leak detection/i)).toEqual([800])
  })

  test('laundry: the specified price list', async () => {
    const groups = await catalogue('laundry')
    expect(groups).toHaveLength(3)
    const priceList = Object.fromEntries(services(groups).map(({ name, price }) => [name, price]))
    expect(priceList).toEqual({
      'Washing per Kg': 100,
      Shirt: 40,
      'T-shirt': 40,
      Trouser: 40,
      Dress: 60,
      Towel: 90,
      Jeans: 90,
      Bedsheets: 140,
      Jacket: 140,
      Suit: 190,
      Curtains: 190,
      'Fleece Blanket': 290,
      'Graduation Gown': 590,
      'Monthly Student Package': 1500,
      'Monthly Non-student Package': 1700,
      'Shoe Cleaning': 100,
      'Big Basket': 800,
      'Small Basket': 450,
      'Ironing per Piece': 70,
    })
  })

  test('salon: three salons from 100 to 1500', async () => {
    const salons = await catalogue('salon')
    expect(salons).toHaveLength(3)
    expect(range(services(salons))).toEqual([100, 1500])
  })

  test('errands: every tab and delivery time, prices from 10 to 1200', async () => {
    const groups = await catalogue('errands')
    expectAtLeast(countBy(groups, 'tab'), { postoffice: 1, helb: 1, cyber: 1, necessary: 1 })
    expectAtLeast(countBy(groups, 'deliveryTime'), { 'Same Day': 1, '1-2 Days': 1, '1-3 Days': 1 })
    const offered = services(groups)
    expect(range(offered)).toEqual([10, 1200])
    expect(pricesOf(offered, /^CV\/Resume Design$/)).toEqual([150])
    expect(pricesOf(offered, /^KRA services$/)).toEqual([50])
  })

  test('drivers: boda boda and tuk tuk, only a tuk tuk tells its capacity', async () => {
    const drivers = await catalogue('drivers')
    expectAtLeast(countBy(drivers, 'vehicle'), { 'boda-boda': 3, 'tuk-tuk': 3 })
    for (const driver of drivers) {
      expect('capacity' in driver, driver.name).toBe(driver['vehicle'] === 'tuk-tuk')
      for (const column of ['name', 'phone', 'location', 'speciality', 'availability']) expect(typeof driver[column], column).toBe('string')
    }
  })

  test('roommates: listings and room requests', async () => {
    const entries = await catalogue('roommates')
    expectAtLeast(countBy(entries, 'kind'), { listing: 4, request: 3 })
    const fields = {
      listing: ['name', 'course', 'year', 'budget', 'location', 'preferences', 'contact', 'description'],
      request: ['title', 'budget', 'location', 'moveIn', 'requirements', 'postedBy', 'contact'],
    }
    for (const entry of entries) {
      expect(Object.keys(entry).sort()).toEqual(['id', 'kind', ...fields[entry['kind'] as keyof typeof fields]].sort())
    }
  })

  test('pharmacy: four services at the specified prices, two numbers to dial', async () => {
    const offered = await catalogue('pharmacy-services')
    expect(Object.fromEntries(offered.map(({ name, price }) => [name, price]))).toEqual({
      'Prescription Consultation': 0,
      'Blood Pressure Check': 100,
      'Temperature Check': 50,
      'Health Screening': 500,
    })
    const contacts = await catalogue('emergency-contacts')
    expect(contacts.map(({ name }) => name)).toEqual(['Campus Health Centre', 'Ambulance'])
    expect(present(contacts, 'phone')).toHaveLength(2)
  })
})
