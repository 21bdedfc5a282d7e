import { report } from '@/store/report'
import type { User } from '@/store/session/session-state'
import { remove, updateOf, write, type Written } from '@/store/sync/write'
import { useSession } from '@/store/session/use-session'
import { reportAs, reportError } from '@/store/error-log/error-log'
import { photoBucket, picturesOf, type Listing, type ListingStatus } from '@/market/rules/listing'
import type { ReportReason } from '@/kit/rules/report-reasons'
import { markedTexts } from '@/market/words/listing'
import { undo as undoLabel } from '#words/market/market-page'
import { saveAndTell } from '@/kit/feedback/save-and-tell'
import { showToast } from '@/kit/feedback/toast'
import { photosOf } from './queries'
import { changedToast, deletedToast, reportedToast } from './toasts'

/** @throws StorageFullError | StorageUnavailableError */
const setStatus = async (user: User, { id, rev, status }: Listing, newStatus: ListingStatus): Promise<void> => {
  const update = updateOf('items', { id, rev, status }, { status: newStatus })
  if (update) await write(user.id, [update])
}

/**
 * Deletes a listing and its pictures.
 * @throws StorageFullError | StorageUnavailableError; the listing is unchanged
 */
const deleteItem = async (user: User, listing: Listing): Promise<Written> =>
  remove(user.id, 'items', listing.id, {
    bucket: photoBucket,
    removed: picturesOf(listing.image, await photosOf(user.id, [listing.id])),
  })

/** Reports a listing, and shows the outcome in a toast. @returns true if the report was stored */
export const reportItem = (user: User, item: string, reason: ReportReason): Promise<boolean> =>
  saveAndTell(() => report(user.id, 'item', item, reason), { toasts: reportedToast, report: reportAs('market') })

/** The signed-in user, or null. */
export const useUser = (): User | null => {
  const session = useSession()
  return session.status === 'in' ? session.user : null
}

/** A seller's actions on a listing. Each shows a toast when it fails. */
export const listingActions = (user: User) => ({
  async remove(listing: Listing): Promise<void> {
    await saveAndTell(() => deleteItem(user, listing), { toasts: deletedToast, report: reportAs('market') })
  },
  async mark(listing: Listing, status: ListingStatus): Promise<void> {
    if (status === listing.status || !(await changeStatus(user, listing, status))) return
    const undo = () => void changeStatus(user, { ...listing, status }, listing.status)
    showToast({ title: markedTexts[status], action: { label: undoLabel, onClick: undo } })
  },
})

/** Resolves to true if the new status was saved; otherwise it shows a toast. */
const changeStatus = async (user: User, listing: Listing, status: ListingStatus): Promise<boolean> => {
  try {
    await setStatus(user, listing, status)
    return true
  } catch (error) {
    void reportError('market', error)
    showToast(changedToast.refused)
    return false
  }
}
