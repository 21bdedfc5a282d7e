import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import {
  readRentalView,
  rentalSearchOf,
  rentalSortValues,
  rentalTabValues,
  walkValues,
  type RentalView,
} from './rental-view'

const plain = readRentalView({})

describe('the address of the housing screen', () => {
  it('is empty for the whole list', () => {
    expect(Object.values(rentalSearchOf(plain)).every((value) => value === undefined)).toBe(true)
  })

  it('holds every filter', () => {
    const view: RentalView = {
      ...plain,
      category: 'bedsitter',
      query: 'tudor',
      max: kes(8000),
      walk: 15,
      amenities: ['Wi-Fi', 'Own meter'],
      sort: 'cheapest',
      saved: true,
      map: true,
      compare: ['a', 'b'],
    }
    expect(rentalSearchOf(view)).toMatchObject({
      category: 'bedsitter',
      q: 'tudor',
      max: 8000,
      walk: 15,
      with: 'Wi-Fi,Own meter',
      sort: 'cheapest',
      saved: true,
      map: true,
      compare: 'a,b',
    })
  })

  it.each([
    [
      {
        category: 'palace',
        sort: 'dearest',
        walk: 7,
        min: -1,
        max: 'much',
        saved: 'yes',
        sheet: 'music',
        photos: '/etc',
        compare: 'a b',
      },
      plain,
    ],
    [
      { q: 12, walk: '15', with: 24 },
      { ...plain, query: '12', walk: 15, amenities: ['24'] },
    ],
    [{ with: ' Wi-Fi ,,Wi-Fi, Parking' }, { ...plain, amenities: ['Wi-Fi', 'Parking'] }],
    [{ compare: 'a,b,c' }, { ...plain, compare: ['a', 'b'] }],
  ])('%j is read as far as it makes sense', (search, view) => {
    expect(readRentalView(search)).toEqual(view)
  })

  it('leads back to the same view', () => {
    const ids = fc.stringMatching(/^[\w-]{1,20}$/)
    const views = fc.record({
      category: fc.constantFrom(...rentalTabValues),
      query: fc.constantFrom('', 'tudor', '12'),
      min: fc.option(fc.integer({ min: 0, max: 100_000 }).map(kes)),
      max: fc.option(fc.integer({ min: 0, max: 100_000 }).map(kes)),
      walk: fc.option(fc.constantFrom(...walkValues)),
      amenities: fc.subarray(['Wi-Fi', 'Own meter', 'Parking']),
      sort: fc.constantFrom(...rentalSortValues),
      saved: fc.boolean(),
      map: fc.boolean(),
      compare: fc.uniqueArray(ids, { maxLength: 2 }),
      item: fc.option(ids),
      photos: fc.option(ids),
      sheet: fc.constantFrom(null, 'filters' as const, 'compare' as const),
    })
    fc.assert(
      fc.property(views, (view) => {
        expect(readRentalView(rentalSearchOf(view))).toEqual(view)
      }),
    )
  })
})
