import { chosenCampus } from '@/store/chosen-campus'
import { updateOf, write, type Change, type Upload, type Written } from '@/store/sync/write'
import { publicPictureUrl } from '@/store/remote/project'
import type { User } from '@/store/session/session-state'
import { maxPhotos, photoBucket, picturesOf, type Listing, type PhotoRecord } from '@/market/rules/listing'
import { columnsOf, type ListingValues } from '@/market/rules/listing-fields'
import { cutText } from '@/kit/rules/cut-text'
import { photoName } from '@/kit/rules/photo-name'
import type { FormPhoto, NewPhoto } from './form-photo'
import { photosOf } from './queries'

/** The changes of one listing, in the order in which they must reach the server, with its files. */
export type ListingChanges = {
  readonly id: string
  readonly changes: readonly Change[]
  readonly uploads: readonly Upload[]
  readonly removed: readonly string[]
}

const maxNameLength = 120

type PhotoWrite = { readonly url: string; readonly position: number; readonly upload: Upload; readonly insert: Change }

/** Builds the upload and the row of each photo. A path is unique: no other file is ever stored at it. */
const photoWrites = (
  user: User,
  item: string,
  photos: readonly NewPhoto[],
  positions: readonly number[],
): PhotoWrite[] => {
  const folder = `${user.id}/${crypto.randomUUID()}`
  return positions.slice(0, photos.length).flatMap((position, index) => {
    const newPhoto = photos[index]
    if (!newPhoto) return []
    const { bytes, small, type } = newPhoto
    const path = `${folder}/${photoName(String(index + 1), type)}`
    const url = publicPictureUrl(photoBucket, path)
    const values = { item_id: item, image_url: url, position }
    return [
      {
        url,
        position,
        upload: { path, bytes, small, type },
        insert: { action: 'insert', table: 'item_photos', row: crypto.randomUUID(), values },
      },
    ]
  })
}

const isNew = (photo: FormPhoto): photo is NewPhoto => photo.kind === 'new'
const allPositions: readonly number[] = Array.from({ length: maxPhotos }, (_, position) => position)

/** Lists an item: the photos, then the item, then the rows that join the two. */
export const changesToList = (user: User, values: ListingValues, photos: readonly FormPhoto[]): ListingChanges => {
  const id = crypto.randomUUID()
  const writes = photoWrites(user, id, photos.filter(isNew), allPositions)
  const row = {
    ...values,
    campus: chosenCampus().slug,
    seller_name: user.fullName === null ? null : cutText(user.fullName, maxNameLength),
    image_url: writes[0]?.url ?? null,
  }
  return {
    id,
    changes: [{ action: 'insert', table: 'items', row: id, values: row }, ...writes.map(({ insert }) => insert)],
    uploads: writes.map(({ upload }) => upload),
    removed: [],
  }
}

/** Compares the photos before and after an edit: the added ones, the removed ones, and the cover. */
const photoChange = (user: User, listing: Listing, photos: readonly FormPhoto[], photoRows: readonly PhotoRecord[]) => {
  const remainingUrls = new Set(photos.flatMap((photo) => (photo.kind === 'active' ? [photo.url] : [])))
  const remaining = photoRows.filter((photo) => remainingUrls.has(photo.image_url))
  const taken = new Set(remaining.map((photo) => photo.position))
  const free = allPositions.filter((position) => !taken.has(position))
  const writes = photoWrites(user, listing.id, photos.filter(isNew), free)
  const first = [...remaining.map(({ image_url: url, position }) => ({ url, position })), ...writes].sort(
    (a, b) => a.position - b.position,
  )[0]
  return {
    writes,
    // The cover stays the same unless it was removed.
    image: listing.image !== null && remainingUrls.has(listing.image) ? listing.image : (first?.url ?? null),
    removedRows: photoRows.filter((photo) => !remainingUrls.has(photo.image_url)),
    removed: picturesOf(listing.image, photoRows).filter((url) => !remainingUrls.has(url)),
  }
}

/**
 * Changes a listing. Without a difference there are no changes.
 * @param photoRows the current photo rows of the listing
 */
export const changesToEdit = (
  user: User,
  listing: Listing,
  { seller_phone, ...values }: ListingValues,
  photos: readonly FormPhoto[],
  photoRows: readonly PhotoRecord[],
): ListingChanges => {
  const { id, rev, image: cover } = listing
  const { writes, image, removedRows, removed } = photoChange(user, listing, photos, photoRows)
  // Phones have no copy of the seller's number, so it is sent only when it was typed.
  const update = updateOf(
    'items',
    { id, rev, ...columnsOf(listing), image_url: cover },
    { ...values, image_url: image, ...(seller_phone === null ? {} : { seller_phone }) },
  )
  return {
    id,
    changes: [
      // Delete before insert: two photos cannot share a position.
      ...removedRows.map((photo): Change => ({ action: 'delete', table: 'item_photos', row: photo.id })),
      ...(update ? [update] : []),
      ...writes.map(({ insert }) => insert),
    ],
    uploads: writes.map(({ upload }) => upload),
    removed,
  }
}

const writeListing = (user: User, { id, changes, uploads, removed }: ListingChanges): Promise<Written> =>
  write(user.id, changes, { lane: `items/${id}`, files: { bucket: photoBucket, uploads, removed } })

/** @throws StorageFullError | StorageUnavailableError; nothing was saved */
export const listItem = (user: User, values: ListingValues, photos: readonly FormPhoto[]): Promise<Written> =>
  writeListing(user, changesToList(user, values, photos))

/**
 * Changes a listing. Resolves to null when nothing differs.
 * @throws StorageFullError | StorageUnavailableError; nothing was saved
 */
export const changeItem = async (
  user: User,
  listing: Listing,
  values: ListingValues,
  photos: readonly FormPhoto[],
): Promise<Written | null> => {
  const change = changesToEdit(user, listing, values, photos, await photosOf(user.id, [listing.id]))
  return change.changes.length === 0 ? null : writeListing(user, change)
}
