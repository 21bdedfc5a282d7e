import { userId } from '@/kit/rules/ids'
import { dayMs, hourMs } from '@/kit/rules/durations'
import type { ComradeDb } from '@/store/db'
import type { ReplicatedTable } from '@/store/sync/table-names'
import type { ServerRow } from '../../../../simulation/server-state'

export const week = 7 * dayMs
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const me = userId('99999999-0000-4000-8000-000000000009')

export const grocery = (n: number, rev: number, name = `Thing ${n}`): ServerRow => ({
  id: uuid(n),
  rev,
  created_at: '2026-11-21T08:00:00+00:00',
  name,
  description: null,
  price: 50,
  category: 'produce',
  image_url: null,
  store_name: null,
  whatsapp: null,
})
export const post = (n: number, rev: number): ServerRow => ({
  id: uuid(n),
  rev,
  created_at: new Date(Date.UTC(2026, 0, 1) + n * hourMs).toISOString(),
  content: `Post ${n}`,
  category: 'trending',
  likes_count: 0,
  image_url: null,
})
export const item = (n: number, rev: number, status = 'available', seller: string | null = null): ServerRow => ({
  id: uuid(n),
  rev,
  created_at: new Date(Date.UTC(2026, 0, 1) + n * hourMs).toISOString(),
  title: `Item ${n}`,
  description: null,
  price: 5,
  original_price: null,
  category: 'other',
  condition: 'used',
  status,
  location: null,
  seller_name: null,
  image_url: null,
  user_id: seller,
})
export const photo = (n: number, rev: number, of: number): ServerRow => ({
  id: uuid(n),
  rev,
  created_at: '2026-11-21T08:00:00+00:00',
  item_id: uuid(of),
  image_url: '/pictures/market.svg#desk',
  position: 0,
})
export const upTo = (count: number) => Array.from({ length: count }, (_each, index) => index + 1)

export const namesIn = async (db: ComradeDb) =>
  (await db.replica('groceries').toArray()).map((row) => row.name).toSorted()
/** The numbers that the ids of a table's copies were made of. */
export const idsIn = async (db: ComradeDb, table: ReplicatedTable) =>
  (await db.table(table).toCollection().primaryKeys())
    .map((id) => Number(String(id).slice(-4)))
    .toSorted((a, b) => a - b)
