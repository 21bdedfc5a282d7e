import { describe, expect, it } from 'vitest'
import type { VariantId } from '@/market/rules/market-url'
import { kes } from '@/kit/rules/money'
import { categoryChoices, conditionChoices, problemText, sellerNote } from './market-dialogs'
import { photoLimits } from '#words/market/market-dialogs'
import { marketVariants, variantOf } from './variants'

const variants = {
  marketplace: {
    conditions: ['New', 'Used', 'Like New'],
    chips: ['All', 'Electronics', 'Clothing', 'Books', 'Furniture', 'Sports', 'Other'],
    shelves: [],
    kettleAge: 'Just now',
  },
  secondHand: {
    conditions: ['New', 'Like New', 'Excellent', 'Good', 'Fair'],
    chips: ['All', 'Electronics', 'Books', 'Clothing', 'Furniture'],
    shelves: ['Electronics', 'Textbooks', 'Furniture', 'Clothing'],
    kettleAge: '30 seconds ago',
  },
} as const satisfies Record<VariantId, unknown>

describe.each(Object.keys(marketVariants) as VariantId[])('the form of %s', (id) => {
  const variant = variantOf(id)
  const expected = variants[id]

  it('has the declared labels', () => {
    expect(variant.form.conditions.map((choice) => choice.label)).toEqual(expected.conditions)
    expect(variant.categories.map((choice) => choice.label)).toEqual(expected.chips)
    expect(variant.shelves.map((choice) => choice.label)).toEqual(expected.shelves)
    expect(variant.age('2026-11-21T08:00:00Z', Date.parse('2026-11-21T08:00:30Z'))).toBe(expected.kettleAge)
    expect(variant.form.fields.find((field) => field.name === 'phone')?.example).toMatch(/^\+254/)
    expect(
      variant.form.fields.filter(({ kind, example }) => kind !== 'category' && kind !== 'condition' && example === ''),
    ).toEqual([])
  })

  it('offers the values of the other variant when they are edited', () => {
    const edited = { category: 'sports', condition: 'good' } as const
    expect(categoryChoices(variant, edited).map((choice) => choice.value)).toContain('sports')
    expect(conditionChoices(variant, edited).map((choice) => choice.label)).toContain('Good')
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
