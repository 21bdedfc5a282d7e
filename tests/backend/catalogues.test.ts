import { describe, expect, test } from 'vitest'
import { readJson, isSamplePhone, present, strayPictures, strayPhones, negative, countBy, expectAtLeast } from './demo-checks.ts'
import type { Row } from './demo-checks.ts'

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
