import type { Identity } from '@/domain/shared/ids'
import * as v from 'valibot'
import { discardLane } from '@/data/sync/outbox/manage'
import type { Draft, Lane } from '@/data/sync/outbox/operation'
import { waitForOutcome, type Outcome } from '@/data/sync/outbox/outcome'
import { userDb } from '@/data/sync/outbox/user-db'
import { report } from '@/data/sync/outbox/report'
import { requestDrain } from '@/data/sync/outbox/request-drain'
import { write } from '@/data/sync/outbox/write'
import type { User } from '@/data/session/session-state'
import type { Listing, ListingStatus } from '@/domain/market/listing'
import type { ListingValues } from '@/domain/market/listing-form'
import type { ReportReason } from '@/domain/shared/report-reasons'
import type { FormPhoto } from './form-photo'
import { draftsToChange, draftsToDelete, draftsToList, laneOf, type ListingDrafts } from './listing-drafts'
import { likedKey, likedSchema, photosOf } from './queries'

const enqueue = async (user: User, { lane, drafts, photos }: ListingDrafts): Promise<Lane> => {
  await write(user.id, drafts, photos)
  return lane
}

/** @throws StorageFullError | StorageUnavailableError; nothing was saved */
export const listItem = (user: User, values: ListingValues, photos: readonly FormPhoto[]): Promise<Lane> =>
  enqueue(user, draftsToList(user, values, photos))

/**
 * Changes a listing. Resolves to null when nothing differs.
 * @throws StorageFullError | StorageUnavailableError; nothing was saved
 */
export const changeItem = async (user: User, listing: Listing, values: ListingValues, photos: readonly FormPhoto[]): Promise<Lane | null> => {
  const change = draftsToChange(user, listing, values, photos, await photosOf(user.id, [listing.id]))
  return change.drafts.length === 0 ? null : enqueue(user, change)
}

/** @throws StorageFullError | StorageUnavailableError */
export const setStatus = (user: User, { id, rev, status }: Listing, newStatus: ListingStatus): Promise<void> =>
  write(user.id, [
    { action: 'update', table: 'items', row: id, lane: laneOf(id), values: { status: newStatus }, before: { status }, baseRev: rev },
  ])

type DiscardResult = { readonly discarded: boolean; readonly removals: readonly Draft[] }

/**
 * Discards the queued operations of a listing that the server does not have: its insert was never attempted, or was
 * rejected. An attempted upload may have succeeded although the response was lost, so its file is removed.
 */
const discardUnsent = (identity: Identity, lane: Lane): Promise<DiscardResult> => {
  const db = userDb(identity)
  return db.transaction('rw', db.operations, db.photos, async () => {
    const operations = await db.operations.where('lane').equals(lane).toArray()
    const rejected = operations.some(({ state }) => state === 'rejected')
    const insert = operations.find((operation) => operation.action === 'insert' && laneOf(operation.row) === lane)
    const discarded = insert !== undefined && (rejected || !insert.attempted)
    // A rejected operation at the head of the lane would block the deletion.
    if (rejected || discarded) await discardLane(db, lane, Date.now)
    const removals = operations.flatMap((operation): Draft[] =>
      discarded && operation.action === 'upload' && operation.attempted
        ? [{ action: 'remove', bucket: operation.bucket, path: operation.path, lane }]
        : [],
    )
    return { discarded, removals }
  })
}

/**
 * Deletes a listing and its pictures.
 * @throws StorageFullError | StorageUnavailableError; the listing is unchanged
 */
export const deleteItem = async (user: User, listing: Listing): Promise<Lane> => {
  const lane = laneOf(listing.id)
  const photos = await photosOf(user.id, [listing.id])
  const { discarded, removals } = await discardUnsent(user.id, lane)
  if (!discarded) return enqueue(user, draftsToDelete(listing, photos))
  if (removals.length > 0) return enqueue(user, { lane, drafts: removals, photos: [] })
  // `discardLane` may have queued removals of uploaded pictures.
  requestDrain(user.id)
  return lane
}

/** @throws StorageFullError | StorageUnavailableError */
export const reportItem = async (user: User, item: string, reason: ReportReason): Promise<Outcome> =>
  waitForOutcome(user.id, await report(user.id, 'item', item, reason))

/** Likes a listing, or removes the like. */
export const toggleLiked = async (identity: Identity, item: string): Promise<void> => {
  const { keyValues } = userDb(identity)
  await userDb(identity).transaction('rw', keyValues, async () => {
    const parsed = v.safeParse(likedSchema, (await keyValues.get(likedKey))?.value)
    const liked = parsed.success ? parsed.output : []
    const value = liked.includes(item) ? liked.filter((id) => id !== item) : [...liked, item]
    await keyValues.put({ key: likedKey, value })
  })
}
