import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import { minutesToGate } from './distance'
import {
  amenityOptions,
  browseRentals,
  chosenFilters,
  picksWithResults,
  noFilters,
  pickedView,
  quickPicks,
  toggleAmenity,
  toggleCompared,
  type RentalFilters,
} from './rental-filters'
import { anyRentals, sampleRental } from '#support/housing/rental-samples'
import { readRentalView, rentalSortValues, walkValues } from './rental-view'

const plain = readRentalView({})
const nothing: ReadonlySet<string> = new Set()
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const found = (list: Parameters<typeof browseRentals>[0], change: Partial<typeof plain>, saved = nothing) =>
  ids(browseRentals(list, { ...plain, ...change }, saved))

const anyFilters = fc.record({
  min: fc.option(fc.integer({ min: 0, max: 60_000 }).map(kes)),
  max: fc.option(fc.integer({ min: 0, max: 60_000 }).map(kes)),
  walk: fc.option(fc.constantFrom(...walkValues)),
  amenities: fc.subarray(['Wi-Fi', 'Parking', 'Water']),
  sort: fc.constantFrom(...rentalSortValues),
  saved: fc.boolean(),
})

describe('the list', () => {
  it('has what is asked for and nothing else', () => {
    fc.assert(
      fc.property(anyRentals, anyFilters, fc.array(fc.nat(19).map(String)), (rentals, filters, savedIds) => {
        const saved = new Set(savedIds)
        const list = new Set(found(rentals, filters, saved))
        for (const rental of rentals) {
          const names = [...rental.amenities, ...rental.included].map((name) => name.toLowerCase())
          const minutes = minutesToGate(rental) ?? Infinity
          const fits =
            rental.monthlyPrice >= (filters.min ?? 0) &&
            rental.monthlyPrice <= (filters.max ?? Infinity) &&
            (filters.walk === null || minutes <= filters.walk) &&
            filters.amenities.every((name) => names.includes(name.toLowerCase())) &&
            (!filters.saved || saved.has(rental.id))
          expect(list.has(rental.id)).toBe(fits)
        }
      }),
    )
  })

  it('is in the order asked for, with the apartments of guests last', () => {
    fc.assert(
      fc.property(anyRentals, fc.constantFrom(...rentalSortValues), (rentals, sort) => {
        const list = browseRentals(rentals, { ...plain, sort }, nothing)
        const firstOfGuests = list.findIndex(({ category }) => category === 'airbnb')
        expect(
          list.slice(firstOfGuests === -1 ? list.length : firstOfGuests).every(({ category }) => category === 'airbnb'),
        ).toBe(true)
        const students = list.filter(({ category }) => category !== 'airbnb')
        const keyOf = {
          newest: ({ id }: (typeof list)[number]) => Number(id),
          cheapest: (rental: (typeof list)[number]) => rental.monthlyPrice,
          nearest: (rental: (typeof list)[number]) => minutesToGate(rental) ?? 1e9,
        }
        const keys = students.map(keyOf[sort])
        expect(keys).toEqual(keys.toSorted((a, b) => a - b))
      }),
    )
  })

  it('is searched by title, place, amenity and what is included', () => {
    const rentals = [
      sampleRental('a', { title: 'Quiet Bedsitter' }),
      sampleRental('b', { location: 'Nyali' }),
      sampleRental('c', { amenities: ['Balcony'] }),
      sampleRental('d', { included: ['Breakfast'] }),
    ]
    expect(['quiet', 'NYALI', 'balc', 'breakfast', 'submarine'].map((query) => found(rentals, { query }))).toEqual([
      ['a'],
      ['b'],
      ['c'],
      ['d'],
      [],
    ])
    expect(found(rentals, { query: 'nayli' })).toEqual(['b'])
    expect(found(rentals, { query: 'quiet', item: 'd' })).toEqual(['a', 'd'])
  })

  it('has the closest first, unless it is sorted', () => {
    const rentals = [
      sampleRental('a', { included: ['Water'], monthlyPrice: kes(5000) }),
      sampleRental('b', { title: 'Water Street Hostel', monthlyPrice: kes(9000) }),
    ]
    expect(found(rentals, { query: 'water' })).toEqual(['b', 'a'])
    expect(found(rentals, { query: 'water', sort: 'cheapest' })).toEqual(['a', 'b'])
  })

  it('always has the rental that a link opens', () => {
    expect(
      found([sampleRental('a'), sampleRental('b', { category: 'hostel' })], { item: 'b', category: 'bedsitter' }),
    ).toEqual(['a', 'b'])
  })

  it('leaves the given list as it is', () => {
    const rentals = [sampleRental('a', { monthlyPrice: kes(9000) }), sampleRental('b')]
    found(rentals, { sort: 'cheapest' })
    expect(ids(rentals)).toEqual(['a', 'b'])
  })
})

describe('the filters in use', () => {
  it('are none at first', () => {
    expect(chosenFilters(noFilters)).toEqual([])
  })

  it('are each taken away alone, and all of them one by one', () => {
    fc.assert(
      fc.property(anyFilters, fc.nat(10), (filters, pick) => {
        let left: RentalFilters = filters
        for (let count = chosenFilters(left).length; count > 0; count--) {
          expect(chosenFilters(left)).toHaveLength(count)
          left = { ...left, ...chosenFilters(left)[pick % count]?.without }
        }
        expect(chosenFilters(left)).toEqual([])
      }),
    )
  })

  it('offer what most rooms have', () => {
    const rentals = [
      sampleRental('a', { amenities: ['Wi-Fi', 'Parking'] }),
      sampleRental('b', { included: ['wi\u2011fi'] }),
      sampleRental('d', { amenities: ['WiFi'] }),
      sampleRental('c', { amenities: ['CCTV'] }),
    ]
    expect(amenityOptions(rentals, 2)).toEqual(['Wi-Fi', 'CCTV'])
  })

  it('toggle an amenity in any spelling', () => {
    expect(toggleAmenity(['Wi-Fi'], 'Parking')).toEqual(['Wi-Fi', 'Parking'])
    expect(toggleAmenity(['Wi-Fi', 'Parking'], 'wi-fi')).toEqual(['Parking'])
  })
})

describe('what many ask for', () => {
  const near = sampleRental('near', { monthlyPrice: kes(7200), walkingMinutes: 8 })
  const far = sampleRental('far', { monthlyPrice: kes(5000), walkingMinutes: 50 })
  const dear = sampleRental('dear', { monthlyPrice: kes(9500), walkingMinutes: 5 })

  it('is a bedsitter under 8,000 near the gate', () => {
    expect(found([near, far, dear], pickedView(plain, quickPicks[0]))).toEqual(['near'])
  })

  it('is offered only where it finds something', () => {
    expect(ids(picksWithResults([far], plain))).toEqual(['cheap'])
    expect(picksWithResults([], plain)).toEqual([])
  })

  it('takes the place of the search and other filters, but not of the map and the comparison', () => {
    const view = { ...plain, query: 'nyali', amenities: ['Pool'], map: true, compare: ['a'] }
    expect(pickedView(view, quickPicks[1])).toEqual({ ...plain, walk: 10, map: true, compare: ['a'] })
  })
})

describe('the comparison', () => {
  it('has room for two: a third takes the place of the first', () => {
    expect(toggleCompared([], 'a')).toEqual(['a'])
    expect(toggleCompared(['a', 'b'], 'c')).toEqual(['b', 'c'])
    expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b'])
  })
})
