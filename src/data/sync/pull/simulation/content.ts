import { dayMs } from '@/domain/shared/durations'
import type { ServerChange } from './actions'
import type { ServerModel } from './server-model'
import { isShown, keyOf, type Stored } from './server-state'

let ids = 0
/** Their first eight digits differ, as those of random ids do. */
export const newId = (): string => `${Math.imul((ids += 1), 2_654_435_761).toString(16).replace('-', '').padStart(8, '0').slice(-8)}-0000-4000-8000-${String(ids).padStart(12, '0')}`

const defaults = {
  groceries: { description: null, category: 'produce', image_url: null, store_name: null, whatsapp: null },
  gossip_posts: { likes_count: 0, image_url: null },
  items: { description: null, original_price: null, category: 'other', condition: 'used', location: null, seller_name: null, image_url: null, user_id: null, status: 'available' },
}

const grocery = (campus: string, rev: number, at: number): Stored => ({
  table: 'groceries', campus, owner: null, hidden: false, row: { ...defaults.groceries, id: newId(), rev, created_at: new Date(at).toISOString(), name: 'Maize', price: 50 },
})
const post = (campus: string, rev: number, at: number, n: number): Stored => ({
  table: 'gossip_posts', campus, owner: null, hidden: false, row: { ...defaults.gossip_posts, id: newId(), rev, created_at: new Date(at).toISOString(), content: `Post ${n}`, category: n % 3 === 0 ? 'love' : 'trending' },
})
const item = (campus: string, rev: number, at: number): Stored => ({
  table: 'items', campus, owner: null, hidden: false, row: { ...defaults.items, id: newId(), rev, created_at: new Date(at).toISOString(), title: 'Kettle', price: 900 },
})
const photo = (of: Stored, rev: number, at: number): Stored => ({
  table: 'item_photos', campus: of.campus, owner: of.owner, hidden: false, row: { id: newId(), rev, created_at: new Date(at).toISOString(), item_id: of.row.id, image_url: '/one.webp', position: 0 },
})

/** Half a month of a campus: a little more than the windows hold. */
export const seed = (server: ServerModel, campus: string): void => {
  const start = server.now - 15 * dayMs
  server.write((rev) => ({ put: Array.from({ length: 60 }, () => grocery(campus, rev, start)) }))
  for (let day = 0; day < 15; day += 1) {
    const at = start + day * dayMs
    server.write((rev) => ({ put: Array.from({ length: 8 }, (_, n) => post(campus, rev, at, n)) }))
    server.write((rev) => {
      const items = Array.from({ length: 11 }, (_, n) => item(campus, rev, at + n))
      return { put: [...items, ...items.slice(0, 3).map((each) => photo(each, rev, at))] }
    })
  }
}

const tableOf = (change: ServerChange): Stored['table'] => (change.includes('grocer') ? 'groceries' : change.includes('post') ? 'gossip_posts' : 'items')

const wanted = (change: ServerChange, stored: Stored): boolean => change === 'show post' ? stored.hidden : change === 'offer item again' ? stored.row['status'] === 'sold' : isShown(stored)

/** Changes the server as other people do. Only rows of nobody are changed, so that the phone's own writes stay comparable. */
export const changeServer = (server: ServerModel, change: ServerChange, campus: string, isLate: boolean, pick: number): void => {
  const { now } = server
  const existing = [...server.state.rows.values()].filter(
    (stored) => stored.table === tableOf(change) && stored.campus === campus && stored.owner === null && wanted(change, stored) && !server.isLocked(keyOf(stored.table, stored.row.id)),
  )
  // Mostly the newest, which are in the windows.
  const chosen = existing.toSorted((a, b) => b.row.created_at.localeCompare(a.row.created_at))[pick % (pick % 5 === 0 ? Math.max(1, existing.length) : 40)]
  const edit = (values: object, hidden = chosen?.hidden ?? false): void => server.write((rev) => (chosen ? { put: [{ ...chosen, hidden, row: { ...chosen.row, ...values, rev } }] } : {}), isLate)
  switch (change) {
    case 'add grocery':
      return void server.write((rev) => ({ put: [grocery(campus, rev, now)] }), isLate)
    case 'import groceries':
      return void server.write((rev) => ({ put: Array.from({ length: 1 + (pick % 25) }, () => grocery(campus, rev, now)) }), isLate)
    case 'publish posts':
      return void server.write((rev) => ({ put: Array.from({ length: 1 + (pick % 6) }, (_, n) => post(campus, rev, now, n)) }), isLate)
    case 'list item':
      return void server.write((rev) => {
        const listed = item(campus, rev, now)
        return { put: [listed, photo(listed, rev, now)] }
      }, isLate)
  }
  if (!chosen) return
  switch (change) {
    case 'edit grocery':
    case 'edit item':
      return void edit({ price: pick })
    case 'hide post':
      return void edit({}, true)
    case 'show post':
      return void edit({}, false)
    case 'like post':
      // The revision stays.
      return void server.write(() => ({ put: [{ ...chosen, row: { ...chosen.row, likes_count: Number(chosen.row['likes_count']) + 1 } }] }))
    case 'sell item':
      return void edit({ status: 'sold' })
    case 'offer item again':
      return void edit({ status: 'available' })
    case 'add photo':
      return void server.write((rev) => ({ put: [photo(chosen, rev, now)] }), isLate)
    case 'delete grocery':
    case 'delete post':
    case 'delete item': {
      const parts = [...server.state.rows.values()].filter(({ table, row }) => table === 'item_photos' && row['item_id'] === chosen.row.id)
      return void server.write(() => ({ remove: [chosen, ...parts].map(({ table, row }) => keyOf(table, row.id)) }), isLate)
    }
  }
}
