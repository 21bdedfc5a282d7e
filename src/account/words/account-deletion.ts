import * as messages from '#words/account/account-deletion'
import { isPastDue, type PendingDeletion } from '@/account/rules/account-deletion'
import { dayOf } from '@/kit/rules/day'
import { longDay } from '@/kit/words/format-day'

/** When an account will be deleted, in the time zone of the phone. */
export const deletionText = (pending: PendingDeletion, now: Date): string =>
  isPastDue(pending, now)
    ? messages.aboutToBeDeleted
    : messages.deletedOn({ day: longDay(dayOf(new Date(pending.dueAt))) })

export const postsText = ({ alsoPosts }: PendingDeletion): string =>
  alsoPosts ? messages.postsDeleted : messages.postsStay
