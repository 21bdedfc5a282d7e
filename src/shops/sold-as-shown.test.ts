import type { StorefrontId } from '@/cart/rules/categories'
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readOffers } from '@/cart/store/cart-offers'
import { deviceDb } from '@/store/db'
import { asSoldToday, changesOf } from '@/cart/rules/offers'
import { storefrontChoices } from '@/shops/rules/choices'
import { storefrontOf } from '@/shops/words/storefronts'
import { cartItemOf } from './rules/offering'
import { sources, type Source } from './sources'

const row = {
  rev: 1,
  created_at: '2026-11-21T08:00:00+00:00',
  description: null,
  image_url: null,
  price: 60,
  category: 'dairy',
}
const shop = { ...row, id: 's1', shop_name: 'Coast Gadgets', contact_number: null }
const sold = {
  groceries: [
    { ...row, id: 'g1', name: 'Milk', store_name: 'Mama Njeri', whatsapp: null, store_id: null },
    { ...row, id: 'g2', name: 'Eggs', store_name: null, whatsapp: null, store_id: null },
  ],
  medicines: [
    { ...row, id: 'm1', name: 'Amoxicillin', stock: 3, prescription_required: true },
    { ...row, id: 'm2', name: 'Plaster', stock: 3, prescription_required: false },
  ],
  shops: [shop],
  eshop_products: [
    { ...row, id: 'p1', name: 'Charger', stock: null, shop_id: shop.id },
    { ...row, id: 'p2', name: 'Cable', stock: 2, shop_id: null },
    { ...row, id: 'p3', name: 'Fan', stock: 2, shop_id: 'closed' },
  ],
}

beforeEach(
  () =>
    void vi.stubGlobal(
      'fetch',
      async (address: string) => new Response(readFileSync(new URL(`../../public${address}`, import.meta.url))),
    ),
)
afterEach(() => void vi.unstubAllGlobals())

beforeAll(async () => {
  const db = deviceDb()
  await db.replica('groceries').bulkPut(sold.groceries)
  await db.replica('medicines').bulkPut(sold.medicines)
  await db.replica('shops').bulkPut(sold.shops)
  await db.replica('eshop_products').bulkPut(sold.eshop_products)
  for (const table of ['groceries', 'medicines', 'shops', 'eshop_products'] as const)
    await db.freshness.put({ table, checkedAt: row.created_at })
})
const isStorefront = (id: string): id is StorefrontId => id in storefrontChoices

it.each(Object.keys(storefrontChoices).filter(isStorefront))(
  'what is put into the cart from %s is sold there as it was shown',
  async (id) => {
    const source: Source = sources[id]
    const { offerings } = source.kind === 'tables' ? await source.read(deviceDb()) : await source.read()
    const lines = offerings
      .flatMap((offering) => cartItemOf(id, storefrontOf(id), offering) ?? [])
      .map((item) => ({ ...item, quantity: 1 }))
    const offers = await readOffers(deviceDb(), lines)
    const today = asSoldToday(lines, offers)
    expect(offers.size).toBe(lines.length)
    expect(today.flatMap((line, index) => changesOf(lines[index] ?? line, line))).toEqual([])
    expect(today).toEqual(lines)
  },
)
