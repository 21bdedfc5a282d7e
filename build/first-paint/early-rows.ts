import type { ReplicatedTable } from '../../src/store/sync/table-names.ts'

type Rows = {
  readonly table: ReplicatedTable
  /** The column that must have that value. */
  readonly only?: readonly [column: string, value: string]
  /**
   * The column of each `data-field` that shows its text unchanged. `price` is always the price, `former` the previous
   * one.
   */
  readonly texts: Readonly<Record<string, string>>
}

const items = {
  table: 'items',
  only: ['status', 'available'],
  texts: { title: 'title', description: 'description' },
} as const

/** The rows that a page shows, newest first, before the app runs. */
export const earlyRows = {
  '/tum-gossip': {
    table: 'gossip_posts',
    only: ['category', 'trending'],
    texts: { content: 'content', likes: 'likes_count' },
  },
  '/marketplace': items,
  '/second-hand': items,
  '/groceries': { table: 'groceries', texts: { name: 'name', provider: 'store_name', description: 'description' } },
  '/chemist': { table: 'medicines', texts: { name: 'name', description: 'description' } },
} as const satisfies Readonly<Record<string, Rows>>
