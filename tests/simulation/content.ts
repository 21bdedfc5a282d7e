import { dayMs } from '@/kit/rules/durations'
import type { Change, DatabaseModel } from './database-model'
import { newId } from './new-id'
import { isShown, keyOf, type Stored } from './server-state'

const row = (table: string, campus: string, rev: number, created: number, values: object): Stored => ({
  table,
  campus,
  owner: null,
  hidden: false,
  row: { ...values, id: newId(), rev, created_at: new Date(created).toISOString() },
})
const grocery = (campus: string, rev: number, created: number) =>
  row('groceries', campus, rev, created, { name: 'Maize', price: 50, category: 'produce' })
const post = (campus: string, rev: number, created: number, n: number) =>
  row('gossip_posts', campus, rev, created, {
    content: `Post ${n}`,
    category: n % 3 === 0 ? 'love' : 'trending',
    likes_count: 0,
  })
const item = (campus: string, rev: number, created: number) =>
  row('items', campus, rev, created, {
    title: 'Kettle',
    price: 900,
    category: 'other',
    condition: 'used',
    status: 'available',
  })
const photo = (of: Stored, rev: number, created: number) =>
  row('item_photos', of.campus, rev, created, {
    item_id: of.row.id,
    image_url: '/pictures/market.svg#desk',
    position: 0,
  })
const times = (count: number, make: (n: number) => Stored): readonly Stored[] =>
  Array.from({ length: count }, (_, n) => make(n))

/** Half a month of a campus: a little more than the windows hold. */
export const seed = (server: DatabaseModel, campus: string): void => {
  const start = server.now - 15 * dayMs
  server.write((rev) => ({ put: times(60, () => grocery(campus, rev, start)) }))
  for (let created = start; created < server.now; created += dayMs) {
    server.write((rev) => ({ put: times(8, (n) => post(campus, rev, created, n)) }))
    server.write((rev) => {
      const items = times(11, (n) => item(campus, rev, created + n))
      return { put: [...items, ...items.slice(0, 3).map((each) => photo(each, rev, created))] }
    })
  }
}

type Moment = { readonly campus: string; readonly rev: number; readonly now: number; readonly pick: number }
const additions = {
  'add grocery': ({ campus, rev, now }) => [grocery(campus, rev, now)],
  'import groceries': ({ campus, rev, now, pick }) => times(1 + (pick % 25), () => grocery(campus, rev, now)),
  'publish posts': ({ campus, rev, now, pick }) => times(1 + (pick % 6), (n) => post(campus, rev, now, n)),
  'list item': ({ campus, rev, now }) => {
    const listed = item(campus, rev, now)
    return [listed, photo(listed, rev, now)]
  },
} as const satisfies Readonly<Record<string, (moment: Moment) => readonly Stored[]>>

type Edit = {
  readonly table: string
  readonly of?: (stored: Stored) => boolean
  readonly to: (stored: Stored, moment: Moment) => Change
}
const put = (stored: Stored, rev: number, values: object, hidden = stored.hidden): Change => ({
  put: [{ ...stored, hidden, row: { ...stored.row, ...values, rev } }],
})
const remove = ({ table, row: { id } }: Stored): Change => ({ remove: [keyOf(table, id)] })
const edits = {
  'edit grocery': { table: 'groceries', to: (stored, { rev, pick }) => put(stored, rev, { price: pick }) },
  'delete grocery': { table: 'groceries', to: remove },
  'hide post': { table: 'gossip_posts', to: (stored, { rev }) => put(stored, rev, {}, true) },
  'show post': {
    table: 'gossip_posts',
    of: ({ hidden }) => hidden,
    to: (stored, { rev }) => put(stored, rev, {}, false),
  },
  // The revision stays.
  'like post': {
    table: 'gossip_posts',
    to: (stored) => put(stored, stored.row.rev, { likes_count: Number(stored.row['likes_count']) + 1 }),
  },
  'delete post': { table: 'gossip_posts', to: remove },
  'edit item': { table: 'items', to: (stored, { rev, pick }) => put(stored, rev, { price: pick }) },
  'sell item': { table: 'items', to: (stored, { rev }) => put(stored, rev, { status: 'sold' }) },
  'offer item again': {
    table: 'items',
    of: ({ row: { status } }) => status === 'sold',
    to: (stored, { rev }) => put(stored, rev, { status: 'available' }),
  },
  'delete item': { table: 'items', to: remove },
  'add photo': { table: 'items', to: (stored, { rev, now }) => ({ put: [photo(stored, rev, now)] }) },
} as const satisfies Readonly<Record<string, Edit>>

export type ServerChange = keyof typeof additions | keyof typeof edits

const isAddition = (change: ServerChange): change is keyof typeof additions => change in additions

/**
 * Changes the server as other people do. Only rows of nobody are changed, so that the phone's own writes stay
 * comparable.
 */
export const changeServer = (
  server: DatabaseModel,
  change: ServerChange,
  campus: string,
  isLate: boolean,
  pick: number,
): void => {
  const momentOf = (rev: number): Moment => ({ campus, rev, now: server.now, pick })
  if (isAddition(change)) return server.write((rev) => ({ put: additions[change](momentOf(rev)) }), isLate)
  const { table, of: isWanted = isShown, to }: Edit = edits[change]
  const existing = [...server.rows.values()].filter(
    (stored) =>
      stored.table === table &&
      stored.campus === campus &&
      stored.owner === null &&
      isWanted(stored) &&
      !server.isLocked(keyOf(table, stored.row.id)),
  )
  // Mostly the newest, which are in the windows.
  const chosen = existing.toSorted((a, b) => b.row.created_at.localeCompare(a.row.created_at))[
    pick % (pick % 5 === 0 ? Math.max(1, existing.length) : 40)
  ]
  if (chosen) server.write((rev) => to(chosen, momentOf(rev)), isLate && change !== 'like post')
}
