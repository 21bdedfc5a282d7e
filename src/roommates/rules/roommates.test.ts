import { describe, expect, it } from 'vitest'
import { listing, request } from '#support/roommates/roommate-samples'
import { findRoommates } from './roommates'

const listings = [
  { ...listing, kind: 'listing' as const },
  { ...listing, kind: 'listing' as const, id: 'brian', name: 'Brian O.', course: 'BSc Physics', location: 'Kizingo' },
]
const requests = [
  { ...request, kind: 'request' as const },
  {
    ...request,
    kind: 'request' as const,
    id: 'otieno',
    title: 'Room near the stadium',
    location: 'Kisauni',
    postedBy: 'Otieno',
  },
]
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)

describe('the search', () => {
  it.each(['joy', 'COMMERCE', ' tudor'])('finds a listing by name, course or location: %j', (query) => {
    expect(ids(findRoommates(listings, query, null).all)).toEqual(['joy'])
  })

  it.each(['evenings', 'Non-smoker', 'Year 2', '5,000', 'Nyali'])('searches no other field: %j', (query) => {
    expect(findRoommates(listings, query, null).all).toEqual([])
  })

  it.each(['cynthia', 'bedsitter', 'nyali'])('finds a request by person, title or location: %j', (query) => {
    expect(ids(findRoommates(requests, query, null).all)).toEqual(['cynthia'])
  })

  it('takes a word that is nowhere for a typing error', () => {
    expect(ids(findRoommates(listings, 'tudro', null).all)).toEqual(['joy'])
    expect(ids(findRoommates(requests, 'niyali', null).all)).toEqual(['cynthia'])
  })

  it('keeps all for a blank query, and always the one that a link opens', () => {
    expect(findRoommates(listings, ' ', null).all).toBe(listings)
    expect(ids(findRoommates(listings, 'joy', 'brian').all)).toEqual(['joy', 'brian'])
  })
})
