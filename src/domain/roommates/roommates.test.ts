import { describe, expect, it } from 'vitest'
import { listing, request } from './roommate-samples'
import { matchesListing, matchesRequest } from './roommates'

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
