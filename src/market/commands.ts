import { report } from '@/store/report'
import type { User } from '@/store/session/session-state'
import { remove } from '@/store/sync/write'
import { updateOf, write, type SendResult, type Written } from '@/store/sync/write'
import type { Listing, ListingStatus } from '@/market/rules/listing'
import type { ListingValues } from '@/market/rules/listing-values'
import type { ReportReason } from '@/kit/rules/report-reasons'
import type { FormPhoto } from './form-photo'
import { bucket, changesToEdit, changesToList, pictureUrls, type ListingChanges } from './listing-changes'
import { photosOf } from './queries'

const writeListing = (user: User, { id, changes, uploads, removed }: ListingChanges): Promise<Written> =>
  write(user.id, changes, { lane: `items/${id}`, files: { bucket, uploads, removed } })

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

/** @throws StorageFullError | StorageUnavailableError */
export const setStatus = async (user: User, { id, rev, status }: Listing, newStatus: ListingStatus): Promise<void> => {
  const update = updateOf('items', { id, rev, status }, { status: newStatus })
  if (update) await write(user.id, [update])
}

/**
 * Deletes a listing and its pictures.
 * @throws StorageFullError | StorageUnavailableError; the listing is unchanged
 */
export const deleteItem = async (user: User, listing: Listing): Promise<Written> =>
  remove(user.id, 'items', listing.id, { bucket, removed: pictureUrls(listing, await photosOf(user.id, [listing.id])) })

/** @throws StorageFullError | StorageUnavailableError */
export const reportItem = async (user: User, item: string, reason: ReportReason): Promise<SendResult> =>
  (await report(user.id, 'item', item, reason)).outcome()
