import type { Identity } from '@/kit/rules/ids'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useState } from 'react'
import { checkedAtOf } from '@/store/checked-at'
import { deviceDb } from '@/store/db'
import { readPending, readUnsentPhotos, readUploadUrls } from '@/store/sync/rows'
import { readInPages } from '@/store/read-in-pages'
import { useIdentity } from '@/store/session/use-session'
import type { QueryState } from '@/store/query-state'
import { usePulledQuery } from '@/store/use-stored-query'
import { listingOf, picturesOf, type Listing, type PhotoRecord } from '@/market/rules/listing'
import { afterFrame, whenIdle } from '@/kit/platform/after-frame'
import { useMarket } from './market-actions'
import type { LocalPicture } from './use-object-urls'
import type { RowOf } from '@/store/sync/table-names'

export type Listings = QueryState<{
  readonly listings: readonly Listing[]
  /** False while only the newest listings have been read. */
  readonly isWhole: boolean
  /** Pictures that are not uploaded yet, keyed by their future URL. */
  readonly unsent: readonly LocalPicture[]
  readonly checkedAt: string | null | undefined
}>

type ItemRow = RowOf<'items'>

/** Listings that fill the screen and its overscan. */
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
 * Runs a callback when the browser is idle after the first listings have been painted and their pictures asked for, so
 * that these wait for none of the others. Returns a function that cancels it.
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
 * A live query of all listings, newest first, the user's unsent ones on top. The first page is returned before the rest
 * is read.
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
