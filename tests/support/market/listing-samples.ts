import { listingOf, type ItemRecord, type Listing } from '@/market/rules/listing'

/** A row of `items` that is for sale and that nobody owns. */
export const sampleItem = {
  id: '17e35000-0000-4000-8000-000000000001',
  rev: 1,
  created_at: '2026-11-21T08:00:00Z',
  title: 'Desk',
  description: null,
  price: 900,
  original_price: null,
  category: 'sports',
  condition: 'good',
  status: 'available',
  location: null,
  seller_name: null,
  image_url: null,
  user_id: null,
} satisfies ItemRecord

/** The row as a listing. */
export const sampleListing = (values: Partial<Listing> = {}): Listing => {
  const listing = listingOf(sampleItem, 'sent', null)
  if (!listing) throw new Error('no listing')
  return { ...listing, ...values }
}
