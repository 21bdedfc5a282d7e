import { describe, expect, it } from 'vitest'
import type { VariantId } from '@/market/rules/market-url'
import { listingForms } from '@/market/rules/listing-fields'
import { kes } from '@/kit/rules/money'
import {
  categoryChoices,
  conditionChoices,
  exampleOf,
  formTexts,
  labelOf,
  problemText,
  sellerNote,
} from './listing-form'
import { photoLimits } from '#words/market/listing-form'

const conditions = {
  marketplace: ['New', 'Used', 'Like New'],
  secondHand: ['New', 'Like New', 'Excellent', 'Good', 'Fair'],
} as const satisfies Record<VariantId, readonly string[]>

describe.each(Object.keys(listingForms) as VariantId[])('the form of %s', (id) => {
  it('offers its conditions', () => {
    expect(conditionChoices(id, null).map((choice) => choice.label)).toEqual(conditions[id])
  })

  it('labels every field, and gives an example of all but the selects', () => {
    const names = listingForms[id].fields.map(({ name }) => name)
    expect(names.filter((name) => labelOf(id, name) === '')).toEqual([])
    expect(names.filter((name) => exampleOf(id, name) === '')).toEqual(['category', 'condition'])
    expect(exampleOf(id, 'phone')).toMatch(/^\+254/)
  })

  it('offers the values of the other variant when they are edited', () => {
    const edited = { category: 'sports', condition: 'good' } as const
    expect(categoryChoices(id, edited).map((choice) => choice.value)).toContain('sports')
    expect(conditionChoices(id, edited).map((choice) => choice.label)).toContain('Good')
  })
})

it('each variant has its title, its label of the price and its toast', () => {
  expect(formTexts.marketplace).toMatchObject({
    title: 'List Item for Sale',
    submit: 'List Item',
    listedToast: { description: 'Your item has been listed successfully!' },
  })
  expect(labelOf('marketplace', 'price')).toBe('Price (KSh)')
  expect(labelOf('secondHand', 'price')).toBe('Selling Price (KSh)')
  expect(formTexts.secondHand.listedToast).toEqual({
    title: 'Item Listed!',
    description: 'Your item has been posted successfully. Buyers will contact you directly.',
  })
})

it('the hint states the limits of photos', () => {
  expect(photoLimits({ limit: '5' })).toBe('Up to 5. PNG, JPG up to 10MB each')
})

it('the form tells what buyers see of its seller', () => {
  expect(sellerNote('Amina Juma')).toBe(
    'Buyers see your name, Amina Juma, from Profile. This phone fills in your place and number the next time.',
  )
  expect(sellerNote(null)).toContain('Buyers do not see a name')
})

it('a field says what is wrong with it', () => {
  expect((['missing', 'too-long', 'no-amount', 'too-high', 'phone-impossible'] as const).map(problemText)).toEqual([
    'Please fill this in.',
    'This is too long.',
    'Write an amount in shillings, like 1,250.',
    'This price is too high.',
    'This phone number is not complete or has a wrong digit.',
  ])
  expect(problemText({ kind: 'unclear', readings: [kes(1200), kes(1.2)] })).toBe(
    'Do you mean 1,200 or 1.2? Write it like that.',
  )
})
