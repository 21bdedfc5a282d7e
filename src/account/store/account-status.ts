import { SignInNeededError } from '@/store/session/errors'
import { deviceDb } from '@/store/db'
import { removeOtherDrafts } from '@/store/drafts'
import { userDb } from '@/store/user-db'
import { sessionKey } from '@/store/session/auth-storage'
import { markSessionExpired, readIdentity, readUser, watchUser, type UserRecord } from '@/store/session/user-record'
import { tokenOf } from '@/store/session/token'
import { reportAs } from '@/store/error-log/error-log'
import { isCheckDue, isPastDue, type AccountStatus } from '@/account/rules/account-deletion'
import type { UserId } from '@/kit/rules/ids'
import { cancelDeletion, pendingDeletion, requestDeletion, type AccountDataResult } from './call'
import { markNotified, readAccountStatus, saveAccountStatus, saveIfUnchanged } from './account-status-record'

/**
 * Ends the session and deletes the server copies and the drafts. Keeps the data that is only on the phone, and the
 * user's record, so that their cycle log still opens.
 */
const handleDeletedAccount = async (userId: UserId, now: Date): Promise<void> => {
  const db = deviceDb()
  await db.transaction('rw', db.device, db.auth, async () => {
    if ((await readUser())?.id !== userId) return
    await saveAccountStatus(userId, { kind: 'gone' }, now)
    await markSessionExpired()
    await db.auth.delete(sessionKey)
  })
  const current = await readIdentity()
  removeOtherDrafts(current === userId ? 'anonymous' : current)
  await userDb(userId).deleteCopiesAndDrafts()
}

/** True if the account no longer exists on the server, or if its session expired after the deletion was due. */
const isGone = async (userId: UserId, wasDue: boolean): Promise<boolean> => {
  try {
    const token = await tokenOf(userId)
    if (token === null) return false
    const { isUserGone } = await import('@/store/session/is-user-gone')
    return await isUserGone(token)
  } catch (error) {
    return wasDue && error instanceof SignInNeededError
  }
}

/** Fetches the status of the account and saves it. */
export const checkAccountStatus = async (
  userId: UserId,
  now: () => Date,
): Promise<AccountDataResult<AccountStatus>> => {
  const before = await readAccountStatus(userId)
  const response = await pendingDeletion(userId)
  const nothingPending = response.ok ? response.value.length === 0 : response.problem === 'sign-in'
  const wasDue = before !== null && isPastDue(before.status, now())
  // A token outlives its account for a while, so "no pending deletion" may also mean that it was carried out.
  if (nothingPending && (wasDue || !response.ok) && (await isGone(userId, wasDue))) {
    await handleDeletedAccount(userId, now())
    return { ok: true, value: { kind: 'gone' } }
  }
  if (!response.ok) return response
  const [row] = response.value
  const status: AccountStatus = row
    ? { kind: 'pending', dueAt: row.due_at, alsoPosts: row.also_posts }
    : { kind: 'active' }
  return { ok: true, value: await saveIfUnchanged(userId, status, { before, now: now() }) }
}

export const requestAccountDeletion = async (
  userId: UserId,
  alsoPosts: boolean,
  now: () => Date,
): Promise<AccountDataResult<AccountStatus>> => {
  const response = await requestDeletion(userId, alsoPosts)
  if (!response.ok) return response
  const status: AccountStatus = { kind: 'pending', dueAt: response.value, alsoPosts }
  await saveAccountStatus(userId, status, now())
  return { ok: true, value: status }
}

export const cancelAccountDeletion = async (userId: UserId, now: () => Date): Promise<AccountDataResult<null>> => {
  const response = await cancelDeletion(userId)
  if (!response.ok) return response
  await saveAccountStatus(userId, { kind: 'active' }, now())
  return { ok: true, value: null }
}

/**
 * Checks the status if a check is due.
 * @param signedInNow if true, it checks in any case and shows a dismissed notice again
 */
export const checkWhenDue = async (user: UserRecord, signedInNow: boolean, now: () => Date): Promise<void> => {
  const last = await readAccountStatus(user.id)
  // With an expired session, the check only finds a deletion that was due.
  if (user.sessionExpired && !(last && isPastDue(last.status, now()))) return
  if (signedInNow) await markNotified(user.id, false)
  if (signedInNow || isCheckDue(last, now())) await checkAccountStatus(user.id, now)
}

/**
 * Checks the account status at each sign-in, once a day, and when a deletion is due.
 * @returns a function that stops it
 */
export const followAccountStatus = (watch: typeof watchUser = watchUser): (() => void) => {
  let lastKey: string | null | undefined
  return watch((user) => {
    const key = user && `${user.id} ${user.sessionExpired}`
    if (key === lastKey) return
    const signedInNow = lastKey !== undefined && user !== null && !user.sessionExpired
    lastKey = key
    // If there is no network or storage, the next start checks it.
    if (user) void checkWhenDue(user, signedInNow, () => new Date()).catch(reportAs('account'))
  })
}
