import { describe, expect, it } from 'vitest'
import { matchesListing, matchesRequest, type RoommateListing, type RoomRequest } from './roommates'

const listing: RoommateListing = {
  id: 'joy',
  name: 'Joy M.',
  course: 'Bachelor of Commerce',
  year: 'Year 2',
  budget: 'KSh 5,000 a month',
  location: 'Tudor',
  preferences: ['Non-smoker'],
  contact: '0700000051',
  description: 'I cook most evenings.',
}
const request: RoomRequest = {
  id: 'cynthia',
  title: 'Bedsitter to Share',
  budget: 'KSh 4,000 - 6,000',
  location: 'Nyali',
  moveIn: 'Immediately',
  requirements: ['Water inside'],
  postedBy: 'Cynthia, Year 1',
  contact: '0700000057',
}

describe('the search', () => {
  it.each(['joy', 'COMMERCE', ' tudor', ''])('finds a listing by name, course or location: %j', (query) => {
    expect(matchesListing(query, listing)).toBe(true)
  })

  it.each(['evenings', 'Non-smoker', 'Year 2', '5,000', 'Nyali'])('searches no other field: %j', (query) => {
    expect(matchesListing(query, listing)).toBe(false)
  })

  it.each(['cynthia', 'bedsitter', 'nyali', ''])('finds a request by person, title or location: %j', (query) => {
    expect(matchesRequest(query, request)).toBe(true)
  })

  it('does not match other requests', () => {
    expect(matchesRequest('Kizingo', request)).toBe(false)
  })
})
