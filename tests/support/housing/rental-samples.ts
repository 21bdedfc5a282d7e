import fc from 'fast-check'
import { kes } from '@/kit/rules/money'
import type { Rental } from '@/housing/rules/rental'

export const sampleRental = (id: string, values: Partial<Rental> = {}): Rental => ({
  id,
  title: `Room ${id}`,
  description: '',
  monthlyPrice: kes(7000),
  location: 'Tudor',
  category: 'bedsitter',
  bedrooms: null,
  bathrooms: null,
  available: true,
  amenities: [],
  phone: '0700000040',
  image: null,
  photos: [],
  deposit: null,
  included: [],
  walkingMinutes: null,
  position: null,
  confirmedOn: null,
  ...values,
})

const names = ['Wi-Fi', 'wi-fi', 'Parking', 'Water', 'CCTV'] as const
const metres = fc.integer({ min: -20_000, max: 20_000 })

export const positions = fc.record({ east: metres, north: metres })

/** Up to twenty rentals with ids of their own. */
export const anyRentals = fc
  .array(
    fc.record({
      monthlyPrice: fc.integer({ min: 0, max: 60_000 }).map(kes),
      category: fc.constantFrom('bedsitter', 'hostel', '1bedroom', '2bedroom', 'airbnb', 'single'),
      location: fc.constantFrom('Tudor', 'Nyali', 'Likoni'),
      amenities: fc.subarray([...names]),
      included: fc.subarray([...names]),
      walkingMinutes: fc.option(fc.integer({ min: 0, max: 180 })),
      position: fc.option(positions),
    }),
    { maxLength: 20 },
  )
  .map((list) => list.map((values, index) => sampleRental(String(index), values)))
