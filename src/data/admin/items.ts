import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import { rowHasValues } from '@/domain/admin/item-form'
import type { ItemRow, Values } from '@/domain/admin/item-row'
import { patternOf, rangeOf } from '@/domain/admin/paging'
import type { AdminProblem } from '@/domain/admin/problems'
import type { AdminTable, TabSpec } from '@/domain/admin/tab-spec'
import type { CampusSlug } from '@/domain/university/campus'
import { campusContacts } from '@/domain/university/campus-contacts'
import { done, type AdminResult } from './admin-result'
import { pageAs, readAs, type PageOf } from './request'
import { photoColumns, photosSchema, savePhotos, type PhotoSelection } from './rental-photos'
import { columnsOf } from '../sync/table-names'
import { tables } from '../sync/tables'

const contactsSchema = v.pipe(v.array(v.unknown()), v.transform((list: unknown[]) => campusContacts(list)))
const valueSchema = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string()), contactsSchema])

/** Parses a row of the table into an `ItemRow`. The replicated schema of the table decides which columns it has. */
const rowSchema = (table: AdminTable) =>
  v.pipe(
    v.object({ ...tables[table].schema.entries, rental_photos: v.optional(photosSchema, []) }),
    v.transform(({ id, rev, created_at, rental_photos, ...values }): ItemRow => ({
      id,
      rev,
      createdAt: created_at,
      values: v.parse(v.record(v.string(), valueSchema), values),
      photos: rental_photos,
    })),
  )

const selectedColumns = (table: AdminTable): string => (table === 'rentals' ? `${columnsOf(table)},rental_photos(${photoColumns})` : columnsOf(table))

export type ItemsRequest = {
  /** Null for those of all campuses. */
  readonly campus: CampusSlug | null
  /** An empty one matches all items. */
  readonly query: string
  readonly page: number
}

/** One page of a tab, newest first. */
export const readItems = (userId: UserId, spec: TabSpec, { campus, query, page }: ItemsRequest): Promise<AdminResult<PageOf<ItemRow>>> => {
  const { table, title, campusColumn } = spec
  const pattern = patternOf(query)
  return pageAs(
    userId,
    rowSchema(table),
    (client, pageNumber) => {
      const all = client.from(table).select(selectedColumns(table), { count: 'exact' })
      const ofCampus = campus === null ? all : all.eq(campusColumn, campus)
      const found = pattern === '' ? ofCampus : ofCampus.ilike(title, pattern)
      return found.order('created_at', { ascending: false }).order('id').range(...rangeOf(pageNumber))
    },
    page,
  )
}

/** The current version of an item; null if it was deleted, or belongs to another campus than the given one. */
export const readItem = async (userId: UserId, spec: TabSpec, id: string, campus: CampusSlug | null = null): Promise<AdminResult<ItemRow | null>> => {
  const { table, campusColumn } = spec
  const rows = await readAs(userId, v.array(rowSchema(table)), (client) => {
    const found = client.from(table).select(selectedColumns(table)).eq('id', id)
    return campus === null ? found : found.eq(campusColumn, campus)
  })
  return rows.ok ? done(rows.value[0] ?? null) : rows
}

const shopsSchema = v.array(v.object({ id: v.string(), shop_name: v.string() }))

/** The shops of a campus that an e-shop product can belong to, sorted by name. */
export const readShops = (userId: UserId, campus: CampusSlug): Promise<AdminResult<v.InferOutput<typeof shopsSchema>>> =>
  readAs(userId, shopsSchema, (client) => client.from('shops').select('id,shop_name').eq('campus', campus).order('shop_name').limit(1000))

export type Saved =
  | { readonly kind: 'saved'; readonly row: ItemRow }
  /** Another admin has changed it, or deleted it (null). Nothing was written. */
  | { readonly kind: 'changed'; readonly theirs: ItemRow | null }
  /** The rental was written, but not all of its photos. Saving again continues from there. */
  | { readonly kind: 'half'; readonly row: ItemRow; readonly problem: AdminProblem }
  | { readonly kind: 'failed'; readonly problem: AdminProblem }

