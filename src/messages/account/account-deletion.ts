import * as messages from './account-deletion.gen'
import { isPastDue, type PendingDeletion } from '@/domain/account/account-deletion'
import { dayOf } from '@/domain/shared/day'
import { longDay } from '../shared/format-day'

/** When an account will be deleted, in the time zone of the phone. */
export const deletionText = (pending: PendingDeletion, now: Date): string =>
  isPastDue(pending, now) ? messages.aboutToBeDeleted : messages.deletedOn({ day: longDay(dayOf(new Date(pending.dueAt))) })

export const postsText = ({ alsoPosts }: PendingDeletion): string =>
  alsoPosts ? messages.postsDeleted : messages.postsStay
