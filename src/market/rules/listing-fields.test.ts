import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { VariantId } from './market-url'
import { kes } from '@/kit/rules/money'
import { maxPhotos } from './listing'
import { sampleListing } from '#support/market/listing-samples'
import {
  checkDraft,
  draftOf,
  draftSchema,
  emptyDraft,
  isRequired,
  listingFieldNames,
  listingFields,
  listingForms,
  suggestedOriginalPrice,
  type ListingDraft,
} from './listing-fields'

const seller = { phone: '+254 700 000 012', location: 'Tudor' }

const good: ListingDraft = {
  ...emptyDraft(listingForms.marketplace),
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

describe.each(Object.keys(listingForms) as VariantId[])('the form of %s', (id) => {
  const form = listingForms[id]
  const expected = variants[id]

  it('has the declared fields, choices and initial values', () => {
    expect(form.fields.map((field) => field.name)).toEqual(expected.fields)
    expect(form.fields.filter((field) => isRequired(field, null)).map((field) => field.name)).toEqual(expected.required)
    expect(form.categories).toEqual(expected.categories)
    expect(form.conditions).toEqual(expected.conditions)
    expect(emptyDraft(form, seller)).toMatchObject({ ...expected.initial, title: '', ...seller })
  })

  it('trims text and normalizes the phone number', () => {
    expect(checkDraft(form, good, null)).toEqual({
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
    const checked = checkDraft(form, { ...good, [field]: '   ' }, null)
    expect(checked).toMatchObject({ ok: false, problems: { [field]: 'missing' } })
  })

  it.each([
    ['price', 'cheap', 'no-amount'],
    ['price', '-5', 'no-amount'],
    ['price', '99,000,001', 'too-high'],
    ['price', '99999999999999999999', 'too-high'],
    ['price', '1.200', { kind: 'unclear', readings: [1200, 1.2] }],
    ['price', '99,000.5015', 'no-amount'],
    ['price', '990001.200', { kind: 'unclear', readings: [990_001.2] }],
    ['price', 'KSh 19.999/=', { kind: 'unclear', readings: [19_999, 20] }],
    ['phone', '12345', 'phone-impossible'],
    ['category', 'boats', 'missing'],
    ['condition', 'mint', 'missing'],
    ['title', 'x'.repeat(listingFields.title.maxLength + 1), 'too-long'],
    ['description', 'x'.repeat(listingFields.description.maxLength + 1), 'too-long'],
  ] as const)('rejects %s %j', (field, text, problem) => {
    expect(checkDraft(form, { ...good, [field]: text }, null)).toEqual({ ok: false, problems: { [field]: problem } })
  })

  it('accepts a price with cents and a price of 0', () => {
    expect(checkDraft(form, { ...good, price: '99.50' }, null)).toMatchObject({ values: { price: 99.5 } })
    expect(checkDraft(form, { ...good, price: '0' }, null)).toMatchObject({ values: { price: 0 } })
  })

  it.each(['1 200', 'KSh 1,200/=', '1.2k', '1200 bob', '١٢٠٠'])('accepts a price written as %j', (price) => {
    expect(checkDraft(form, { ...good, price }, null)).toMatchObject({ values: { price: 1200 } })
  })

  it('keeps values of the other variant when editing, and the number when none is typed', () => {
    const checked = checkDraft(form, draftOf(edited), edited)
    expect(checked).toEqual({
      ok: true,
      values: {
        title: edited.title,
        price: 1250,
        original_price: 2000,
        category: edited.category,
        condition: edited.condition,
        location: 'Tudor',
        description: 'Boils fast',
        seller_phone: null,
      },
    })
  })

  it('validates an edited listing, too', () => {
    expect(checkDraft(form, { ...draftOf(edited), title: '' }, edited)).toMatchObject({
      ok: false,
      problems: { title: 'missing' },
    })
    expect(checkDraft(form, { ...draftOf(edited), phone: '1' }, edited)).toMatchObject({ ok: false })
  })
})

it.each(listingFieldNames)('keeps a draft that was saved before the form had the field %s', (missing) => {
  const { [missing]: _missing, ...saved } = good
  expect(v.parse(draftSchema, saved)).toEqual({ ...good, [missing]: '' })
})

describe('the original price', () => {
  const board = listingForms.secondHand

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
