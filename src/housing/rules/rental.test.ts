import { describe, expect, it } from 'vitest'
import { bathroomsOf, bedroomsOf, inRentalTab, rentalImage, rentalOf, rentalPhone, type RentalRecord } from './rental'
import { rentalTabValues } from './rental-view'
import { site } from '@/kit/rules/site'

const record: RentalRecord = {
  id: '4e47a100-0000-4000-8000-000000000014',
  title: '2 Bedroom for Sharing, Bamburi',
  description: 'Two equal rooms.',
  price_per_day: 24000,
  location: 'Bamburi, Kiembeni',
  category: '2bedroom',
  amenities: ['Parking', 'Balcony'],
  image_url: '/pictures/rooms.svg#living-lagoon',
  contact_phone: '+254700000051',
  contact_whatsapp: '0700000052',
  deposit: 24000,
  included: ['Water', 'Security', 'Water'],
  walking_minutes: null,
  east_m: 3530,
  north_m: 6420,
  confirmed_on: '2026-11-20',
}
const photo = (name: string, is_primary = false) => ({ image_url: `/pictures/rooms.svg#${name}`, is_primary })

describe('a category', () => {
  it.each([
    ['1bedroom', 1, 1],
    ['2bedroom', 2, 1],
    ['3bedroom', 3, 1],
    ['bedroom', null, 1],
    ['bedsitter', null, null],
    ['hostel', null, null],
    ['airbnb', null, null],
    ['single', null, null],
    ['2beds', null, null],
    ['', null, null],
  ])('%j: %j bedrooms, %j bathrooms', (category, bedrooms, bathrooms) => {
    expect(bedroomsOf(category)).toBe(bedrooms)
    expect(bathroomsOf(category)).toBe(bathrooms)
  })
})

describe('the tabs', () => {
  it('have a fixed order', () => {
    expect(rentalTabValues).toEqual(['all', 'bedsitter', 'hostel', '1bedroom', '2bedroom', 'airbnb'])
  })

  it('show their own category; a single room shows only under all', () => {
    const under = (category: string) => rentalTabValues.filter((tab) => inRentalTab({ category }, tab))
    expect(under('hostel')).toEqual(['all', 'hostel'])
    expect(under('1bedroom')).toEqual(['all', '1bedroom'])
    expect(under('single')).toEqual(['all'])
  })
})

describe('the phone of a listing', () => {
  it.each([
    ['0700000040', '0700000041', '0700000040'],
    [null, '0700000041', '0700000041'],
    [' ', '0700000041', '0700000041'],
    [null, null, site.supportPhone],
    ['', '', site.supportPhone],
  ])('of %j and %j is %j', (contact_phone, contact_whatsapp, phone) => {
    expect(rentalPhone({ contact_phone, contact_whatsapp })).toBe(phone)
  })
})

describe('the picture of a listing', () => {
  it('is its own image', () => {
    expect(rentalImage('/own.jpg', [photo('bedroom-sand', true)])).toBe('/own.jpg')
  })

  it.each([null, '', ' '])('falls back from %j to the primary photo', (own) => {
    expect(rentalImage(own, [photo('balcony-sand'), photo('bedroom-sand', true)])).toBe(
      '/pictures/rooms.svg#bedroom-sand',
    )
  })

  it('is null without an image and a primary photo', () => {
    expect(rentalImage(null, [])).toBeNull()
    expect(rentalImage(null, [photo('balcony-sand')])).toBeNull()
  })
})

describe('a listing', () => {
  it('is created from its record and its photos', () => {
    expect(rentalOf(record, [photo('bedroom-lagoon'), photo('living-lagoon', true), photo('exterior-lagoon')])).toEqual(
      [
        {
          id: record.id,
          title: '2 Bedroom for Sharing, Bamburi',
          description: 'Two equal rooms.',
          monthlyPrice: 24000,
          location: 'Bamburi, Kiembeni',
          category: '2bedroom',
          bedrooms: 2,
          bathrooms: 1,
          available: true,
          amenities: ['Parking', 'Balcony'],
          phone: '+254700000051',
          image: '/pictures/rooms.svg#living-lagoon',
          photos: [
            '/pictures/rooms.svg#living-lagoon',
            '/pictures/rooms.svg#bedroom-lagoon',
            '/pictures/rooms.svg#exterior-lagoon',
          ],
          deposit: 24000,
          included: ['Water', 'Security'],
          walkingMinutes: null,
          position: { east: 3530, north: 6420 },
          confirmedOn: '2026-11-20',
        },
      ],
    )
  })

  it('has no duplicate amenities or photos', () => {
    const twice = [photo('bedroom-sand'), photo('bedroom-sand'), photo('living-sand', true)]
    expect(rentalOf({ ...record, amenities: ['Wi-Fi', 'Parking', 'Wi-Fi'] }, twice)).toMatchObject([
      {
        amenities: ['Wi-Fi', 'Parking'],
        photos: ['/pictures/rooms.svg#living-sand', '/pictures/rooms.svg#bedroom-sand'],
      },
    ])
  })

  it('can lack a description, amenities and photos', () => {
    expect(rentalOf({ ...record, description: null, amenities: [] }, [])).toMatchObject([
      { description: '', amenities: [], photos: [] },
    ])
  })

  it('can lack a deposit, a place and a confirmation', () => {
    const bare = { ...record, deposit: null, included: [], east_m: null, north_m: null, confirmed_on: null }
    expect(rentalOf(bare, [])).toMatchObject([{ deposit: null, included: [], position: null, confirmedOn: null }])
    expect(rentalOf({ ...record, east_m: null, confirmed_on: 'soon' }, [])).toMatchObject([
      { position: null, confirmedOn: null },
    ])
  })

  it.each([-1, Number.NaN, null, 'free', 1e12])('is left out at a price of %j', (price_per_day) => {
    expect(rentalOf({ ...record, price_per_day }, [])).toEqual([])
  })
})

it('a room is always available', () => {
  expect(rentalOf(record, [])).toMatchObject([{ available: true }])
})
