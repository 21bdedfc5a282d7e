import { isYounger } from '@/kit/rules/age'
import { dayMs } from '@/kit/rules/durations'

/**
 * `active`: no deletion was requested. `pending`: the server will delete the account at `dueAt` (ISO instant). `gone`:
 * the account is deleted.
 */
export type AccountStatus =
  | { readonly kind: 'active' }
  | { readonly kind: 'pending'; readonly dueAt: string; readonly alsoPosts: boolean }
  | { readonly kind: 'gone' }

/**
 * The number of days from the request to the deletion. The exact time is random, so that it does not reveal the time of
 * the request.
 */
export const daysToDeletion = { least: 7, most: 8 } as const

export type PendingDeletion = Extract<AccountStatus, { kind: 'pending' }>

export const isPastDue = (status: AccountStatus, now: Date): boolean =>
  status.kind === 'pending' && Date.parse(status.dueAt) <= now.getTime()

/** True if the person typed the word that the screen asks for, or the email of the account, ignoring case. */
export const confirmsDeletion = (typed: string, email: string, word: string): boolean => {
  const confirmation = typed.trim().toLowerCase()
  return confirmation !== '' && [word, email].some((expected) => confirmation === expected.trim().toLowerCase())
}

/** `checkedAt` is the time at which the server last reported the status (ISO instant). */
export type LastCheck = { readonly checkedAt: string; readonly status: AccountStatus }

/** True if the last check is a day old, if a deletion is due, or if the clock was set back. */
export const isCheckDue = (last: LastCheck | null, now: Date): boolean => {
  if (last === null) return true
  return !isYounger(Date.parse(last.checkedAt), now.getTime(), dayMs) || isPastDue(last.status, now)
}
