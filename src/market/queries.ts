import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useState } from 'react'
import { checkedAtOf } from '@/store/checked-at'
import { deviceDb } from '@/store/db'
import { readPending, readUnsentPhotos, readUploadUrls } from '@/store/sync/rows'
import { readInPages } from '@/store/read-in-pages'
import { useIdentity } from '@/store/session/use-session'
import type { QueryState } from '@/store/query-state'
import { usePulledQuery } from '@/store/use-stored-query'
import type { RowOf } from '@/store/sync/table-names'
import { useLinkedRow } from '@/store/sync/use-remote-rows'
import { listingOf, picturesOf, type Listing, type PhotoRecord } from '@/market/rules/listing'
import type { Identity } from '@/kit/rules/ids'
import { afterFrame, whenIdle } from '@/kit/platform/after-frame'
import { useMarket, type LocalPicture } from './market-actions'

export type Listings = QueryState<{
  readonly listings: readonly Listing[]
  /** False while only the newest listings have been read. */
  readonly isWhole: boolean
  /** Pictures that are not uploaded yet, keyed by their future URL. */
  readonly unsent: readonly LocalPicture[]
  readonly checkedAt: string | null | undefined
}>

type ItemRow = RowOf<'items'>

/** So many listings fill the screen and its overscan. */
const firstPageSize = 30

const newestFirst = (a: ItemRow, b: ItemRow): number =>
  a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1

/** Reads in one transaction, so that the pages are consistent with each other. */
const readItems = (readAll: boolean): Promise<readonly ItemRow[]> => {
  const db = deviceDb()
  const items = db.replica('items')
  return db.transaction('r', items, () =>
    readAll
      ? readInPages(items).then((all) => all.sort(newestFirst))
      : items.orderBy('created_at').reverse().limit(firstPageSize).toArray(),
  )
}

const readListings = async (identity: Identity | undefined, readAll: boolean) => {
  const [rows, freshness, pending, unsent] = await Promise.all([
    readItems(readAll),
    deviceDb().freshness.get('items'),
    readPending(identity, 'items'),
    identity === undefined ? [] : readUnsentPhotos(identity, 'items'),
  ])
  const reader = identity === undefined || identity === 'anonymous' ? null : identity
  return {
    listings: pending.applyTo(rows).flatMap(({ row, syncStatus }) => listingOf(row, syncStatus, reader) ?? []),
    // Read together with the listings: the URL of an unsent picture must not be requested from the server.
    unsent: unsent.map(({ url, ...photo }) => ({ ...photo, key: url })),
    checkedAt: checkedAtOf(freshness),
    isWhole: readAll || rows.length < firstPageSize,
  }
}

/**
 * Runs a callback when the browser is idle, after it has painted the first listings and requested their pictures, so
 * that these do not wait for the other listings. Returns a function that cancels the callback.
 */
const whenPainted = (callback: () => void): (() => void) => {
  let cancel = afterFrame(() => {
    cancel = afterFrame(() => {
      cancel = whenIdle(callback)
    })
  })
  return () => cancel()
}

/**
 * A live query of all listings, newest first, with the user's unsent ones on top. It returns the first page before it
 * reads the rest.
 */
export const useListings = (): Listings => {
  const identity = useIdentity()
  const [readAll, setReadAll] = useState(false)
  const stored = usePulledQuery(
    () => readListings(identity, readAll),
    [identity, readAll],
    ({ listings }) => listings.length === 0,
  )
  const isReady = stored.state === 'ready'
  useEffect(() => (isReady ? whenPainted(() => setReadAll(true)) : undefined), [isReady])
  return stored
}

/** The photo rows of these listings, with pending operations applied. */
export const photosOf = async (
  identity: Identity | undefined,
  ids: readonly string[],
): Promise<readonly PhotoRecord[]> => {
  const [rows, pending] = await Promise.all([
    deviceDb()
      .replica('item_photos')
      .where('item_id')
      .anyOf([...ids])
      .toArray(),
    readPending(identity, 'item_photos'),
  ])
  const idSet = new Set(ids)
  return pending.applyTo(rows).flatMap(({ row }) => (idSet.has(row.item_id) ? [row] : []))
}

const groupByListing = (photos: readonly PhotoRecord[]): ReadonlyMap<string, readonly PhotoRecord[]> => {
  const groups = new Map<string, PhotoRecord[]>()
  for (const photo of photos) groups.set(photo.item_id, [...(groups.get(photo.item_id) ?? []), photo])
  return groups
}

const noUrls: ReadonlySet<string> = new Set()

/** The pictures of each of these listings, in order. */
export const usePictures = (listings: readonly Listing[]): ((listing: Listing) => readonly string[]) => {
  const identity = useIdentity()
  const ids = listings.map(({ id }) => id)
  const result = useLiveQuery(
    async () => ({
      photos: await photosOf(identity, ids),
      pendingUrls: identity === undefined ? noUrls : await readUploadUrls(identity),
    }),
    [identity, ids.join()],
  )
  const { pictureAt } = useMarket()
  const byListing = useMemo(() => groupByListing(result?.photos ?? []), [result])
  // The two live queries update separately, so a row may arrive before its local picture.
  const canShow = (url: string): boolean => pictureAt(url) !== url || result?.pendingUrls.has(url) !== true
  return ({ id, image }) =>
    picturesOf(image, byListing.get(id) ?? [])
      .filter(canShow)
      .map(pictureAt)
}

/** A listing of another campus that a shared link opens. The list does not include it. */
export type ListingElsewhere = {
  readonly listing: Listing
  readonly pictures: readonly string[]
  readonly campus: string
}

type OpenListing = {
  readonly listing: Listing | null
  readonly elsewhere: ListingElsewhere | null
  /** The reason why the listing cannot be shown. `unknown`: the server cannot be asked. */
  readonly missing: 'gone' | 'unknown' | null
}

/** The listing that the address opens: one on this phone, an older one that is loaded, or one of another campus. */
export const useOpenListing = (result: Listings, item: string | null): OpenListing => {
  const isRead = result.state === 'ready' && result.isWhole && result.checkedAt !== null
  const listing = (result.state === 'ready' && result.listings.find(({ id }) => id === item)) || null
  const linked = useLinkedRow('items', item, isRead && item !== null && listing === null)
  if (item === null || listing || !isRead) return { listing, elsewhere: null, missing: null }
  switch (linked.kind) {
    case 'elsewhere': {
      const theirs = listingOf(linked.row, 'sent', null)
      return theirs
        ? {
            listing: null,
            elsewhere: { listing: theirs, pictures: picturesOf(theirs.image, linked.photos), campus: linked.campus },
            missing: null,
          }
        : { listing: null, elsewhere: null, missing: 'gone' }
    }
    case 'gone':
      return { listing: null, elsewhere: null, missing: 'gone' }
    case 'offline':
    case 'failed':
      return { listing: null, elsewhere: null, missing: 'unknown' }
    case 'loading':
    case 'stored':
      return { listing: null, elsewhere: null, missing: null }
  }
}
