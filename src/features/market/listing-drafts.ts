import type { Draft, Lane, StoredPhoto, Values } from '@/data/outbox/operation'
import { fileRemoval } from '@/data/outbox/file-removal'
import { publicPictureUrl } from '@/data/remote/project'
import type { User } from '@/data/session/session-state'
import { maxPhotos, type Listing, type PhotoRecord } from '@/domain/market/listing'
import { columnsOf, type ListingValues } from '@/domain/market/listing-form'
import { photoName } from '@/domain/shared/photo-name'
import type { FormPhoto, NewPhoto } from './form-photo'

/** What is to be kept and sent for one listing, in the order in which it must reach the server. */
export type ListingDrafts = { readonly lane: Lane; readonly drafts: readonly Draft[]; readonly photos: readonly StoredPhoto[] }

const bucket = 'item-images'
const longestName = 120
export const laneOf = (item: string): Lane => `items/${item}`

type PhotoWrite = { readonly url: string; readonly position: number; readonly upload: Draft; readonly insert: Draft; readonly stored: StoredPhoto }

/** What it takes to bring photos to the server, each at a path that never holds anything else. */
const photoWrites = (person: User, item: string, photos: readonly NewPhoto[], positions: readonly number[]): PhotoWrite[] => {
  const lane = laneOf(item)
  const folder = `${person.id}/${crypto.randomUUID()}`
  return positions.slice(0, photos.length).flatMap((position, place) => {
    const chosen = photos[place]
    if (!chosen) return []
    const { bytes, small, type } = chosen
    const path = `${folder}/${photoName(String(place + 1), chosen.type)}`
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

/** Lists an item: its photos first, then the item, then what joins the two. */
export const draftsToList = (person: User, values: ListingValues, photos: readonly FormPhoto[]): ListingDrafts => {
  const item = crypto.randomUUID()
  const lane = laneOf(item)
  const writes = photoWrites(person, item, photos.filter(isNew), allPositions)
  const row = { ...values, seller_name: person.fullName?.slice(0, longestName) ?? null, image_url: writes[0]?.url ?? null }
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

const changedOf = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => before[column] !== value))

/** The old values of the columns that change. */
const only = (changed: Values, before: Values): Values =>
  Object.fromEntries(Object.entries(before).filter(([column]) => column in changed))

/** What an edit makes of the photos: which go, which come, and which is the first one afterwards. */
const photoChange = (person: User, listing: Listing, photos: readonly FormPhoto[], known: readonly PhotoRecord[]) => {
  const kept = new Set(photos.flatMap((photo) => (photo.kind === 'kept' ? [photo.url] : [])))
  const stay = known.filter((photo) => kept.has(photo.image_url))
  const taken = new Set(stay.map((photo) => photo.position))
  const free = allPositions.filter((position) => !taken.has(position))
  const writes = photoWrites(person, listing.id, photos.filter(isNew), free)
  const first = [...stay.map(({ image_url: url, position }) => ({ url, position })), ...writes].sort((a, b) => a.position - b.position)[0]
  const pictures = [...(listing.image === null ? [] : [listing.image]), ...known.map((photo) => photo.image_url)]
  return {
    writes,
    // Its own picture stays the first one, unless it was taken out.
    image: listing.image !== null && kept.has(listing.image) ? listing.image : (first?.url ?? null),
    removed: known.filter((photo) => !kept.has(photo.image_url)),
    gone: [...new Set(pictures)].filter((url) => !kept.has(url)),
  }
}

/**
 * Changes a listing; no drafts where nothing is different.
 * @param known the photo rows that the listing has now
 */
export const draftsToChange = (
  person: User,
  listing: Listing,
  { seller_phone, ...values }: ListingValues,
  photos: readonly FormPhoto[],
  known: readonly PhotoRecord[],
): ListingDrafts => {
  const lane = laneOf(listing.id)
  const { writes, image, removed, gone } = photoChange(person, listing, photos, known)
  const before: Values = { ...columnsOf(listing), image_url: listing.image }
  const changed = { ...changedOf(before, { ...values, image_url: image }), ...(seller_phone === null ? {} : { seller_phone }) }
  const update: Draft[] =
    Object.keys(changed).length === 0
      ? []
      : [{ action: 'update', table: 'items', row: listing.id, lane, values: changed, before: only(changed, before), baseRev: listing.rev }]
  return {
    lane,
    drafts: [
      ...writes.map(({ upload }) => upload),
      // First out, then in: a place holds one photo.
      ...removed.map(({ id }): Draft => ({ action: 'delete', table: 'item_photos', row: id, lane })),
      ...update,
      ...writes.map(({ insert }) => insert),
      ...gone.flatMap((url) => fileRemoval(bucket, url, lane)),
    ],
    photos: writes.map(({ stored }) => stored),
  }
}

/** Deletes a listing, then its pictures. */
export const draftsToDelete = ({ id, image }: Listing, known: readonly PhotoRecord[]): ListingDrafts => {
  const lane = laneOf(id)
  const pictures = new Set([...(image === null ? [] : [image]), ...known.map((photo) => photo.image_url)])
  return { lane, drafts: [{ action: 'delete', table: 'items', row: id, lane }, ...[...pictures].flatMap((url) => fileRemoval(bucket, url, lane))], photos: [] }
}
