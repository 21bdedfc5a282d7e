import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import { photoPlan, type GallerySelection, type ItemRow, type PhotoRow } from '@/admin/rules/item-row'
import type { UserId } from '@/kit/rules/ids'
import { readAs, writeAs, type AdminResult } from './request'
import { pictureUrl } from '@/store/remote/project'
import type { Query } from '@/store/remote/request-as'

export const photoColumns = 'id,image_url,is_primary'

/** The photos of a rental as the server sends them. */
export const photosSchema = v.array(
  v.pipe(
    v.object({ id: v.string(), image_url: v.string(), is_primary: v.boolean() }),
    v.transform(({ id, image_url, is_primary }): PhotoRow => ({
      id,
      url: pictureUrl(image_url) ?? '',
      primary: is_primary,
    })),
  ),
)

const readPhotos = (userId: UserId, rental: string): Promise<AdminResult<readonly PhotoRow[]>> =>
  readAs(userId, photosSchema, (client) =>
    client.from('rental_photos').select(photoColumns).eq('rental_id', rental).order('created_at').order('id'),
  )

type Step = { readonly needed: boolean; readonly run: (photos: ReturnType<PostgrestClient['from']>) => Query }

/**
 * Saves the photos of a rental in steps and stops at the first that fails. Returns the photos that the server then has.
 */
export const savePhotos = async (
  userId: UserId,
  { id: rental }: Pick<ItemRow, 'id'>,
  selection: GallerySelection,
): Promise<AdminResult<readonly PhotoRow[]>> => {
  const current = await readPhotos(userId, rental)
  if (!current.ok) return current
  const { add, demote, promote, remove } = photoPlan(current.value, selection, () => crypto.randomUUID())
  const rows = add.map(({ id, url, primary }) => ({ id, rental_id: rental, image_url: url, is_primary: primary }))
  const steps: readonly Step[] = [
    { needed: rows.length > 0, run: (photos) => photos.insert(rows).select('id') },
    { needed: demote.length > 0, run: (photos) => photos.update({ is_primary: false }).in('id', demote).select('id') },
    {
      needed: promote !== null,
      run: (photos) =>
        photos
          .update({ is_primary: true })
          .eq('id', promote ?? '')
          .select('id'),
    },
    { needed: remove.length > 0, run: (photos) => photos.delete().in('id', remove).select('id') },
  ]
  for (const { needed, run } of steps) {
    if (!needed) continue
    const step = await writeAs(userId, (client) => run(client.from('rental_photos')))
    if (!step.ok) return step
  }
  return readPhotos(userId, rental)
}
