import { dayMs } from '@/domain/shared/durations'
import { newId } from './new-id'
import type { ServerChange } from './pull-actions'
import type { DatabaseModel } from './database-model'
import { isShown, keyOf, type Stored } from './server-state'

const row = (table: string, campus: string, rev: number, at: number, values: object): Stored => ({
  table, campus, owner: null, hidden: false, row: { ...values, id: newId(), rev, created_at: new Date(at).toISOString() },
})
const grocery = (campus: string, rev: number, at: number) => row('groceries', campus, rev, at, { name: 'Maize', price: 50, category: 'produce' })
const post = (campus: string, rev: number, at: number, n: number) => row('gossip_posts', campus, rev, at, { content: `Post ${n}`, category: n % 3 === 0 ? 'love' : 'trending', likes_count: 0 })
const item = (campus: string, rev: number, at: number) => row('items', campus, rev, at, { title: 'Kettle', price: 900, category: 'other', condition: 'used', status: 'available' })
const photo = (of: Stored, rev: number, at: number) => row('item_photos', of.campus, rev, at, { item_id: of.row.id, image_url: '/one.webp', position: 0 })

/** Half a month of a campus: a little more than the windows hold. */
export const seed = (server: DatabaseModel, campus: string): void => {
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

const tableOf = (change: ServerChange): string => (change.includes('grocer') ? 'groceries' : change.includes('post') ? 'gossip_posts' : 'items')

const wanted = (change: ServerChange, stored: Stored): boolean => change === 'show post' ? stored.hidden : change === 'offer item again' ? stored.row['status'] === 'sold' : isShown(stored)

/** Changes the server as other people do. Only rows of nobody are changed, so that the phone's own writes stay comparable. */
export const changeServer = (server: DatabaseModel, change: ServerChange, campus: string, isLate: boolean, pick: number): void => {
  const { now } = server
  const existing = [...server.rows.values()].filter(
    (stored) => stored.table === tableOf(change) && stored.campus === campus && stored.owner === null && wanted(change, stored) && !server.isLocked(keyOf(stored.table, stored.row.id)),
  )
  // Mostly the newest, which are in the windows.
  const chosen = existing.toSorted((a, b) => b.row.created_at.localeCompare(a.row.created_at))[pick % (pick % 5 === 0 ? Math.max(1, existing.length) : 40)]
  const edit = (values: object, hidden = chosen?.hidden ?? false): void => server.write((rev) => (chosen ? { put: [{ ...chosen, hidden, row: { ...chosen.row, ...values, rev } }] } : {}), isLate)
  switch (change) {
    case 'add grocery':
      return server.write((rev) => ({ put: [grocery(campus, rev, now)] }), isLate)
    case 'import groceries':
      return server.write((rev) => ({ put: Array.from({ length: 1 + (pick % 25) }, () => grocery(campus, rev, now)) }), isLate)
    case 'publish posts':
      return server.write((rev) => ({ put: Array.from({ length: 1 + (pick % 6) }, (_, n) => post(campus, rev, now, n)) }), isLate)
    case 'list item':
      return server.write((rev) => {
        const listed = item(campus, rev, now)
        return { put: [listed, photo(listed, rev, now)] }
      }, isLate)
  }
  if (!chosen) return
  switch (change) {
    case 'edit grocery':
    case 'edit item':
      return edit({ price: pick })
    case 'hide post':
      return edit({}, true)
    case 'show post':
      return edit({}, false)
    case 'like post':
      // The revision stays.
      return server.write(() => ({ put: [{ ...chosen, row: { ...chosen.row, likes_count: Number(chosen.row['likes_count']) + 1 } }] }))
    case 'sell item':
      return edit({ status: 'sold' })
    case 'offer item again':
      return edit({ status: 'available' })
    case 'add photo':
      return server.write((rev) => ({ put: [photo(chosen, rev, now)] }), isLate)
    case 'delete grocery':
    case 'delete post':
    case 'delete item':
      return server.write(() => ({ remove: [keyOf(chosen.table, chosen.row.id)] }), isLate)
  }
}
