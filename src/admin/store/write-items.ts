import * as v from 'valibot'
import { rowHasValues } from '@/admin/rules/item-form'
import type { ItemRow, Deleted, Saved, SaveRequest } from '@/admin/rules/item-row'
import { catalogueKeyOf, type TabSpec } from '@/admin/rules/tab-spec'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { mayNotDelete } from '#words/admin/panel'
import { deleteEntry, saveEntries } from './entries'
import { readItem } from './items'
import { savePhotos } from './rental-photos'
import { readAs } from './request'

/** Called when an update matched no row or an insert found its id taken. */
const compareWithServer = async (userId: UserId, spec: TabSpec, { id, values }: SaveRequest): Promise<Saved> => {
  const found = await readItem(userId, spec, id)
  if (!found.ok) return { kind: 'failed', problem: found.problem }
  // Nothing has the id, so something else is taken.
  if (!found.value && spec.hasSlug) return { kind: 'failed', problem: { kind: 'slug-taken' } }
  // The previous attempt was written, but its response was lost.
  return found.value && rowHasValues(found.value, values)
    ? { kind: 'saved', row: found.value }
    : { kind: 'changed', theirs: found.value }
}

const idsSchema = v.array(v.object({ id: v.string() }))

const writeRow = async (userId: UserId, spec: TabSpec, request: SaveRequest): Promise<Saved> => {
  const { campus, id, rev, values } = request
  const written = await readAs(userId, idsSchema, (client) => {
    const table = client.from(spec.table)
    return rev === null
      ? table.insert({ ...values, id, ...(campus !== null && { campus }) }).select('id')
      : table.update(values).eq('id', id).eq('rev', rev).select('id')
  })
  if (!written.ok)
    return written.problem.kind === 'taken'
      ? compareWithServer(userId, spec, request)
      : { kind: 'failed', problem: written.problem }
  if (written.value.length === 0) return compareWithServer(userId, spec, request)
  const current = await readItem(userId, spec, id)
  if (!current.ok) return { kind: 'failed', problem: current.problem }
  return current.value ? { kind: 'saved', row: current.value } : { kind: 'changed', theirs: null }
}

/**
 * Saves an item. A new one has an id made by the client, so that a retry is recognised. An edited one is written only
 * if its revision is unchanged. A rental's row is written before its photos.
 */
export const saveItem = async (userId: UserId, spec: TabSpec, request: SaveRequest): Promise<Saved> => {
  const key = catalogueKeyOf(spec, request.campus)
  if (key) return (await saveEntries(userId, key, [request])).get(request.id) ?? { kind: 'changed', theirs: null }
  const saved = await writeRow(userId, spec, request)
  if (saved.kind !== 'saved' || !request.photos) return saved
  const photos = await savePhotos(userId, saved.row, request.photos)
  return photos.ok
    ? { ...saved, row: { ...saved.row, photos: photos.value } }
    : { kind: 'half', row: saved.row, problem: photos.problem }
}

/** Deletes an item if its revision is unchanged. The server deletes the photos of a rental in the same transaction. */
export const deleteItem = async (
  userId: UserId,
  spec: TabSpec,
  row: Pick<ItemRow, 'id' | 'rev'> & Partial<Pick<ItemRow, 'values'>>,
  campus: CampusSlug | null = null,
): Promise<Deleted> => {
  const key = catalogueKeyOf(spec, campus)
  if (key) return deleteEntry(userId, key, row)
  const { id, rev } = row
  const deleted = await readAs(userId, idsSchema, (client) =>
    client.from(spec.table).delete().eq('id', id).eq('rev', rev).select('id'),
  )
  if (!deleted.ok) return { kind: 'failed', problem: deleted.problem }
  if (deleted.value.length > 0) return { kind: 'deleted' }
  const found = await readItem(userId, spec, id)
  if (!found.ok) return { kind: 'failed', problem: found.problem }
  if (!found.value) return { kind: 'deleted' }
  // Unchanged but not deleted: row-level security does not allow it.
  if (found.value.rev === rev) return { kind: 'failed', problem: { kind: 'not-allowed', message: mayNotDelete } }
  return { kind: 'changed', now: found.value }
}
