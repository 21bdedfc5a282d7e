import { chosenCampus } from '@/data/chosen-campus'
import type { Draft, Lane, StoredPhoto } from '@/data/sync/outbox/operation'
import type { Values } from '@/data/sync/outbox/values'
import { fileRemoval } from '@/data/sync/outbox/file-removal'
import { publicPictureUrl } from '@/data/remote/project'
import type { User } from '@/data/session/session-state'
import { maxPhotos, type Listing, type PhotoRecord } from '@/domain/market/listing'
import { columnsOf, type ListingValues } from '@/domain/market/listing-form'
import { photoName } from '@/domain/shared/photo-name'
import type { FormPhoto, NewPhoto } from './form-photo'

/** The drafts of one listing, in the order in which they must reach the server, with the photos to store. */
export type ListingDrafts = { readonly lane: Lane; readonly drafts: readonly Draft[]; readonly photos: readonly StoredPhoto[] }

const bucket = 'item-images'
const maxNameLength = 120
export const laneOf = (item: string): Lane => `items/${item}`

type PhotoWrite = { readonly url: string; readonly position: number; readonly upload: Draft; readonly insert: Draft; readonly stored: StoredPhoto }

/** Builds the upload and the row of each photo. A path is unique: no other file is ever stored at it. */
const photoWrites = (user: User, item: string, photos: readonly NewPhoto[], positions: readonly number[]): PhotoWrite[] => {
  const lane = laneOf(item)
  const folder = `${user.id}/${crypto.randomUUID()}`
  return positions.slice(0, photos.length).flatMap((position, index) => {
    const newPhoto = photos[index]
    if (!newPhoto) return []
    const { bytes, small, type } = newPhoto
    const path = `${folder}/${photoName(String(index + 1), type)}`
    const url = publicPictureUrl(bucket, path)
    const photo = crypto.randomUUID()
    const values = { item_id: item, image_url: url, position }
    return [
      {
        url,
        position,
        upload: { action: 'upload', bucket, path, photo, lane },
        insert: { action: 'insert', table: 'item_photos', row: crypto.randomUUID(), lane, values },
        stored: { id: photo, lane, bucket, path, bytes, small, type },
      },
    ]
  })
}

const isNew = (photo: FormPhoto): photo is NewPhoto => photo.kind === 'new'
const allPositions: readonly number[] = Array.from({ length: maxPhotos }, (_, position) => position)

/** Lists an item: the photos, then the item, then the rows that join the two. */
export const draftsToList = (user: User, values: ListingValues, photos: readonly FormPhoto[]): ListingDrafts => {
  const item = crypto.randomUUID()
  const lane = laneOf(item)
  const writes = photoWrites(user, item, photos.filter(isNew), allPositions)
  const row = { ...values, campus: chosenCampus().slug, seller_name: user.fullName?.slice(0, maxNameLength) ?? null, image_url: writes[0]?.url ?? null }
  return {
    lane,
    drafts: [
      ...writes.map(({ upload }) => upload),
      { action: 'insert', table: 'items', row: item, lane, values: row },
      ...writes.map(({ insert }) => insert),
    ],
    photos: writes.map(({ stored }) => stored),
  }
}

const changedColumns = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => before[column] !== value))

/** The old values of the columns that change. */
const oldValues = (changed: Values, before: Values): Values =>
  Object.fromEntries(Object.entries(before).filter(([column]) => column in changed))

/** Compares the photos before and after an edit: which are added, which are removed, and which is the cover. */
const photoChange = (user: User, listing: Listing, photos: readonly FormPhoto[], photoRows: readonly PhotoRecord[]) => {
  const remainingUrls = new Set(photos.flatMap((photo) => (photo.kind === 'kept' ? [photo.url] : [])))
  const remaining = photoRows.filter((photo) => remainingUrls.has(photo.image_url))
  const taken = new Set(remaining.map((photo) => photo.position))
  const free = allPositions.filter((position) => !taken.has(position))
  const writes = photoWrites(user, listing.id, photos.filter(isNew), free)
  const first = [...remaining.map(({ image_url: url, position }) => ({ url, position })), ...writes].sort((a, b) => a.position - b.position)[0]
  const pictures = [...(listing.image === null ? [] : [listing.image]), ...photoRows.map((photo) => photo.image_url)]
  return {
    writes,
    // The cover stays the same unless it was removed.
    image: listing.image !== null && remainingUrls.has(listing.image) ? listing.image : (first?.url ?? null),
    removedRows: photoRows.filter((photo) => !remainingUrls.has(photo.image_url)),
    removedUrls: [...new Set(pictures)].filter((url) => !remainingUrls.has(url)),
  }
}

/**
 * Changes a listing. Without a change there are no drafts.
 * @param photoRows the current photo rows of the listing
 */
export const draftsToChange = (
  user: User,
  listing: Listing,
  { seller_phone, ...values }: ListingValues,
  photos: readonly FormPhoto[],
  photoRows: readonly PhotoRecord[],
): ListingDrafts => {
  const lane = laneOf(listing.id)
  const { writes, image, removedRows, removedUrls } = photoChange(user, listing, photos, photoRows)
  const before: Values = { ...columnsOf(listing), image_url: listing.image }
  const changed = { ...changedColumns(before, { ...values, image_url: image }), ...(seller_phone === null ? {} : { seller_phone }) }
  const update: Draft[] =
    Object.keys(changed).length === 0
      ? []
      : [{ action: 'update', table: 'items', row: listing.id, lane, values: changed, before: oldValues(changed, before), baseRev: listing.rev }]
  return {
    lane,
    drafts: [
      ...writes.map(({ upload }) => upload),
      // Delete before insert: two photos cannot share a position.
      ...removedRows.map(({ id }): Draft => ({ action: 'delete', table: 'item_photos', row: id, lane })),
      ...update,
      ...writes.map(({ insert }) => insert),
      ...removedUrls.flatMap((url) => fileRemoval(bucket, url, lane)),
    ],
    photos: writes.map(({ stored }) => stored),
  }
}

/** Deletes a listing, then its pictures. */
export const draftsToDelete = ({ id, image }: Listing, photoRows: readonly PhotoRecord[]): ListingDrafts => {
  const lane = laneOf(id)
  const pictures = new Set([...(image === null ? [] : [image]), ...photoRows.map((photo) => photo.image_url)])
  return { lane, drafts: [{ action: 'delete', table: 'items', row: id, lane }, ...[...pictures].flatMap((url) => fileRemoval(bucket, url, lane))], photos: [] }
}
