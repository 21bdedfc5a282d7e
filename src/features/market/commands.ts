import * as v from 'valibot'
import { discardLane } from '@/data/outbox/manage'
import type { Draft, Identity, Lane } from '@/data/outbox/operation'
import { outcomeSoon, type Outcome } from '@/data/outbox/outcome'
import { userDb } from '@/data/outbox/user-db'
import { report } from '@/data/outbox/report'
import { requestDrain } from '@/data/outbox/request-drain'
import { write } from '@/data/outbox/write'
import type { User } from '@/data/session/session-state'
import type { Listing, ListingStatus } from '@/domain/market/listing'
import type { ListingValues } from '@/domain/market/listing-form'
import type { ReportReason } from '@/domain/shared/report-reasons'
import type { FormPhoto } from './form-photo'
import { draftsToChange, draftsToDelete, draftsToList, laneOf, type ListingDrafts } from './listing-drafts'
import { likedKey, likedSchema, photosOf } from './queries'

const keep = async (person: User, { lane, drafts, photos }: ListingDrafts): Promise<Lane> => {
  await write(person.id, drafts, photos)
  return lane
}

/** @throws StorageFullError | StorageUnavailableError; nothing was kept */
export const listItem = (person: User, values: ListingValues, photos: readonly FormPhoto[]): Promise<Lane> =>
  keep(person, draftsToList(person, values, photos))

/**
 * Changes a listing; null when there is nothing to change.
 * @throws StorageFullError | StorageUnavailableError; nothing was kept
 */
export const changeItem = async (person: User, listing: Listing, values: ListingValues, photos: readonly FormPhoto[]): Promise<Lane | null> => {
  const change = draftsToChange(person, listing, values, photos, await photosOf(person.id, [listing.id]))
  return change.drafts.length === 0 ? null : keep(person, change)
}

/** @throws StorageFullError | StorageUnavailableError */
export const setStatus = (person: User, { id, rev, status }: Listing, wanted: ListingStatus): Promise<void> =>
  write(person.id, [
    { action: 'update', table: 'items', row: id, lane: laneOf(id), values: { status: wanted }, before: { status }, baseRev: rev },
  ])

type TakenBack = { readonly gone: boolean; readonly removals: readonly Draft[] }

/**
 * Lets go what waits for a listing that the server does not have: it was never asked for, or was refused. A picture may
 * have arrived without our hearing of it; it is asked to be removed.
 */
const takeBack = (identity: Identity, lane: Lane): Promise<TakenBack> => {
  const db = userDb(identity)
  return db.transaction('rw', db.operations, db.photos, async () => {
    const operations = await db.operations.where('lane').equals(lane).toArray()
    const refused = operations.some(({ state }) => state === 'rejected')
    const made = operations.find((operation) => operation.action === 'insert' && laneOf(operation.row) === lane)
    const gone = made !== undefined && (refused || !made.attempted)
    // What was refused at the head of its lane would keep the deletion waiting.
    if (refused || gone) await discardLane(db, lane, Date.now)
    const removals = operations.flatMap((operation): Draft[] =>
      gone && operation.action === 'upload' && operation.attempted
        ? [{ action: 'remove', bucket: operation.bucket, path: operation.path, lane }]
        : [],
    )
    return { gone, removals }
  })
}

/**
 * Deletes a listing and its pictures.
 * @throws StorageFullError | StorageUnavailableError; it is still there
 */
export const deleteItem = async (person: User, listing: Listing): Promise<Lane> => {
  const lane = laneOf(listing.id)
  const photos = await photosOf(person.id, [listing.id])
  const { gone, removals } = await takeBack(person.id, lane)
  if (!gone) return keep(person, draftsToDelete(listing, photos))
  if (removals.length > 0) return keep(person, { lane, drafts: removals, photos: [] })
  // Pictures that had arrived are asked to be removed: not only when something else is sent.
  requestDrain(person.id)
  return lane
}

/** @throws StorageFullError | StorageUnavailableError */
export const reportItem = async (person: User, item: string, reason: ReportReason): Promise<Outcome> =>
  outcomeSoon(person.id, await report(person.id, 'item', item, reason))

/** Likes a listing, or no longer does. */
export const toggleLiked = async (identity: Identity, item: string): Promise<void> => {
  const { keyValues } = userDb(identity)
  await userDb(identity).transaction('rw', keyValues, async () => {
    const known = v.safeParse(likedSchema, (await keyValues.get(likedKey))?.value)
    const liked = known.success ? known.output : []
    const value = liked.includes(item) ? liked.filter((id) => id !== item) : [...liked, item]
    await keyValues.put({ key: likedKey, value })
  })
}
