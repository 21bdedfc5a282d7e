import { describe, expect, it } from 'vitest'
import { emptyListing, listingFields, type ListingDraft } from '@/roommates/rules/roommates'
import { listing, request } from '#support/roommates/roommate-samples'
import { connectMessage, helpMessage, postListingMessage, respondMessage, roommateTabs } from './roommates'

it('the Roommate Finder has four tabs', () => {
  expect(roommateTabs.map((tab) => tab.label)).toEqual([
    'Find Roommate',
    'Room Requests',
    'Post Listing',
    'Safety Tips',
  ])
})

describe('the chat messages', () => {
  it('connect about a listing', () => {
    expect(connectMessage(listing)).toBe(
      'Hello Joy M.! I saw your roommate listing on Comrade (Tudor, KSh 5,000 a month) and would like to connect about it. Is the place still free?',
    )
  })

  it('respond to a request', () => {
    expect(respondMessage(request)).toBe(
      'Hello! I am responding to your room request on Comrade: "Bedsitter to Share" (Nyali, KSh 4,000 - 6,000). Are you still looking?',
    )
  })

  it('ask the team for help', () => {
    expect(helpMessage).toBe('Hello Comrade! I need help with finding a roommate.')
  })
})

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
