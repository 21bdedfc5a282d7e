import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { UserId } from '@/kit/rules/ids'
import { containsWords } from '@/kit/rules/query-param'
import { textIn, pagesOf, patternOf, rangeOf, type ItemRow } from '@/admin/rules/item-row'
import { catalogueKeyOf, type AdminTable, type TabSpec, type CatalogueKey } from '@/admin/rules/tab-spec'
import type { CampusSlug } from '@/kit/rules/campus'
import { campusContacts } from '@/campus/rules/campus-contacts'
import { done, pageAs, readAs, type AdminResult, type PageOf } from './request'
import { withOwnPicture } from '@/store/own-pictures'
import { readEntries } from './read-entries'
import { photoColumns, photosSchema } from './rental-photos'
import { columnsOf, schemaOf } from '@/store/sync/table-names'

const contactsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list: unknown[]) => campusContacts(list)),
)
const valueSchema = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string()), contactsSchema])

/** Removes columns that only the database sets. */
const ofAdmins = (columns: Readonly<Record<string, unknown>>) => {
  const { store_id: _, ...values } = columns
  return values
}

/** Parses a row of the table into an `ItemRow`. The replicated schema of the table decides which columns it has. */
const rowSchema = (table: AdminTable) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(withOwnPicture),
    v.object({ ...schemaOf(table).entries, rental_photos: v.optional(photosSchema, []) }),
    v.transform(({ id, rev, created_at, rental_photos, ...columns }): ItemRow => ({
      id,
      rev,
      createdAt: created_at,
      values: v.parse(v.record(v.string(), valueSchema), ofAdmins(columns)),
      photos: rental_photos,
    })),
  )

const selectedColumns = (table: AdminTable): string =>
  table === 'rentals' ? `${columnsOf(table)},rental_photos(${photoColumns})` : columnsOf(table)

export type ItemsRequest = {
  /** Null for items of all campuses. */
  readonly campus: CampusSlug | null
  /** An empty query matches all items. */
  readonly query: string
  readonly page: number
}

const readEntriesWith = async (
  userId: UserId,
  key: CatalogueKey,
  title: string,
  query: string,
): Promise<AdminResult<readonly ItemRow[]>> => {
  const entries = await readEntries(userId, key)
  return entries.ok ? done(entries.value.filter(({ values }) => containsWords(query, textIn(values, title)))) : entries
}

const queryRows =
  ({ table, title, campusColumn }: TabSpec, { campus, query }: Omit<ItemsRequest, 'page'>) =>
  (client: PostgrestClient) => {
    const pattern = patternOf(query)
    const all = client.from(table).select(selectedColumns(table), { count: 'exact' })
    const ofCampus = campus === null ? all : all.eq(campusColumn, campus)
    const found = pattern === '' ? ofCampus : ofCampus.ilike(title, pattern)
    return found.order('created_at', { ascending: false }).order('id')
  }

/** The most rows that PostgREST sends in one answer. */
const mostRows = 1000

/** All items of a tab. */
export const readAllItems = async (
  userId: UserId,
  spec: TabSpec,
  request: Omit<ItemsRequest, 'page'>,
): Promise<AdminResult<readonly ItemRow[]>> => {
  const key = catalogueKeyOf(spec, request.campus)
  if (key) return readEntriesWith(userId, key, spec.title, request.query)
  // Keyed by id, because a row that is added meanwhile moves others to later pages.
  const rows = new Map<string, ItemRow>()
  for (let page = 1; ; page += 1) {
    const part = await pageAs(
      userId,
      rowSchema(spec.table),
      (client, asked) => queryRows(spec, request)(client).range((asked - 1) * mostRows, asked * mostRows - 1),
      page,
    )
    if (!part.ok) return part
    for (const row of part.value.rows) rows.set(row.id, row)
    if (part.value.page !== page || page * mostRows >= part.value.total) return done([...rows.values()])
  }
}

/** One page of a tab: rows newest first, entries in the order of the screen. */
export const readItems = async (
  userId: UserId,
  spec: TabSpec,
  request: ItemsRequest,
): Promise<AdminResult<PageOf<ItemRow>>> => {
  const key = catalogueKeyOf(spec, request.campus)
  if (!key)
    return pageAs(
      userId,
      rowSchema(spec.table),
      (client, page) => queryRows(spec, request)(client).range(...rangeOf(page)),
      request.page,
    )
  const entries = await readEntriesWith(userId, key, spec.title, request.query)
  if (!entries.ok) return entries
  const page = Math.min(request.page, pagesOf(entries.value.length))
  const [from, to] = rangeOf(page)
  return done({ rows: entries.value.slice(from, to + 1), total: entries.value.length, page })
}

/** The current version of an item; null if it was deleted, or belongs to another campus than the given one. */
export const readItem = async (
  userId: UserId,
  spec: TabSpec,
  id: string,
  campus: CampusSlug | null = null,
): Promise<AdminResult<ItemRow | null>> => {
  const { table, campusColumn } = spec
  const key = catalogueKeyOf(spec, campus)
  if (key) {
    const entries = await readEntries(userId, key)
    return entries.ok ? done(entries.value.find((entry) => entry.id === id) ?? null) : entries
  }
  const rows = await readAs(userId, v.array(rowSchema(table)), (client) => {
    const found = client.from(table).select(selectedColumns(table)).eq('id', id)
    return campus === null ? found : found.eq(campusColumn, campus)
  })
  return rows.ok ? done(rows.value[0] ?? null) : rows
}

const shopsSchema = v.array(v.object({ id: v.string(), shop_name: v.string() }))

/** The shops of a campus that an e-shop product can belong to, sorted by name. */
export const readShops = (
  userId: UserId,
  campus: CampusSlug,
): Promise<AdminResult<v.InferOutput<typeof shopsSchema>>> =>
  readAs(userId, shopsSchema, (client) =>
    client.from('shops').select('id,shop_name').eq('campus', campus).order('shop_name').limit(1000),
  )
