import { isPastDue, type PendingDeletion } from '@/domain/account/account-deletion'
import { dayOf } from '@/domain/shared/day'
import { longDay } from '../shared/format-day'

/** When an account will be deleted, in the time zone of the phone. */
export const deletionText = (pending: PendingDeletion, now: Date): string =>
  isPastDue(pending, now) ? 'Your account is about to be deleted.' : `Your account will be deleted on ${longDay(dayOf(new Date(pending.dueAt)))}.`

export const postsText = ({ alsoPosts }: PendingDeletion): string =>
  alsoPosts ? 'Your gossip posts will be deleted, too, one by one in the two weeks after: nothing then tells that they were yours.' : 'Your gossip posts will stay, without any author.'
