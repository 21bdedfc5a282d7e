import { describe, expect, it } from 'vitest'
import { variantRules } from './variants'
import type { VariantId } from './market-url'
import { kes } from '@/kit/rules/money'
import { columnsOf, maxPhotos } from './listing'
import { sampleListing } from '#support/market/listing-samples'
import {
  checkDraft,
  detailsAt,
  draftOf,
  emptyDraft,
  isRequired,
  isStarted,
  lengthLimit,
  suggestedOriginalPrice,
  withDetails,
  withSharedText,
  type ListingDraft,
} from './listing-form'

const seller = { phone: '+254 700 000 012', location: 'Tudor' }

const good: ListingDraft = {
  ...emptyDraft(variantRules.marketplace),
  title: '  Kettle ',
  price: '1,250',
  category: 'electronics',
  condition: 'new',
  location: ' Tudor ',
  description: ' Boils fast ',
  phone: '0700 000 001',
}

const edited = sampleListing({
  description: 'Boils fast',
  price: kes(1250),
  originalPrice: kes(2000),
  location: 'Tudor',
})

/** The expected fields, choices and initial values of each variant. */
const variants = {
  marketplace: {
    required: ['title', 'price', 'phone'],
    fields: ['title', 'price', 'category', 'condition', 'description', 'location', 'phone'],
    categories: ['electronics', 'clothing', 'books', 'furniture', 'sports', 'other'],
    conditions: ['new', 'used', 'like-new'],
    initial: { category: 'other', condition: 'used' },
  },
  secondHand: {
    required: ['title', 'category', 'price', 'condition', 'description', 'location', 'phone'],
    fields: ['title', 'category', 'price', 'originalPrice', 'condition', 'description', 'location', 'phone'],
    categories: ['electronics', 'books', 'clothing', 'furniture'],
    conditions: ['new', 'like-new', 'excellent', 'good', 'fair'],
    initial: { category: '', condition: '' },
  },
} as const satisfies Record<VariantId, unknown>

describe.each(Object.keys(variantRules) as VariantId[])('the form of %s', (id) => {
  const variant = variantRules[id]
  const expected = variants[id]

  it('has the declared fields, choices and initial values', () => {
    expect(variant.form.fields.map((field) => field.name)).toEqual(expected.fields)
    expect(variant.form.fields.filter((field) => isRequired(field, null)).map((field) => field.name)).toEqual(
      expected.required,
    )
    expect(variant.form.categories).toEqual(expected.categories)
    expect(variant.form.conditions).toEqual(expected.conditions)
    expect(emptyDraft(variant, seller)).toMatchObject({ ...expected.initial, title: '', ...seller })
  })

  it('trims text and normalizes the phone number', () => {
    expect(checkDraft(variant, good, null)).toEqual({
      ok: true,
      values: {
        title: 'Kettle',
        description: 'Boils fast',
        price: 1250,
        original_price: null,
        category: 'electronics',
        condition: 'new',
        location: 'Tudor',
        seller_phone: '+254700000001',
      },
    })
  })

  it.each(expected.required)('requires the %s', (field) => {
    const checked = checkDraft(variant, { ...good, [field]: '   ' }, null)
    expect(checked).toMatchObject({ ok: false, problems: { [field]: 'missing' } })
  })

  it.each([
    ['price', 'cheap', 'no-amount'],
    ['price', '-5', 'no-amount'],
    ['price', '99,000,001', 'too-high'],
    ['price', '99999999999999999999', 'too-high'],
    ['price', '1.200', { kind: 'unclear', readings: [1200, 1.2] }],
    ['price', 'KSh 19.999/=', { kind: 'unclear', readings: [19_999, 20] }],
    ['phone', '12345', 'phone-impossible'],
    ['category', 'boats', 'missing'],
    ['condition', 'mint', 'missing'],
    ['title', 'x'.repeat(lengthLimit('title') + 1), 'too-long'],
    ['description', 'x'.repeat(lengthLimit('description') + 1), 'too-long'],
  ] as const)('rejects %s %j', (field, text, problem) => {
    expect(checkDraft(variant, { ...good, [field]: text }, null)).toEqual({ ok: false, problems: { [field]: problem } })
  })

  it('accepts a price with cents and a price of 0', () => {
    expect(checkDraft(variant, { ...good, price: '99.50' }, null)).toMatchObject({ values: { price: 99.5 } })
    expect(checkDraft(variant, { ...good, price: '0' }, null)).toMatchObject({ values: { price: 0 } })
  })

  it.each(['1 200', 'KSh 1,200/=', '1.2k', '1200 bob', '١٢٠٠'])('accepts a price written as %j', (price) => {
    expect(checkDraft(variant, { ...good, price }, null)).toMatchObject({ values: { price: 1200 } })
  })

  it('keeps values of the other variant when editing, and the number when none is typed', () => {
    const checked = checkDraft(variant, draftOf(edited), edited)
    expect(checked).toEqual({ ok: true, values: { ...columnsOf(edited), seller_phone: null } })
  })

  it('validates an edited listing, too', () => {
    expect(checkDraft(variant, { ...draftOf(edited), title: '' }, edited)).toMatchObject({
      ok: false,
      problems: { title: 'missing' },
    })
    expect(checkDraft(variant, { ...draftOf(edited), phone: '1' }, edited)).toMatchObject({ ok: false })
  })
})

