import { useLiveQuery } from 'dexie-react-hooks'
import type { SyncStatus } from '@/domain/shared/sync-status'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import * as v from 'valibot'
import { deviceDb } from '@/data/db'
import { applyPending } from '@/data/outbox/apply-pending'
import type { Identity, Operation } from '@/data/outbox/operation'
import { userDb } from '@/data/outbox/user-db'
import { readWith } from '@/data/outbox/read-row'
import { pullState } from '@/data/pull/pull-state'
import { replicatedTables, type ReplicaRow } from '@/data/pull/replicated-tables'
import { readInPages } from '@/data/read-in-pages'
import { publicPictureUrl } from '@/data/remote/project'
import { useIdentity } from '@/data/session/use-session'
import { useStoredQuery } from '@/data/use-stored-query'
import { listingOf, picturesOf, type Listing, type PhotoRecord } from '@/domain/market/listing'
import { whenIdle } from '@/ui/platform/after-frame'
import { useMarket } from './market-actions'
import type { LocalPicture } from './use-object-urls'

export type Listings =
  | { readonly state: 'loading' }
  /** Nothing is saved and nothing could be fetched. */
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready'
      readonly listings: readonly Listing[]
      /** Whether these are all, or the newest ones, which are on the screen while the others are read. */
      readonly isWhole: boolean
      /** The pictures on this phone that the server does not have yet, by the address that they will have. */
      readonly unsent: readonly LocalPicture[]
      readonly checkedAt: string | null
    }

const readItem = readWith(replicatedTables.items)
const readPhoto = readWith(replicatedTables.item_photos)

const operationsOf = (identity: Identity | undefined): Promise<Operation[]> =>
  identity === undefined ? Promise.resolve([]) : userDb(identity).operations.orderBy('seq').toArray()

/** How each listing with changes on their way stands; a photo that was refused is its listing's affair, too. */
const syncStatuses = (operations: readonly Operation[]): ReadonlyMap<string, SyncStatus> => {
  const found = new Map<string, SyncStatus>()
  for (const { lane, state } of operations) {
    if (!lane.startsWith('items/')) continue
    const id = lane.slice('items/'.length)
    if (state === 'rejected' || !found.has(id)) found.set(id, state === 'rejected' ? 'rejected' : 'waiting')
  }
  return found
}

type ItemRow = ReplicaRow<'items'>

/** As many as a screen and its margin hold. */
const firstPage = 30

const newestFirst = (a: ItemRow, b: ItemRow): number =>
  a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1

/** In one transaction: what is read page by page belongs together. */
const readItems = (whole: boolean): Promise<readonly ItemRow[]> => {
  const db = deviceDb()
  const items = db.replica('items')
  return db.transaction('r', items, () => (whole ? readInPages(items).then((all) => all.sort(newestFirst)) : items.orderBy('created_at').reverse().limit(firstPage).toArray()))
}

const readListings = async (identity: Identity | undefined, whole: boolean) => {
  const db = deviceDb()
  const [rows, freshness, operations, photos] = await Promise.all([
    readItems(whole),
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
    // With the listings, not by themselves: an address must not be tried before its picture is there.
    unsent: photos.map(({ bucket, path, bytes, type }) => ({ key: publicPictureUrl(bucket, path), bytes, type })),
    checkedAt: freshness?.checkedAt ?? null,
    isWhole: whole || rows.length < firstPage,
  }
}

/** All listings, newest first, one's own unsent ones at the top; kept current. The first of them come before the others. */
export const useListings = (): Listings => {
  const identity = useIdentity()
  const [whole, setWhole] = useState(false)
  const saved = useStoredQuery(() => readListings(identity, whole), [identity, whole])
  const isHere = saved !== undefined && saved !== 'blocked'
  useEffect(() => {
    if (isHere) return whenIdle(() => setWhole(true))
    return undefined
  }, [isHere])
  const pull = useStore(pullState, (state) => state.status)
  if (saved === 'blocked') return { state: 'failed' }
  if (!saved) return { state: 'loading' }
  if (saved.checkedAt === null && saved.listings.length === 0) return { state: pull === 'failed' ? 'failed' : 'loading' }
  return { state: 'ready', ...saved }
}

/** The photo rows of some listings, with what is still on its way. */
export const photosOf = async (identity: Identity | undefined, ids: readonly string[]): Promise<readonly PhotoRecord[]> => {
  const [rows, operations] = await Promise.all([
    deviceDb().replica('item_photos').where('item_id').anyOf([...ids]).toArray(),
    operationsOf(identity),
  ])
  const wanted = new Set(ids)
  return applyPending('item_photos', operations, rows, readPhoto).flatMap(({ row }) => (wanted.has(row.item_id) ? [row] : []))
}

const grouped = (photos: readonly PhotoRecord[]): ReadonlyMap<string, readonly PhotoRecord[]> => {
  const found = new Map<string, PhotoRecord[]>()
  for (const photo of photos) found.set(photo.item_id, [...(found.get(photo.item_id) ?? []), photo])
  return found
}

/** The addresses that nothing can be fetched from yet: their pictures wait to be sent. */
const addressesToCome = async (identity: Identity | undefined): Promise<ReadonlySet<string>> =>
  new Set((await operationsOf(identity)).flatMap((operation) => (operation.action === 'upload' ? [publicPictureUrl(operation.bucket, operation.path)] : [])))

/** The pictures of each of these listings, in order. */
export const usePictures = (listings: readonly Listing[]): ((listing: Listing) => readonly string[]) => {
  const identity = useIdentity()
  const ids = listings.map(({ id }) => id)
  const read = useLiveQuery(async () => ({ photos: await photosOf(identity, ids), toCome: await addressesToCome(identity) }), [identity, ids.join()])
  const { pictureAt } = useMarket()
  const byListing = useMemo(() => grouped(read?.photos ?? []), [read])
  // A row may be known a moment before the bytes of its picture are: until then there is nothing to show.
  const canBeSeen = (address: string): boolean => pictureAt(address) !== address || read?.toCome.has(address) !== true
  return ({ id, image }) => picturesOf(image, byListing.get(id) ?? []).filter(canBeSeen).map(pictureAt)
}

export const likedKey = 'liked-items'
export const likedSchema = v.array(v.string())

/** The listings that this person likes: kept on this phone alone. */
export const useLiked = (): ReadonlySet<string> => {
  const identity = useIdentity()
  const note = useLiveQuery(async () => (identity === undefined ? undefined : userDb(identity).keyValues.get(likedKey)), [identity])
  const liked = v.safeParse(likedSchema, note?.value)
  return new Set(liked.success ? liked.output : [])
}
