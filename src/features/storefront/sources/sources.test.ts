import { readFileSync } from 'node:fs'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { ComradeDb } from '@/data/db'
import { readPhone } from '@/domain/phone'
import { storefronts } from '@/domain/storefronts/registry'
import type { Assortment } from '@/domain/storefronts/offering'
import { chosenOf, type SourceName, type StorefrontSpec } from '@/domain/storefronts/storefront-spec'
import { sources } from '.'
import { readShops } from './tables'

const catalogueStorefronts = ['food', 'gas', 'laundry', 'salon', 'errands'] as const satisfies readonly SourceName[]

const drawings = v.parse(
  v.record(v.string(), v.array(v.string())),
  JSON.parse(readFileSync('src/build/pictures/picture-names.json', 'utf8')),
)
const isDrawn = (image: string | null): boolean => {
  const [, sheet = '', name = ''] = /^\/pictures\/([a-z]+)\.svg#(.+)$/.exec(image ?? '') ?? []
  return drawings[sheet]?.includes(name) ?? false
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(`public${path}`)))
})
afterEach(() => vi.unstubAllGlobals())

const readCatalogue = (name: (typeof catalogueStorefronts)[number]): Promise<Assortment> => {
  const source = sources[name]
  if (source.kind !== 'catalogue') throw new Error(`${name} is no catalogue`)
  return source.read()
}

describe.each(catalogueStorefronts)('what %s sells', (name) => {
  const spec: StorefrontSpec = storefronts[name]

  it('has an id of its own, for the cart', async () => {
    const { offerings } = await readCatalogue(name)
    expect(offerings.length).toBeGreaterThan(0)
    expect(new Set(offerings.map((offering) => offering.id)).size).toBe(offerings.length)
  })

  it('has a name, a price from 1 to 10,000, a drawing and a number to write to', async () => {
    for (const { name: what, price, image, contact } of (await readCatalogue(name)).offerings) {
      expect(what).not.toBe('')
      expect(price, what).toBeGreaterThan(0)
      expect(price, what).toBeLessThanOrEqual(10_000)
      expect(isDrawn(image), `${what}: ${image}`).toBe(true)
      expect(readPhone(contact).ok, what).toBe(true)
    }
  })

  it('shows under a chip and a group that exist', async () => {
    const { offerings, groups } = await readCatalogue(name)
    const ids = groups.map((group) => group.id)
    const misplaced = offerings.filter(
      ({ category, group }) =>
        (spec.categories.length > 0 && chosenOf(spec.categories, category) !== category) ||
        (spec.layout === 'groups' && !ids.includes(group)),
    )
    expect(misplaced).toEqual([])
  })
})

describe('an e-shop product', () => {
  let db: ComradeDb
  const base = { rev: 1, created_at: '2026-11-21T08:00:00+00:00', description: null, image_url: null }
  const shop = { ...base, id: 's1', shop_name: 'Coast Gadgets', category: 'electronics', contact_number: '0700000007' }
  const product = { ...base, id: 'p1', name: 'Charger', price: 500, category: null, stock: 3, shop_id: 's1' }

  beforeEach(() => {
    db = new ComradeDb('sources-test')
  })
  afterEach(() => db.delete())

  const only = async () => (await readShops(db)).offerings[0]

  it('takes the number of its shop', async () => {
    await db.replica('shops').put(shop)
    await db.replica('eshop_products').put(product)
    expect(await only()).toMatchObject({ provider: 'Coast Gadgets', contact: '0700000007', stock: 3 })
  })

  it('has the specified texts for what its record leaves out', async () => {
    await db.replica('eshop_products').put({ ...product, shop_id: null })
    expect(await only()).toMatchObject({
      categoryLabel: 'General',
      description: 'No description available',
      provider: 'Unknown Shop',
      contact: null,
    })
  })

  it('with a price that is no amount is not sold', async () => {
    await db.replica('eshop_products').bulkPut([product, { ...product, id: 'p2', price: -50 }])
    expect((await readShops(db)).offerings.map((offering) => offering.id)).toEqual(['p1'])
  })
})