export type SaveRequest = {
  /** The campus of a new item; null for a campus itself. */
  readonly campus: CampusSlug | null
  readonly id: string
  /** The revision that was edited; null for a new item. */
  readonly rev: number | null
  readonly values: Values
  /** Null if the tab has no gallery. */
  readonly photos: PhotoSelection | null
}

/** Called when an update matched no row or an insert found its id taken. */
const compareWithServer = async (userId: UserId, spec: TabSpec, { id, values }: SaveRequest): Promise<Saved> => {
  const found = await readItem(userId, spec, id)
  if (!found.ok) return { kind: 'failed', problem: found.problem }
  // Nothing has the id, so something else is taken.
  if (!found.value && spec.hasSlug) return { kind: 'failed', problem: { kind: 'slug-taken' } }
  // The previous attempt was written, but its response was lost.
  return found.value && rowHasValues(found.value, values) ? { kind: 'saved', row: found.value } : { kind: 'changed', theirs: found.value }
}

const idsSchema = v.array(v.object({ id: v.string() }))

const writeRow = async (userId: UserId, spec: TabSpec, request: SaveRequest): Promise<Saved> => {
  const { campus, id, rev, values } = request
  const written = await readAs(userId, idsSchema, (client) => {
    const table = client.from(spec.table)
    return rev === null ? table.insert({ ...values, id, ...(campus !== null && { campus }) }).select('id') : table.update(values).eq('id', id).eq('rev', rev).select('id')
  })
  if (!written.ok) return written.problem.kind === 'taken' ? compareWithServer(userId, spec, request) : { kind: 'failed', problem: written.problem }
  if (written.value.length === 0) return compareWithServer(userId, spec, request)
  const current = await readItem(userId, spec, id)
  if (!current.ok) return { kind: 'failed', problem: current.problem }
  return current.value ? { kind: 'saved', row: current.value } : { kind: 'changed', theirs: null }
}

/**
 * Saves an item. A new one has an id made by the client, so that a retry is recognised. An edited one is written only if
 * its revision is unchanged. A rental's row is written before its photos.
 */
export const saveItem = async (userId: UserId, spec: TabSpec, request: SaveRequest): Promise<Saved> => {
  const saved = await writeRow(userId, spec, request)
  if (saved.kind !== 'saved' || !request.photos) return saved
  const photos = await savePhotos(userId, saved.row, request.photos)
  return photos.ok ? { ...saved, row: { ...saved.row, photos: photos.value } } : { kind: 'half', row: saved.row, problem: photos.problem }
}

export type Deleted = { readonly kind: 'deleted' } | { readonly kind: 'changed'; readonly now: ItemRow } | { readonly kind: 'failed'; readonly problem: AdminProblem }

/** Deletes an item if its revision is unchanged. The server deletes the photos of a rental in the same transaction. */
export const deleteItem = async (userId: UserId, spec: TabSpec, { id, rev }: Pick<ItemRow, 'id' | 'rev'>): Promise<Deleted> => {
  const deleted = await readAs(userId, idsSchema, (client) => client.from(spec.table).delete().eq('id', id).eq('rev', rev).select('id'))
  if (!deleted.ok) return { kind: 'failed', problem: deleted.problem }
  if (deleted.value.length > 0) return { kind: 'deleted' }
  const found = await readItem(userId, spec, id)
  if (!found.ok) return { kind: 'failed', problem: found.problem }
  if (!found.value) return { kind: 'deleted' }
  // Unchanged but not deleted: row-level security does not allow it.
  if (found.value.rev === rev) return { kind: 'failed', problem: { kind: 'not-allowed', message: 'This account may not delete it.' } }
  return { kind: 'changed', now: found.value }
}
