import { describe, expect, it } from 'vitest'
import { campusSlug, defaultCampus, parseCampus, titleAt } from './campus'

const uon = {
  ...defaultCampus,
  slug: campusSlug('uon'),
  name: 'University of Nairobi',
  shortName: 'UoN',
  town: 'Nairobi',
  website: null,
}

describe('a stored campus', () => {
  it('is read as it was stored', () => {
    expect(parseCampus(JSON.stringify(uon))).toEqual(uon)
  })

  it.each([
    null,
    '',
    'uon',
    '{}',
    'null',
    '[]',
    JSON.stringify({ ...uon, slug: 'Not a slug' }),
    JSON.stringify({ ...uon, name: 7 }),
  ])('is null for %s', (json) => {
    expect(parseCampus(json)).toBeNull()
  })
})

it('a title names the campus where it has a place for it, and is otherwise as it is', () => {
  expect(titleAt(uon, ({ campus }) => `${campus} Gossip`)).toBe('UoN Gossip')
  expect(titleAt(uon, 'TUMBO Marketplace')).toBe('TUMBO Marketplace')
})
