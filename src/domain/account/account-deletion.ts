import { dayOf } from '../shared/day'
import { longDay } from '../shared/format-day'

/** How it stands with an account: nothing was asked, the server will delete it at `dueAt` (ISO instant), or it has. */
export type AccountStatus =
  | { readonly kind: 'kept' }
  | { readonly kind: 'pending'; readonly dueAt: string; readonly alsoPosts: boolean }
  | { readonly kind: 'gone' }

export type PendingDeletion = Extract<AccountStatus, { kind: 'pending' }>

export const isPastDue = (status: AccountStatus, now: Date): boolean => status.kind === 'pending' && Date.parse(status.dueAt) <= now.getTime()

/** When an account will be deleted, by the calendar of this phone. */
export const deletionText = (pending: PendingDeletion, now: Date): string =>
  isPastDue(pending, now) ? 'Your account is about to be deleted.' : `Your account will be deleted on ${longDay(dayOf(new Date(pending.dueAt)))}.`

export const postsText = ({ alsoPosts }: PendingDeletion): string =>
  alsoPosts ? 'Your gossip posts will be deleted, too, one by one in the two weeks after: nothing then tells that they were yours.' : 'Your gossip posts will stay, without any author.'

/** Whether what was typed says that a person means it: the word, or the email of the account. */
export const confirmsDeletion = (typed: string, email: string): boolean => {
  const meant = typed.trim().toLowerCase()
  return meant === 'delete' || (meant !== '' && meant === email.trim().toLowerCase())
}

const msPerDay = 86_400_000

/** @param askedAt when the server last said how it stands (ISO instant) */
export type LastCheck = { readonly askedAt: string; readonly status: AccountStatus }

/** Whether a phone asks again by itself: once a day, and when the time has come. A clock that was set back asks, too. */
export const isCheckDue = (last: LastCheck | null, now: Date): boolean => {
  if (last === null) return true
  const since = now.getTime() - Date.parse(last.askedAt)
  return since < 0 || since >= msPerDay || isPastDue(last.status, now)
}