describe('the original price', () => {
  const board = variantRules.secondHand

  it('is taken as typed', () => {
    expect(checkDraft(board, { ...good, originalPrice: '3,000' }, null)).toMatchObject({
      values: { original_price: 3000 },
    })
  })

  it('is rejected when it is not an amount', () => {
    expect(checkDraft(board, { ...good, originalPrice: 'dear' }, null)).toMatchObject({
      ok: false,
      problems: { originalPrice: 'no-amount' },
    })
    expect(checkDraft(board, { ...good, originalPrice: '3.000' }, null)).toMatchObject({
      ok: false,
      problems: { originalPrice: { readings: [3000, 3] } },
    })
  })

  it('stays empty when it is left empty, and goes when it is emptied', () => {
    expect(checkDraft(board, good, null)).toMatchObject({ values: { original_price: null } })
    expect(checkDraft(board, { ...draftOf(edited), originalPrice: ' ' }, edited)).toMatchObject({
      values: { original_price: null },
    })
  })

  it.each([
    { price: '1,250', originalPrice: ' ', suggested: 2250 },
    { price: '99.50', originalPrice: '', suggested: 1099.5 },
    { price: '1.2k', originalPrice: '', suggested: 2200 },
    { price: '1.200', originalPrice: '', suggested: null },
    // Within the limit of the column.
    { price: '99,000,000', originalPrice: '', suggested: 99_001_000 },
    { price: '99,000,001', originalPrice: '', suggested: null },
    { price: 'cheap', originalPrice: '', suggested: null },
    { price: '', originalPrice: '', suggested: null },
    { price: '1,250', originalPrice: '3', suggested: null },
  ])('at a price of $price, and $originalPrice typed, $suggested is suggested', ({ suggested, ...draft }) => {
    expect(suggestedOriginalPrice(draft)).toBe(suggested)
  })
})

it('a listing has at most five photos', () => {
  expect(maxPhotos).toBe(5)
})

describe('a form that somebody has begun', () => {
  const empty = emptyDraft(variantRules.marketplace, seller)

  it('has a word or a photo of theirs: what it was filled with does not count', () => {
    expect(isStarted(empty, 0)).toBe(false)
    expect(isStarted({ ...empty, title: '  ', category: 'books' }, 0)).toBe(false)
    expect(isStarted({ ...empty, price: '1,200' }, 0)).toBe(true)
    expect(isStarted(empty, 1)).toBe(true)
  })
})

