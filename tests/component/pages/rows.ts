import type { RowOf } from '@/store/sync/table-names'

const row = () => ({
  id: crypto.randomUUID(),
  rev: 1,
  created_at: '2026-11-01T08:00:00Z',
  description: null,
  image_url: null,
})

export const medicine = (name: string, values: Partial<RowOf<'medicines'>> = {}): RowOf<'medicines'> => ({
  ...row(),
  name,
  price: 50,
  stock: 20,
  category: 'pain-relief',
  prescription_required: false,
  ...values,
})

export const shop = (name: string, values: Partial<RowOf<'shops'>> = {}): RowOf<'shops'> => ({
  ...row(),
  shop_name: name,
  category: null,
  contact_number: null,
  ...values,
})

export const product = (name: string, values: Partial<RowOf<'eshop_products'>> = {}): RowOf<'eshop_products'> => ({
  ...row(),
  name,
  price: 180,
  category: null,
  stock: null,
  shop_id: null,
  ...values,
})

export const provider = (
  name: string,
  values: Partial<RowOf<'service_providers'>> = {},
): RowOf<'service_providers'> => ({
  ...row(),
  name,
  speciality: null,
  category: 'mamafua',
  rating: null,
  location: null,
  availability: null,
  phone: null,
  whatsapp: null,
  ...values,
})

export const rental = (title: string, values: Partial<RowOf<'rentals'>> = {}): RowOf<'rentals'> => ({
  ...row(),
  title,
  price_per_day: 300,
  location: 'Tudor',
  category: 'bedsitter',
  amenities: [],
  contact_phone: null,
  contact_whatsapp: null,
  deposit: null,
  included: [],
  walking_minutes: null,
  east_m: null,
  north_m: null,
  confirmed_on: null,
  ...values,
})

export const campus = (slug: string, values: Partial<RowOf<'campuses'>> = {}): RowOf<'campuses'> => ({
  id: crypto.randomUUID(),
  rev: 1,
  created_at: '2026-11-01T08:00:00Z',
  slug,
  name: `University ${slug}`,
  short_name: slug.toUpperCase(),
  town: 'Mombasa',
  colour: '#0b7a75',
  website: null,
  contacts: [],
  emergency: [],
  position: 0,
  ...values,
})

export const universityLink = (
  name: string,
  values: Partial<RowOf<'university_links'>> = {},
): RowOf<'university_links'> => ({
  ...row(),
  name,
  url: 'https://www.tum.ac.ke',
  icon: null,
  ...values,
})
