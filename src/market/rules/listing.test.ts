import { describe, expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import { conditionTone, listingOf, picturesOf, strikeThrough, type ItemRecord } from './listing'
import { sampleItem } from '#support/market/listing-samples'

const record: ItemRecord = {
  ...sampleItem,
  title: 'Study Desk',
  price: '4500.00',
  original_price: 8000,
  category: 'furniture',
  condition: 'excellent',
  status: 'reserved',
  location: ' Tudor ',
  seller_name: 'Hassan Mwinyi',
  user_id: 'hassan',
}
const listing = (change: Partial<ItemRecord> = {}) => listingOf({ ...record, ...change }, 'sent', 'amina')

describe('a row of items', () => {
  it('becomes a listing', () => {
    expect(listing()).toMatchObject({
      title: 'Study Desk',
      description: '',
      price: 4500,
      originalPrice: 8000,
      category: 'furniture',
      condition: 'excellent',
      status: 'reserved',
      location: 'Tudor',
      own: false,
    })
  })

  it.each([-1, 'a lot', Number.NaN, null])('is left out at a price of %s', (price) => {
    expect(listing({ price })).toBeNull()
  })

  it('falls back for unknown values', () => {
    const unknown = listing({ category: 'boats', condition: 'toString', status: 'lost' })
    expect(unknown).toMatchObject({ category: 'other', condition: 'used', status: 'available' })
  })

  it.each([
    ['sent', 'hassan', true],
    ['sent', 'amina', false],
    ['sent', null, false],
    // Written on this phone, so it is the reader's.
    ['waiting', 'amina', true],
    ['rejected', 'amina', true],
  ] as const)('%s, read by %s: own is %s', (syncStatus, reader, own) => {
    expect(listingOf(record, syncStatus, reader)?.own).toBe(own)
  })

  it('has no owner when it is a sample, even for an anonymous reader', () => {
    expect(listingOf({ ...record, user_id: null }, 'sent', null)?.own).toBe(false)
  })
})

describe('the card of a listing', () => {
  it.each([
    [800, 1200, 1200],
    [800, 800, null],
    [800, 500, null],
    [800, null, null],
  ])('at %s, before %s, strikes through %s', (price, before, shown) => {
    expect(strikeThrough({ price: kes(price), originalPrice: before === null ? null : kes(before) })).toBe(shown)
  })

  it.each([
    ['like-new', 'green'],
    ['excellent', 'blue'],
    ['new', 'yellow'],
    ['good', 'yellow'],
    ['fair', 'yellow'],
    ['used', 'yellow'],
  ] as const)('%s is %s', (condition, tone) => {
    expect(conditionTone(condition)).toBe(tone)
  })

  it('shows distinct pictures in order, its own first', () => {
    const photos = [
      { image_url: 'c', position: 2 },
      { image_url: 'a', position: 0 },
      { image_url: 'b', position: 1 },
    ]
    expect(picturesOf('b', photos)).toEqual(['b', 'a', 'c'])
    expect(picturesOf(null, photos)).toEqual(['a', 'b', 'c'])
    expect(picturesOf('b', [])).toEqual(['b'])
    expect(picturesOf(null, [])).toEqual([])
  })
})
