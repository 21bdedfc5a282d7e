import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  bulkActionValues,
  bulkFields,
  bulkPlan,
  changedNumber,
  hasBulk,
  readBulkAmount,
  earlierValues,
  hasLostPicture,
  type BulkChange,
} from './bulk'
import type { Values, ItemRow } from './item-row'
import type { FieldSpec } from './tab-spec'
import { tabSpec } from './tabs'

test.each<[BulkChange, number | null, number | string]>([
  [{ action: 'set', amount: 120 }, 100, 120],
  [{ action: 'set', amount: 5 }, null, 5],
  [{ action: 'raise', amount: 5 }, 99, 104],
  [{ action: 'raise', amount: 2.5 }, 1000, 1025],
  [{ action: 'lower', amount: 10 }, 45, 41],
  [{ action: 'lower', amount: 100 }, 45, 0],
  [{ action: 'add', amount: 20 }, 30, 50],
  [{ action: 'subtract', amount: 30 }, 30, 0],
  [{ action: 'subtract', amount: 31 }, 30, 'below-zero'],
  [{ action: 'add', amount: 1 }, null, 'not-counted'],
  [{ action: 'add', amount: 1 }, 1000, 'too-high'],
])('%o makes %s into %s', (change, before, after) => {
  expect(changedNumber(before, change, 1000 + Number(change.action === 'raise') * 1000)).toBe(after)
})

test('whatever is changed, a price stays a whole number from 0 to the highest', () => {
  const price = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(
      price,
      fc.constantFrom(...bulkActionValues),
      fc.oneof(
        fc.integer({ min: 0, max: 2000 }).map(String),
        fc.double({ min: 0, max: 1000, noNaN: true }).map((n) => n.toFixed(2)),
      ),
      (before, action, typed) => {
        const read = readBulkAmount(action, typed)
        if (read.kind !== 'amount') return
        const after = changedNumber(before, { action, amount: read.amount }, 10_000_000)
        if (typeof after === 'number') expect(Number.isInteger(after) && after >= 0 && after <= 10_000_000).toBe(true)
      },
    ),
  )
})

test.each([
  ['set', '12.5', 'not-a-number'],
  ['set', '-1', 'not-a-number'],
  ['set', '1,250', 1250],
  ['set', 'KSh 1 250/=', 1250],
  ['add', '1.250', [1250]],
  ['set', '70,5', [705]],
  ['set', '100,000,0015', 'not-a-number'],
  ['set', '100,000,001', 'not-a-number'],
  ['raise', '2.5', 2.5],
  ['raise', '2,5 %', 2.5],
  ['raise', '2.555', 'not-a-number'],
  ['lower', '101', 'not-a-number'],
  ['raise', '1001', 'not-a-number'],
  ['raise', '1.000', [1000, 1]],
  ['add', '', 'empty'],
] as const)('for %s, %j is %s', (action, text, expected) => {
  const read = readBulkAmount(action, text)
  expect(read.kind === 'amount' ? read.amount : read.kind === 'unclear' ? read.readings : read.kind).toEqual(expected)
})

describe('what can be changed', () => {
  const columnsOf = (tab: Parameters<typeof tabSpec>[0]) =>
    bulkFields<FieldSpec>(tabSpec(tab).fields).map(({ column }) => column)

  it('is the price and the stock, also of parts', () => {
    expect([columnsOf('medicines'), columnsOf('rentals'), columnsOf('gas'), columnsOf('food')]).toEqual([
      ['price', 'stock'],
      ['price_per_day'],
      ['price'],
      ['price'],
    ])
  })
  it('is nothing where prices are words, or there are none', () => {
    expect([hasBulk(tabSpec('promotions')), hasBulk(tabSpec('campuses')), hasBulk(tabSpec('bundles'))]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('a provider', () => {
  const services = [
    { id: 'a', name: 'Wash', price: 100, image: '/a.svg', description: 'x' },
    { id: 'b', name: 'Iron', price: 50, image: '/b.svg', description: 'y' },
  ]
  const row: { values: Values } = { values: { name: 'Mama Asha', services } }

  it('has all its prices changed, and nothing else', () => {
    expect(bulkPlan(tabSpec('laundry'), 'price', row, { action: 'raise', amount: 10 })).toEqual({
      steps: [
        { part: 'Wash', before: 100, after: 110 },
        { part: 'Iron', before: 50, after: 55 },
      ],
      values: {
        services: [
          { ...services[0], price: 110 },
          { ...services[1], price: 55 },
        ],
      },
    })
  })
  it('is not written when one of them is impossible, or nothing changes', () => {
    expect(bulkPlan(tabSpec('laundry'), 'price', row, { action: 'subtract', amount: 60 }).values).toBeNull()
    expect(bulkPlan(tabSpec('laundry'), 'price', row, { action: 'add', amount: 0 }).values).toBeNull()
  })
})

const row = (values: Values, photos: ItemRow['photos'] = []): ItemRow => ({
  id: 'a',
  rev: 1,
  createdAt: '',
  values,
  photos,
})
const stored = 'https://project.example/storage/v1/object/public/product-images/tum/1-large.webp'

describe('what a change took away', () => {
  it('is what an item had where it differs, and nothing that the form does not have', () => {
    const before = row({ name: 'Unga', price: 200, description: null, store_name: 'Njeri', counted: 1 })
    const after = row({ name: 'Unga', price: 220, description: 'Fine', store_name: 'Njeri', counted: 2 })
    expect(earlierValues(tabSpec('groceries'), before, after)).toEqual({ price: 200, description: null })
  })

  it('is what an entry of a list had, its parts and what it lacked', () => {
    const part = { id: 'refill', name: '6kg', price: 1150 }
    const before = row({ name: 'Mwangaza', products: [part] })
    const after = row({ name: 'Mwangaza', products: [{ ...part, price: 1265 }], hours: 'Every day, 8AM to 5PM' })
    expect(earlierValues(tabSpec('gas'), before, after)).toEqual({ products: [part], hours: null })
  })

  it('cannot be given back where it was an uploaded picture', () => {
    const drawn = '/pictures/food.svg#pilau'
    expect(hasLostPicture(row({ image_url: stored }), row({ image_url: drawn }))).toBe(true)
    expect(hasLostPicture(row({ image_url: drawn }), row({ image_url: stored }))).toBe(false)
    expect(hasLostPicture(row({ image_url: stored, price: 1 }), row({ image_url: stored, price: 2 }))).toBe(false)
    expect(hasLostPicture(row({}, [{ id: 'p', url: stored, primary: true }]), row({}))).toBe(true)
    expect(hasLostPicture(row({ products: [{ id: 'refill', image: stored }] }), row({ products: [] }))).toBe(true)
  })
})
