import { isCheckDue, isPastDue } from '@/account/rules/account-deletion'
import { watchUser, type UserRecord } from '@/store/session/user-record'
import { checkAccountStatus } from './account-status'
import { markNotified, readAccountStatus } from './account-status-record'
import { reportAs } from '@/store/error-log/error-log'

/** Checks the status if a check is due. @param signedInNow checks in any case, and shows a dismissed notice again */
export const checkWhenDue = async (user: UserRecord, signedInNow: boolean, now: () => Date): Promise<void> => {
  const last = await readAccountStatus(user.id)
  // An expired session reveals only a deletion that was due.
  if (user.sessionExpired && !(last && isPastDue(last.status, now()))) return
  if (signedInNow) await markNotified(user.id, false)
  if (signedInNow || isCheckDue(last, now())) await checkAccountStatus(user.id, now)
}

/**
 * Checks the account status at each sign-in, once a day, and when a deletion is due. Returns a function that stops it.
 */
export const followAccountStatus = (watch: typeof watchUser = watchUser): (() => void) => {
  let lastKey: string | null | undefined
  return watch((user) => {
    const key = user && `${user.id} ${user.sessionExpired}`
    if (key === lastKey) return
    const signedInNow = lastKey !== undefined && user !== null && !user.sessionExpired
    lastKey = key
    // Without network or storage it is checked at the next start.
    if (user) void checkWhenDue(user, signedInNow, () => new Date()).catch(reportAs('account'))
  })
}
