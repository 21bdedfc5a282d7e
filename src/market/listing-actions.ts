import type { SendResult } from '@/store/sync/write'
import { useSession } from '@/store/session/use-session'
import type { User } from '@/store/session/session-state'
import type { Listing, ListingStatus } from '@/market/rules/listing'
import { markedTexts } from '@/market/words/listing'
import { undo as undoLabel } from '#words/market/market-page'
import { showToast, type Toast } from '@/kit/feedback/toast'
import { deleteItem, setStatus } from './commands'
import { changedToast, deletedToast } from './toasts'
import { reportError } from '@/store/error-log/error-log'

/** The signed-in user, or null. */
export const useUser = (): User | null => {
  const session = useSession()
  return session.status === 'in' ? session.user : null
}

/** A seller's actions on a listing. Each shows a toast when it fails. */
export const listingActions = (user: User) => ({
  async remove(listing: Listing): Promise<void> {
    await showOutcome(deletedToast, async () => (await deleteItem(user, listing)).outcome())
  },
  async mark(listing: Listing, status: ListingStatus): Promise<void> {
    if (status === listing.status || !(await isMarked(user, listing, status))) return
    const undo = () => void isMarked(user, { ...listing, status }, listing.status)
    showToast({ title: markedTexts[status], action: { label: undoLabel, onClick: undo } })
  },
})

const isMarked = async (user: User, listing: Listing, status: ListingStatus): Promise<boolean> => {
  try {
    await setStatus(user, listing, status)
    return true
  } catch (error) {
    void reportError('market', error)
    showToast(changedToast.refused)
    return false
  }
}

/** Shows the toast for the action's outcome. An error, such as full storage, counts as refused. */
const showOutcome = async (
  toasts: Readonly<Record<SendResult, Toast>>,
  action: () => Promise<SendResult>,
): Promise<void> => {
  try {
    showToast(toasts[await action()])
  } catch (error) {
    void reportError('market', error)
    showToast(toasts.refused)
  }
}
