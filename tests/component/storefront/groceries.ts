import type { RowOf } from '@/store/sync/table-names'

export type Grocery = RowOf<'groceries'>

export const grocery = (name: string, values: Partial<Grocery> = {}): Grocery => ({
  id: crypto.randomUUID(),
  rev: 1,
  created_at: '2026-11-01T08:00:00Z',
  name,
  description: null,
  price: 120,
  category: 'produce',
  image_url: '/pictures/food.svg#tomatoes',
  store_name: 'Mama Njeri Fresh, Tudor',
  whatsapp: '+254 700 000 001',
  store_id: null,
  ...values,
})
