import { outcomeSoon, type Outcome } from '@/data/outbox/outcome'
import { useSession } from '@/data/session/use-session'
import type { User } from '@/data/session/session-state'
import type { Listing, ListingStatus } from '@/domain/market/listing'
import { showToast, type Toast } from '@/ui/feedback/toast'
import { deleteItem, setStatus } from './commands'
import { changedToast, deletedToast } from './toasts'

/** Who is signed in; null when nobody is. */
export const usePerson = (): User | null => {
  const session = useSession()
  return session.status === 'in' ? session.user : null
}

/** What a seller does to a listing, with the words for how it went. */
export const listingActions = (person: User) => ({
  async remove(listing: Listing): Promise<void> {
    await told(deletedToast, async () => outcomeSoon(person.id, await deleteItem(person, listing)))
  },
  async mark(listing: Listing, status: ListingStatus): Promise<void> {
    try {
      await setStatus(person, listing, status)
    } catch {
      showToast(changedToast.refused)
    }
  },
})

/** Does something and says how it went; what this phone could not keep has failed. */
const told = async (words: Readonly<Record<Outcome, Toast>>, act: () => Promise<Outcome>): Promise<void> => {
  try {
    showToast(words[await act()])
  } catch {
    showToast(words.refused)
  }
}