const empty = emptyDraft(variantRules.secondHand)
const shared = { title: 'Desk lamp', text: 'Bends where it should not.', url: 'https://lamp.example/' }

describe('shared text in the form', () => {
  it('fills the title and the description', () => {
    expect(withSharedText(empty, shared)).toEqual({
      ...empty,
      title: 'Desk lamp',
      description: 'Bends where it should not.\nhttps://lamp.example/',
    })
  })

  it('is appended to what was typed', () => {
    const typed = { ...empty, title: 'My lamp', description: 'As good as new', price: '500' }
    expect(withSharedText(typed, shared)).toEqual({
      ...typed,
      description: 'As good as new\nDesk lamp\nBends where it should not.\nhttps://lamp.example/',
    })
  })

  it('is never cut inside an emoji', () => {
    for (const emoji of ['😀', '👩‍👩‍👧', '🇰🇪']) {
      const { title } = withSharedText(empty, {
        title: `${'a'.repeat(lengthLimit('title') - 1)}${emoji}`,
        text: '',
        url: '',
      })
      expect(title).toBe('a'.repeat(lengthLimit('title') - 1))
    }
  })

  it('is not added twice', () => {
    const once = withSharedText(empty, shared)
    expect(withSharedText(once, shared)).toEqual(once)
  })

  it('leaves the form unchanged when it is blank', () => {
    const typed = { ...empty, title: 'My lamp', description: 'As good as new' }
    expect(withSharedText(typed, { title: ' ', text: '', url: '' })).toEqual(typed)
  })

  it('never makes a title or a description too long', () => {
    const long = withSharedText(empty, { title: 'a'.repeat(500), text: 'b'.repeat(5000), url: '' })
    expect(long.title).toHaveLength(lengthLimit('title'))
    expect(long.description.length).toBeLessThanOrEqual(lengthLimit('description'))
  })
})

const phone = '0712 345 678'
const atTudor = withDetails(undefined, { phone, location: 'Tudor' }, 'tum')

describe('what is remembered of a seller', () => {
  it('is the number everywhere, and a place at its campus alone', () => {
    expect(detailsAt(atTudor, 'tum')).toEqual({ phone, location: 'Tudor' })
    expect(detailsAt(atTudor, 'uon')).toEqual({ phone, location: '' })
  })

  it('is the latest at each campus, whatever was written at another since', () => {
    const both = withDetails(atTudor, { phone: '0700 000 001', location: 'Ngara' }, 'uon')
    expect(detailsAt(both, 'uon')).toEqual({ phone: '0700 000 001', location: 'Ngara' })
    expect(detailsAt(both, 'tum')).toEqual({ phone: '0700 000 001', location: 'Tudor' })
    expect(detailsAt(withDetails(both, { phone, location: '' }, 'tum'), 'tum')).toEqual({ phone, location: '' })
  })

  it('is nothing before the first listing, nor from what cannot be read', () => {
    for (const stored of [undefined, null, 'Tudor', { phone: 7 }]) expect(detailsAt(stored, 'tum')).toBeNull()
    expect(withDetails('Tudor', { phone, location: 'Tudor' }, 'tum')).toEqual(atTudor)
  })

  it('from versions that knew one place, is that of the first campus', () => {
    const old = { phone, location: 'Tudor' }
    expect(detailsAt(old, 'tum')).toEqual({ phone, location: 'Tudor' })
    expect(detailsAt(old, 'uon')).toEqual({ phone, location: '' })
    expect(detailsAt(withDetails(old, { phone, location: 'Ngara' }, 'uon'), 'tum')).toEqual({
      phone,
      location: 'Tudor',
    })
  })

  it('has no place at a campus that is named like what every object has', () => {
    expect(detailsAt(atTudor, 'constructor')).toEqual({ phone, location: '' })
  })
})
