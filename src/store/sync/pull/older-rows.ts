import { readCampus } from '@/store/campus'
import type { ComradeDb } from '@/store/db'
import { supabase } from '@/store/remote/client'
import { putNewer } from './put-newer'
import { dataOf } from '@/store/remote/data-of'
import type { Row } from './apply-changes'
import { readRow } from './read-row'
import { columnsOf } from '../table-names'

const pageSize = 30

export type WindowedTable = 'gossip_posts' | 'items'

export type Position = { readonly id: string; readonly created_at: string }

/** `last`: where the next page begins; null where nothing older exists. */
export type OlderPage = { readonly ids: readonly string[]; readonly last: Position | null }

/** The photos of items come with them, in one request. */
const selectOf = (table: WindowedTable): string =>
  table === 'items' ? `${columnsOf('items')},item_photos(${columnsOf('item_photos')})` : columnsOf(table)

const photosIn = (entry: unknown): Row[] => {
  const photos: unknown = typeof entry === 'object' && entry !== null && 'item_photos' in entry ? entry.item_photos : []
  return Array.isArray(photos) ? photos.flatMap((photo: unknown) => readRow('item_photos', photo) ?? []) : []
}

/**
 * Loads the rows before one from the server and stores them among the copies while they are on the screen: phones copy
 * only the newest rows.
 * @param before the oldest row on the screen
 * @param category only rows of this category
 * @param onRows called with their ids before they are stored
 * @throws OfflineError | ServerError
 */
export const loadOlder = async (
  db: ComradeDb,
  table: WindowedTable,
  before: Position,
  category: string | null,
  onRows: (ids: readonly string[]) => void,
): Promise<OlderPage> => {
  const campus = await readCampus(db)
  let query = supabase().from(table).select(selectOf(table)).filter('campus', 'eq', campus)
  if (category !== null) query = query.filter('category', 'eq', category)
  if (table === 'items') query = query.filter('status', 'neq', 'sold')
  query = query.or(`created_at.lt."${before.created_at}",and(created_at.eq."${before.created_at}",id.lt.${before.id})`)
  const entries: readonly unknown[] = dataOf(
    await query.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(pageSize),
  )
  const rows: Row[] = entries.flatMap((entry) => readRow(table, entry) ?? [])
  const ids = rows.map(({ id }) => id)
  onRows(ids)
  await db.transaction('rw', db.table(table), db.table('item_photos'), db.device, async () => {
    if ((await readCampus(db)) !== campus) return
    await putNewer(db.table(table), rows)
    await putNewer(db.table('item_photos'), entries.flatMap(photosIn))
  })
  const last = rows.at(-1)
  return { ids, last: last && entries.length === pageSize ? { id: last.id, created_at: last.created_at ?? '' } : null }
}
