import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ComradeDb } from '@/store/db'
import { readShops } from './tables'

describe('an e-shop product', () => {
  let db: ComradeDb
  const base = { rev: 1, created_at: '2026-11-21T08:00:00+00:00', description: null, image_url: null }
  const shop = { ...base, id: 's1', shop_name: 'Coast Gadgets', category: 'electronics', contact_number: '0700000007' }
  const product = { ...base, id: 'p1', name: 'Charger', price: 500, category: null, stock: 3, shop_id: 's1' }

  beforeEach(() => {
    db = new ComradeDb('sources-test')
  })
  afterEach(() => db.delete())

  const firstOffering = async () => (await readShops(db)).offerings[0]

  it('has the contact number of its shop', async () => {
    await db.replica('shops').put(shop)
    await db.replica('eshop_products').put(product)
    expect(await firstOffering()).toMatchObject({ provider: 'Coast Gadgets', contact: '0700000007', stock: 3 })
  })

  it('and its shop has its number as all screens show numbers', async () => {
    await db.replica('shops').put(shop)
    expect((await readShops(db)).groups[0]).toMatchObject({ facts: ['Electronics', '+254 700 000 007'] })
  })

  it('has default texts for empty columns', async () => {
    await db.replica('eshop_products').put({ ...product, shop_id: null })
    expect(await firstOffering()).toMatchObject({
      categoryLabel: 'General',
      description: 'No description available',
      provider: 'Unknown Shop',
      contact: null,
    })
  })

  it('is left out when its price is invalid', async () => {
    await db.replica('eshop_products').bulkPut([product, { ...product, id: 'p2', price: -50 }])
    expect((await readShops(db)).offerings.map((offering) => offering.id)).toEqual(['p1'])
  })
})
