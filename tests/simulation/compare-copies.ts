import { readCampus } from '@/store/campus'
import { readCursor } from '@/store/sync/pull/sync-cursor'
import type { PhoneModel } from './phone-model'
import { candidates, copiedValues, isShown, keyOf, sizeOf, type ServerState, type Stored } from './server-state'

type Copy = { readonly id: string; readonly user_id?: string | null }

const textOf = (table: string, row: object): string =>
  JSON.stringify(copiedValues(table, { ...row }).map(([, value]) => value))

const differences = (table: string, expected: readonly Stored[], copies: readonly Copy[]): string[] => {
  const byId = new Map(copies.map((copy) => [copy.id, copy]))
  const known = new Set(expected.map(({ row }) => row.id))
  return [
    ...expected.flatMap(({ row }) => {
      const copy = byId.get(row.id)
      if (!copy) return [`${table}: ${row.id} (${row.rev}, ${row.created_at}) is missing`]
      return textOf(table, copy) === textOf(table, row)
        ? []
        : [`${table}: ${row.id} is stale: ${textOf(table, copy)} instead of ${textOf(table, row)}`]
    }),
    ...copies
      .filter(({ id }) => !known.has(id))
      .map((copy) => `${table}: ${copy.id} should not be there: ${textOf(table, copy)}`),
  ]
}

/**
 * What the copies of a phone lack, or have too much. A window holds every row of its campus down to where it ends, and
 * no more rows than its size; of their user, phones have all listings.
 */
export const wrongCopies = async (phone: PhoneModel, state: ServerState): Promise<string[]> => {
  const { shared: db, session } = phone
  const user = session?.user ?? null
  const campus = await readCampus(db)
  const cursor = await readCursor(db, campus)
  if (!cursor) return ['there is no cursor']
  const wrong: string[] = []
  const inWindow = (table: string) =>
    candidates(state, table, campus, null).filter(
      (stored) => isShown(stored) && `${stored.row.created_at} ${stored.row.id}` >= (cursor.floors[table] ?? ''),
    )
  const own = user === null ? [] : candidates(state, 'items', campus, user)
  const items = [...new Set([...inWindow('items'), ...own])]
  const expected = {
    groceries: inWindow('groceries'),
    gossip_posts: inWindow('gossip_posts'),
    items,
    item_photos: [...state.rows.values()].filter(
      ({ table, row }) => table === 'item_photos' && items.some((item) => item.row.id === row['item_id']),
    ),
  }
  for (const table of ['groceries', 'gossip_posts', 'items', 'item_photos'] as const) {
    const copies = await db.table<Copy, string>(table).toArray()
    wrong.push(...differences(table, expected[table], copies))
    const counted = copies.filter(({ user_id }) => !user_id || user_id !== user).length
    if (counted > sizeOf(table)) wrong.push(`${table}: ${counted} rows are more than its window`)
  }
  if (user !== null) {
    // The likes of a deleted post stay on the phone.
    const likes = await phone
      .db(user)
      .table<Copy & { readonly post_id: string }, string>('gossip_likes')
      .filter(({ post_id }) => state.rows.has(keyOf('gossip_posts', post_id)))
      .toArray()
    wrong.push(...differences('gossip_likes', candidates(state, 'gossip_likes', campus, user), likes))
  }
  return wrong
}
