import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogueSchemas } from '@/data/catalogue-schemas'
import { loadCatalogue } from '@/data/catalogues'
import { ComradeDb } from '@/data/db'
import { pullAll } from '@/data/pull/pull-all'
import { supabasePullRemote } from '@/data/pull/pull-remote'
import { parseKes } from '@/domain/shared/money'
import { readPhone } from '@/domain/shared/phone'
import { directories } from '@/domain/directories/registry'
import { storefronts } from '@/domain/storefronts/registry'
import { projectRoot } from '../../supabase/local/places.ts'
import { isSamplePhone } from '../backend/demo-checks.ts'
import { startBackend, type TestBackend } from '../backend/start-backend.ts'
import { declarations } from './declarations.ts'
import { idsInFile, type Listed } from './listed.ts'

let backend: TestBackend
let db: ComradeDb
/** Each sheet's names, and what is drawn in the sheet itself. */
const drawn = new Set<string>()
const listed = new Map<string, Listed[]>()

const of = (name: string): Listed[] => listed.get(name) ?? []
const file = (...path: string[]) => readFile(join(projectRoot, ...path), 'utf8')

beforeAll(async () => {
  backend = await startBackend()
  vi.stubEnv('VITE_SUPABASE_URL', backend.url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend.keys.publishable)
  const network = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('/') ? new Response(await file('public', input)) : network(input, init),
  )
  const names = JSON.parse(await file('tools', 'pictures', 'picture-names.json')) as Record<string, string[]>
  for (const [sheet, pictures] of Object.entries(names)) {
    const sprite = await file('public', 'pictures', `${sheet}.svg`)
    for (const picture of pictures) if (sprite.includes(`id="${picture}"`)) drawn.add(`/pictures/${sheet}.svg#${picture}`)
  }
  db = new ComradeDb('contract')
  await pullAll(db, supabasePullRemote, () => Date.parse('2026-11-21T09:00:00Z'))
  for (const [name, { list }] of Object.entries(declarations)) listed.set(name, await list(db))
})

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await db.delete()
  await backend.close()
})

test('no declaration and no file is left out', () => {
  const titles = [...Object.values(storefronts), ...Object.values(directories)].map((spec) => spec.title)
  expect(Object.keys(declarations)).toEqual(expect.arrayContaining(titles))
  expect(Object.values(declarations).flatMap((declaration) => declaration.file ?? []).sort()).toEqual(Object.keys(catalogueSchemas).sort())
})

test('no id is used twice anywhere: the cart and a shared link tell things apart by it', () => {
  const ids = [...listed.values()].flat().map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

describe.each(Object.entries(declarations))('%s', (name, declared) => {
  test('lists everything, by a name and an id that an address can hold', async () => {
    expect(of(name)).toHaveLength(declared.count)
    expect(of(name).filter((item) => !/^[\w-]{1,64}$/.test(item.id) || item.name.trim() === '')).toEqual([])
    if (declared.file) expect(await idsInFile(declared.file), 'entries that the schema drops').toBe(declared.count)
  })

  test('has whole prices, inside the specified bounds, at the specified figures', () => {
    const prices = of(name).flatMap(({ price }) => price ?? [])
    expect(prices.filter((price) => parseKes(price) === null || !Number.isInteger(price))).toEqual([])
    const [least, most] = declared.prices ?? [0, 0]
    expect(declared.prices === undefined).toBe(prices.length === 0)
    for (const item of of(name)) {
      expect(item.price ?? least, item.name).toBeGreaterThanOrEqual(least)
      expect(item.price ?? most, item.name).toBeLessThanOrEqual(most)
    }
    for (const [what, figures] of Object.entries(declared.figures ?? {})) {
      const found = of(name).filter((item) => item.name === what).flatMap(({ price }) => price ?? [])
      expect(found.toSorted((a, b) => a - b), what).toEqual(figures)
    }
  })

  test('shows drawings that exist', () => {
    const images = of(name).flatMap((item) => item.images).filter((image) => image !== null)
    expect(images.filter((image) => !drawn.has(image))).toEqual([])
  })

  test('names only sample numbers, all of which can be called', () => {
    const phones = of(name).flatMap((item) => item.phones)
    expect(phones.filter((phone) => phone === null)).toHaveLength(declared.unreachable ?? 0)
    expect(phones.filter((phone) => phone !== null && !(isSamplePhone(phone) && readPhone(phone).ok))).toEqual([])
  })

  test('says what it must say', () => {
    const [spec, specified] = declared.says ?? [{}, {}]
    expect(spec).toMatchObject(specified)
  })

  test('has the specified chips in their order, none of them empty, and nothing beside them', () => {
    const [chips, specified] = declared.chips ?? [[], '']
    expect(chips.map(({ value, label }) => `${value} (${label})`).join(', ')).toBe(specified)
    const categories = new Set(of(name).flatMap(({ category }) => category ?? []))
    if (chips.length > 0) expect([...categories].sort()).toEqual(chips.map(({ value }) => value).filter((value) => value !== 'all').sort())
  })

  test('writes to the letter', () => {
    const [about, to, text] = declared.chat ?? []
    const link = of(name).find((item) => item.name === about)?.chat ?? null
    const address = link === null ? null : new URL(link)
    expect(address && `${address.origin}${address.pathname}`).toBe(to === undefined ? null : `https://wa.me/${to}`)
    expect(address?.searchParams.get('text')).toBe(text)
  })
})

describe('what only one of them promises', () => {
  test('gas: delivery times, and which two deliver free', async () => {
    const gas = await loadCatalogue('gas')
    expect(gas.map((provider) => provider.deliveryTime)).toEqual(['30-45 minutes', '45-60 minutes', '40-55 minutes'])
    expect(gas.map((provider) => provider.freeDelivery)).toEqual([true, true, false])
  })

  test('food costs from 80 to 300, a salon from 100 to 1500, an errand from 10 to 1200, all of that range', () => {
    for (const name of ['Food Delivery', 'Salon & Beauty', 'Errand Services']) {
      const prices = of(name).flatMap(({ price }) => price ?? [])
      expect([Math.min(...prices), Math.max(...prices)], name).toEqual(declarations[name]?.prices)
    }
  })

  test('errands: every delivery time', async () => {
    const times = new Set((await loadCatalogue('errands')).map((runner) => runner.deliveryTime))
    expect([...times].sort()).toEqual(['1-2 Days', '1-3 Days', 'Same Day'])
  })

  test('only a tuk tuk tells its capacity', async () => {
    for (const driver of await loadCatalogue('drivers')) expect('capacity' in driver, driver.name).toBe(driver.vehicle === 'tuk-tuk')
  })

  test('roommates: budgets that a student has, from less to more', async () => {
    for (const { id, budget } of await loadCatalogue('roommates')) {
      const amounts = (budget.match(/\d[\d,]*/g) ?? []).map((amount) => parseKes(amount) ?? 0)
      expect(amounts.length, id).toBeGreaterThan(0)
      expect(amounts.filter((amount) => amount < 2000 || amount > 30_000), id).toEqual([])
      expect(amounts, id).toEqual(amounts.toSorted((a, b) => a - b))
    }
  })

  test('the one bundle and the two offers', async () => {
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
    expect(of('Emergency contacts').map(({ name }) => name)).toEqual(['Campus Health Centre', 'Ambulance'])
  })
})
