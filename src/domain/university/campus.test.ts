import { describe, expect, it } from 'vitest'
import { campusSlug, defaultCampus, forCampus, parseCampus } from './campus'

const uon = { ...defaultCampus, slug: campusSlug('uon'), name: 'University of Nairobi', shortName: 'UoN', town: 'Nairobi', website: null }

describe('a stored campus', () => {
  it('is read as it was stored', () => {
    expect(parseCampus(JSON.stringify(uon))).toEqual(uon)
  })

  it.each([null, '', 'uon', '{}', 'null', '[]', JSON.stringify({ ...uon, slug: 'Not a slug' }), JSON.stringify({ ...uon, name: 7 })])('is null for %s', (json) => {
    expect(parseCampus(json)).toBeNull()
  })
})

it('titles name the chosen campus', () => {
  expect(forCampus('TUM Gossip', uon)).toBe('UoN Gossip')
  expect(forCampus('TUM Gossip', defaultCampus)).toBe('TUM Gossip')
})
