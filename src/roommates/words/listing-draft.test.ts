import { describe, expect, it } from 'vitest'
import { emptyListing, listingFields, type ListingDraft } from '@/roommates/rules/listing-draft'
import { postListingMessage } from './listing-draft'

const full: ListingDraft = {
  name: 'Joy M.',
  course: 'Bachelor of Commerce',
  year: 'Year 2',
  budget: '5000',
  location: 'Tudor',
  contact: '0700 000 051',
  preferences: 'Non-smoker, tidy',
  description: 'I cook.\nI like a quiet room.',
}

describe('the chat message of Submit', () => {
  it('contains everything that was typed, one line per field', () => {
    expect(postListingMessage(full)).toBe(
      [
        'Hello Comrade! I would like to post a roommate listing:',
        '',
        'Name: Joy M.',
        'Course: Bachelor of Commerce',
        'Year of study: Year 2',
        'Budget a month: KSh 5,000',
        'Location: Tudor',
        'Phone number: 0700 000 051',
        'Preferences: Non-smoker, tidy',
        'Description: I cook. I like a quiet room.',
      ].join('\n'),
    )
  })

  it('leaves out empty fields', () => {
    expect(postListingMessage({ ...emptyListing, name: ' Joy ', course: '   ' })).toBe(
      'Hello Comrade! I would like to post a roommate listing:\n\nName: Joy',
    )
  })

  it('asks what to do when nothing was typed', () => {
    expect(postListingMessage(emptyListing)).toBe(
      'Hello Comrade! I would like to post a roommate listing. What do you need from me?',
    )
  })

  it.each([
    ['5,000', 'KSh 5,000'],
    ['KSh 5,000 - 6,000', 'KSh 5,000 - 6,000'],
    ['about five thousand', 'about five thousand'],
    ['5k', 'KSh 5,000'],
    ['5.000', '5.000'],
    ['-5', '-5'],
  ])('writes the budget %j as %j', (budget, text) => {
    expect(postListingMessage({ ...emptyListing, budget })).toContain(`Budget a month: ${text}`)
  })

  it('covers each field once', () => {
    expect(listingFields.map((field) => field.name).sort()).toEqual(Object.keys(emptyListing).sort())
  })
})
