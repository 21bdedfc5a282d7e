import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import { draftHasValue } from '@/domain/admin/item-form'
import type { ItemRow, Values } from '@/domain/admin/item-row'
import { patternOf, rangeOf } from '@/domain/admin/paging'
import type { AdminProblem } from '@/domain/admin/problems'
import type { AdminTable, TabSpec } from '@/domain/admin/tab-spec'
import { columnsOf } from '../pull/pulled-tables'
import { replicatedTables } from '../pull/replicated-tables'
import { done, type AdminAnswer } from './admin-answer'
import { pageAs, readAs, type PageOf } from './request'
import { savePhotos, type PhotoSelection } from './rental-photos'

const photosSchema = v.array(v.object({ id: v.string(), image_url: v.string(), is_primary: v.boolean() }))
const nested = 'rental_photos(id,image_url,is_primary)'

const valueSchema = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())])

/** A row of the table becomes the panel's own. The table's schema decides which columns there are. */
const rowSchema = (table: AdminTable) =>
  v.pipe(
    v.object({ ...replicatedTables[table].entries, rental_photos: v.optional(photosSchema, []) }),
    v.transform(({ id, rev, created_at, rental_photos, ...values }): ItemRow => ({
      id,
      rev,
      createdAt: created_at,
      values: v.parse(v.record(v.string(), valueSchema), values),
      photos: rental_photos.map((photo) => ({ id: photo.id, url: photo.image_url, primary: photo.is_primary })),
    })),
  )

const columnsAsked = (table: AdminTable): string => (table === 'rentals' ? `${columnsOf(table)},${nested}` : columnsOf(table))

/** One page of a tab, newest first. */
export const readItems = (person: UserId, { table, title }: TabSpec, words: string, page: number): Promise<AdminAnswer<PageOf<ItemRow>>> => {
  const pattern = patternOf(words)
  return pageAs(
    person,
    rowSchema(table),
    (client, wanted) => {
      const all = client.from(table).select(columnsAsked(table), { count: 'exact' })
      const found = pattern === '' ? all : all.ilike(title, pattern)
      return found.order('created_at', { ascending: false }).order('id').range(...rangeOf(wanted))
    },
    page,
  )
}

/** An item as it is now; null when it is gone. */
export const readItem = async (person: UserId, { table }: TabSpec, id: string): Promise<AdminAnswer<ItemRow | null>> => {
  const rows = await readAs(person, v.array(rowSchema(table)), (client) => client.from(table).select(columnsAsked(table)).eq('id', id))
  return rows.ok ? done(rows.value[0] ?? null) : rows
}

const shopsSchema = v.array(v.object({ id: v.string(), shop_name: v.string() }))

/** The shops that an e-shop product can belong to, by name. */
export const readShops = (person: UserId): Promise<AdminAnswer<v.InferOutput<typeof shopsSchema>>> =>
  readAs(person, shopsSchema, (client) => client.from('shops').select('id,shop_name').order('shop_name').limit(1000))

export type Saved =
  | { readonly kind: 'saved'; readonly row: ItemRow }
  /** Somebody changed it meanwhile, or deleted it (null): nothing was written. */
  | { readonly kind: 'changed'; readonly theirs: ItemRow | null }
  /** The rental is written, its photos are not all; saving again goes on from there. */
  | { readonly kind: 'half'; readonly row: ItemRow; readonly problem: AdminProblem }
  | { readonly kind: 'failed'; readonly problem: AdminProblem }

export type SaveRequest = {
  readonly id: string
  /** The revision that was edited; null for a new item. */
  readonly rev: number | null
  readonly values: Values
  /** Null where a tab has no gallery. */
  readonly photos: PhotoSelection | null
}

/** What the server has when a save found nothing to write, or its key taken. */
const look = async (person: UserId, spec: TabSpec, { id, values }: SaveRequest): Promise<Saved> => {
  const found = await readItem(person, spec, id)
  if (!found.ok) return { kind: 'failed', problem: found.problem }
  // The last try got there, though its answer did not.
  return found.value && draftHasValue(found.value, values) ? { kind: 'saved', row: found.value } : { kind: 'changed', theirs: found.value }
}

const idsSchema = v.array(v.object({ id: v.string() }))

const writeRow = async (person: UserId, spec: TabSpec, request: SaveRequest): Promise<Saved> => {
  const { id, rev, values } = request
  const written = await readAs(person, idsSchema, (client) => {
    const table = client.from(spec.table)
    return rev === null ? table.insert({ ...values, id }).select('id') : table.update(values).eq('id', id).eq('rev', rev).select('id')
  })
  if (!written.ok) return written.problem.kind === 'taken' ? look(person, spec, request) : { kind: 'failed', problem: written.problem }
  if (written.value.length === 0) return look(person, spec, request)
  const now = await readItem(person, spec, id)
  if (!now.ok) return { kind: 'failed', problem: now.problem }
  return now.value ? { kind: 'saved', row: now.value } : { kind: 'changed', theirs: null }
}

/**
 * Saves an item: a new one under an id of our own making, so that a second try is recognised; an edited one only while
 * nobody else has changed it. Of a rental the row goes first and its photos follow.
 */
export const saveItem = async (person: UserId, spec: TabSpec, request: SaveRequest): Promise<Saved> => {
  const saved = await writeRow(person, spec, request)
  if (saved.kind !== 'saved' || !request.photos) return saved
  const photos = await savePhotos(person, saved.row, request.photos)
  return photos.ok ? { ...saved, row: { ...saved.row, photos: photos.value } } : { kind: 'half', row: saved.row, problem: photos.problem }
}

export type Deleted = { readonly kind: 'deleted' } | { readonly kind: 'changed'; readonly now: ItemRow } | { readonly kind: 'failed'; readonly problem: AdminProblem }

/** Deletes an item as it was seen; one that was changed since is not. The photos of a rental go with it, in one step of the server's. */
export const deleteItem = async (person: UserId, spec: TabSpec, { id, rev }: Pick<ItemRow, 'id' | 'rev'>): Promise<Deleted> => {
  const gone = await readAs(person, idsSchema, (client) => client.from(spec.table).delete().eq('id', id).eq('rev', rev).select('id'))
  if (!gone.ok) return { kind: 'failed', problem: gone.problem }
  if (gone.value.length > 0) return { kind: 'deleted' }
  const found = await readItem(person, spec, id)
  if (!found.ok) return { kind: 'failed', problem: found.problem }
  if (!found.value) return { kind: 'deleted' }
  // Nobody changed it, and still it did not go: this account may not.
  if (found.value.rev === rev) return { kind: 'failed', problem: { kind: 'not-allowed', message: 'This account may not delete it.' } }
  return { kind: 'changed', now: found.value }
}
