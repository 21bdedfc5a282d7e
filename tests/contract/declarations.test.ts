import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogueSchemas } from '@/store/catalogue-schemas'
import { loadCatalogue } from '@/store/catalogues'
import { ComradeDb } from '@/store/db'
import { pullAll } from '@/store/sync/pull/pull-all'
import { supabaseSyncRemote } from '@/store/sync/pull/sync-remote'
import { parseKes } from '@/kit/rules/money'
import { readPhone } from '@/kit/rules/phone'
import { shownDirectories } from '@/directory/words/directories'
import { storefrontTexts } from '@/shops/words/storefronts'
import { drawnPictures } from '../../build/drawn-pictures.ts'
import { projectRoot } from '../../supabase/local/places.ts'
import { isSamplePhone } from '../backend/demo-checks.ts'
import { declarations } from './declarations.ts'
import { idsInFile, type Listed } from './listed.ts'
import { seededBackend, pointAppTo } from '../backend/test-backend.ts'

const backend = await seededBackend()
pointAppTo(backend)
let db: ComradeDb
const listed = new Map<string, Listed[]>()

const entriesOf = (name: string): Listed[] => listed.get(name) ?? []
const file = (...path: string[]) => readFile(join(projectRoot, ...path), 'utf8')

beforeAll(async () => {
  const network = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('/')
      ? new Response(await file('public', input))
      : network(input, init),
  )
  db = new ComradeDb('contract')
  await pullAll({
    db,
    remote: supabaseSyncRemote,
    owner: null,
    first: [],
    now: () => Date.parse('2026-11-21T09:00:00Z'),
  })
  for (const [name, { list }] of Object.entries(declarations)) listed.set(name, await list(db))
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await db.delete()
})

test('every declaration and every catalogue file is covered', () => {
  const titles = [...Object.values(storefrontTexts), ...Object.values(shownDirectories)].map((spec) => spec.title)
  expect(Object.keys(declarations)).toEqual(expect.arrayContaining(titles))
  expect(
    Object.values(declarations)
      .flatMap((declaration) => declaration.file ?? [])
      .sort(),
  ).toEqual(Object.keys(catalogueSchemas).sort())
})

test('ids are unique across all screens, as the cart and shared links rely on them', () => {
  const ids = [...listed.values()].flat().map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('the catalogues of all campuses have ids of their own, pictures that exist and sample phone numbers', async () => {
  const paths = (await readdir(join(projectRoot, 'public', 'catalogues'), { recursive: true })).filter((path) =>
    path.endsWith('.json'),
  )
  expect(paths.length % Object.keys(catalogueSchemas).length, 'every campus has every file').toBe(0)
  const texts = await Promise.all(paths.map((path) => file('public', 'catalogues', path)))
  const valuesOf = (fields: string) =>
    texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`"(?:${fields})": "([^"]*)"`, 'g'))].map(([, value]) => value ?? ''),
    )
  const ids = valuesOf('id')
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(valuesOf('image').filter((image) => !drawnPictures.includes(image))).toEqual([])
  expect(valuesOf('phone|whatsapp|contact').filter((phone) => !isSamplePhone(phone))).toEqual([])
})

