import type { Identity } from '@/domain/shared/ids'
import { useLiveQuery } from 'dexie-react-hooks'
import type { SyncStatus } from '@/domain/shared/sync-status'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { deviceDb } from '@/data/db'
import { applyPending } from '@/data/sync/outbox/apply-pending'
import type { Operation } from '@/data/sync/outbox/operation'
import { userDb } from '@/data/sync/outbox/user-db'
import { rowReader } from '@/data/sync/outbox/read-row'
import { readInPages } from '@/data/read-in-pages'
import { publicPictureUrl } from '@/data/remote/project'
import { useIdentity } from '@/data/session/use-session'
import type { QueryState } from '@/data/query-state'
import { usePulledQuery } from '@/data/use-stored-query'
import { listingOf, picturesOf, type Listing, type PhotoRecord } from '@/domain/market/listing'
import { whenIdle } from '@/ui/platform/after-frame'
import { useMarket } from './market-actions'
import type { LocalPicture } from './use-object-urls'
import type { RowOf } from '@/data/sync/table-names'
import { tables } from '@/data/sync/tables'

export type Listings = QueryState<{
  readonly listings: readonly Listing[]
  /** False while only the newest listings have been read. */
  readonly isWhole: boolean
  /** Pictures that are not uploaded yet, keyed by their future URL. */
  readonly unsent: readonly LocalPicture[]
  readonly checkedAt: string | null
}>

const readItem = rowReader(tables.items.schema)
const readPhoto = rowReader(tables.item_photos.schema)

const operationsOf = (identity: Identity | undefined): Promise<Operation[]> =>
  identity === undefined ? Promise.resolve([]) : userDb(identity).operations.orderBy('seq').toArray()

/** Sync status by listing id, for listings with queued operations. A rejected photo makes its listing rejected. */
const syncStatuses = (operations: readonly Operation[]): ReadonlyMap<string, SyncStatus> => {
  const statuses = new Map<string, SyncStatus>()
  for (const { lane, state } of operations) {
    if (!lane.startsWith('items/')) continue
    const id = lane.slice('items/'.length)
    if (state === 'rejected' || !statuses.has(id)) statuses.set(id, state === 'rejected' ? 'rejected' : 'waiting')
  }
  return statuses
}

type ItemRow = RowOf<'items'>

/** Listings that fill the screen and its overscan. */
const firstPageSize = 30

const newestFirst = (a: ItemRow, b: ItemRow): number =>
  a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1

/** Reads in one transaction, so that the pages are consistent with each other. */
const readItems = (readAll: boolean): Promise<readonly ItemRow[]> => {
  const db = deviceDb()
  const items = db.replica('items')
  return db.transaction('r', items, () => (readAll ? readInPages(items).then((all) => all.sort(newestFirst)) : items.orderBy('created_at').reverse().limit(firstPageSize).toArray()))
}

const readListings = async (identity: Identity | undefined, readAll: boolean) => {
  const db = deviceDb()
  const [rows, freshness, operations, photos] = await Promise.all([
    readItems(readAll),
    db.freshness.get('items'),
    operationsOf(identity),
    identity === undefined ? [] : userDb(identity).photos.where('lane').startsWith('items/').toArray(),
  ])
  const syncStatus = syncStatuses(operations)
  const reader = identity === undefined || identity === 'anonymous' ? null : identity
  return {
    listings: applyPending('items', operations, rows, readItem).flatMap(
      ({ row }) => listingOf(row, syncStatus.get(row.id) ?? 'sent', reader) ?? [],
    ),
    // Read together with the listings: the URL of an unsent picture must not be requested from the server.
    unsent: photos.map(({ bucket, path, bytes, type }) => ({ key: publicPictureUrl(bucket, path), bytes, type })),
    checkedAt: freshness?.checkedAt ?? null,
    isWhole: readAll || rows.length < firstPageSize,
  }
}

/** A live query of all listings, newest first, the user's unsent ones on top. The first page is returned before the rest is read. */
export const useListings = (): Listings => {
  const identity = useIdentity()
  const [readAll, setReadAll] = useState(false)
  const stored = usePulledQuery(() => readListings(identity, readAll), [identity, readAll], ({ listings }) => listings.length === 0)
  const isReady = stored.state === 'ready'
  useEffect(() => (isReady ? whenIdle(() => setReadAll(true)) : undefined), [isReady])
  return stored
}

/** The photo rows of these listings, with pending operations applied. */
export const photosOf = async (identity: Identity | undefined, ids: readonly string[]): Promise<readonly PhotoRecord[]> => {
  const [rows, operations] = await Promise.all([
    deviceDb().replica('item_photos').where('item_id').anyOf([...ids]).toArray(),
    operationsOf(identity),
  ])
  const idSet = new Set(ids)
  return applyPending('item_photos', operations, rows, readPhoto).flatMap(({ row }) => (idSet.has(row.item_id) ? [row] : []))
}

const groupByListing = (photos: readonly PhotoRecord[]): ReadonlyMap<string, readonly PhotoRecord[]> => {
  const groups = new Map<string, PhotoRecord[]>()
  for (const photo of photos) groups.set(photo.item_id, [...(groups.get(photo.item_id) ?? []), photo])
  return groups
}

/** The future URLs of pictures that wait to be uploaded. */
const pendingUploadUrls = async (identity: Identity | undefined): Promise<ReadonlySet<string>> =>
  new Set((await operationsOf(identity)).flatMap((operation) => (operation.action === 'upload' ? [publicPictureUrl(operation.bucket, operation.path)] : [])))

/** The pictures of each of these listings, in order. */
export const usePictures = (listings: readonly Listing[]): ((listing: Listing) => readonly string[]) => {
  const identity = useIdentity()
  const ids = listings.map(({ id }) => id)
  const result = useLiveQuery(async () => ({ photos: await photosOf(identity, ids), pendingUrls: await pendingUploadUrls(identity) }), [identity, ids.join()])
  const { pictureAt } = useMarket()
  const byListing = useMemo(() => groupByListing(result?.photos ?? []), [result])
  // The two live queries update separately, so a row may arrive before its local picture.
  const canShow = (url: string): boolean => pictureAt(url) !== url || result?.pendingUrls.has(url) !== true
  return ({ id, image }) => picturesOf(image, byListing.get(id) ?? []).filter(canShow).map(pictureAt)
}

export const likedKey = 'liked-items'
export const likedSchema = v.array(v.string())

/** The ids of the listings that the user likes. They are stored on this phone only. */
export const useLiked = (): ReadonlySet<string> => {
  const identity = useIdentity()
  const entry = useLiveQuery(async () => (identity === undefined ? undefined : userDb(identity).keyValues.get(likedKey)), [identity])
  const liked = v.safeParse(likedSchema, entry?.value)
  return new Set(liked.success ? liked.output : [])
}