describe.each(Object.entries(declarations))('%s', (name, declaration) => {
  test('lists every entry, with a name and an id that fits into a URL', async () => {
    expect(entriesOf(name)).toHaveLength(declaration.count)
    expect(entriesOf(name).filter((item) => !/^[\w-]{1,64}$/.test(item.id) || item.name.trim() === '')).toEqual([])
    if (declaration.file)
      expect(await idsInFile(declaration.file), 'entries that the schema drops').toBe(declaration.count)
  })

  test('has whole prices within the specified bounds and at the specified figures', () => {
    const prices = entriesOf(name).flatMap(({ price }) => price ?? [])
    expect(prices.filter((price) => parseKes(price) === null || !Number.isInteger(price))).toEqual([])
    const [min, max] = declaration.prices ?? [0, 0]
    expect(declaration.prices === undefined).toBe(prices.length === 0)
    for (const item of entriesOf(name)) {
      expect(item.price ?? min, item.name).toBeGreaterThanOrEqual(min)
      expect(item.price ?? max, item.name).toBeLessThanOrEqual(max)
    }
    for (const [entryName, figures] of Object.entries(declaration.figures ?? {})) {
      const found = entriesOf(name)
        .filter((item) => item.name === entryName)
        .flatMap(({ price }) => price ?? [])
      expect(
        found.toSorted((a, b) => a - b),
        entryName,
      ).toEqual(figures)
    }
  })

  test('shows only pictures that exist', () => {
    const images = entriesOf(name)
      .flatMap((item) => item.images)
      .filter((image) => image !== null)
    expect(images.filter((image) => !drawnPictures.includes(image))).toEqual([])
  })

  test('has only sample phone numbers, all of them valid', () => {
    const phones = entriesOf(name).flatMap((item) => item.phones)
    expect(phones.filter((phone) => phone === null)).toHaveLength(declaration.unreachable ?? 0)
    expect(phones.filter((phone) => phone !== null && !(isSamplePhone(phone) && readPhone(phone).ok))).toEqual([])
  })

  test('has the specified texts and settings', () => {
    const [spec, specified] = declaration.settings ?? [{}, {}]
    expect(spec).toMatchObject(specified)
  })

  test('has the specified chips in order, each with entries, and no entry without a chip', () => {
    const [chips, specified] = declaration.chips ?? [[], '']
    expect(chips.map(({ value, label }) => `${value} (${label})`).join(', ')).toBe(specified)
    const categories = new Set(entriesOf(name).flatMap(({ category }) => category ?? []))
    if (chips.length > 0)
      expect([...categories].sort()).toEqual(
        chips
          .map(({ value }) => value)
          .filter((value) => value !== 'all')
          .sort(),
      )
  })

  test('opens a chat with exactly the specified text', () => {
    const [about, to, text] = declaration.chat ?? []
    const link = entriesOf(name).find((item) => item.name === about)?.chat ?? null
    const address = link === null ? null : new URL(link)
    expect(address && `${address.origin}${address.pathname}`).toBe(to === undefined ? null : `https://wa.me/${to}`)
    expect(address?.searchParams.get('text')).toBe(text)
  })
})

describe('requirements of single declarations', () => {
  test('gas: the delivery times, and two providers with free delivery', async () => {
    const gas = await loadCatalogue('gas')
    expect(gas.map((provider) => provider.deliveryTime)).toEqual(['30-45 minutes', '45-60 minutes', '40-55 minutes'])
    expect(gas.map((provider) => provider.freeDelivery)).toEqual([true, true, false])
  })

  test('food, salon and errand prices reach both ends of their range', () => {
    for (const name of ['Food Delivery', 'Salon & Beauty', 'Errand Services']) {
      const prices = entriesOf(name).flatMap(({ price }) => price ?? [])
      expect([Math.min(...prices), Math.max(...prices)], name).toEqual(declarations[name]?.prices)
    }
  })

  test('errands: all delivery times occur', async () => {
    const times = new Set((await loadCatalogue('errands')).map((runner) => runner.deliveryTime))
    expect([...times].sort()).toEqual(['1-2 Days', '1-3 Days', 'Same Day'])
  })

  test('transport: only tuk-tuks have a capacity', async () => {
    for (const driver of await loadCatalogue('drivers'))
      expect('capacity' in driver, driver.name).toBe(driver.vehicle === 'tuk-tuk')
  })

  test('roommates: budgets between 2,000 and 30,000, in ascending order', async () => {
    for (const { id, budget } of await loadCatalogue('roommates')) {
      const amounts = (budget.match(/\d[\d,]*/g) ?? []).map((amount) => parseKes(amount) ?? 0)
      expect(amounts.length, id).toBeGreaterThan(0)
      expect(
        amounts.filter((amount) => amount < 2000 || amount > 30_000),
        id,
      ).toEqual([])
      expect(amounts, id).toEqual(amounts.toSorted((a, b) => a - b))
    }
  })

  test('the bundle and the two offers have the specified values', async () => {
    expect(await loadCatalogue('bundles')).toMatchObject([
      {
        name: 'Student Cheapest Bundles',
        description: expect.stringMatching(/purchasable even with okoa jahazi/i),
        items: ['24hrs deals', 'sms deals', 'weekly mins deals', 'weekly data deals', 'monthly data deals'],
        rating: 4.8,
        reviews: 45,
      },
    ])
    const offers = await loadCatalogue('promotions')
    expect(offers.map(({ rating }) => rating)).toEqual([4.9, 4.8])
    for (const { link } of offers) expect(link).toMatch(/^(\/|https:\/\/)/)
  })

  test('the emergency numbers are the health centre and the ambulance', () => {
    expect(entriesOf('Emergency contacts').map(({ name }) => name)).toEqual(['Campus Health Centre', 'Ambulance'])
  })
})
