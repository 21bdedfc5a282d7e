import { isAuthApiError } from '@supabase/auth-js'
import { isPastDue, type AccountStatus } from '@/domain/account/account-deletion'
import type { UserId } from '@/domain/shared/ids'
import { deviceDb } from '../db'
import { SignInNeededError } from '../outbox/errors'
import { userDb } from '../outbox/user-db'
import { auth } from '../session/auth-client'
import { sessionKey } from '../session/auth-storage'
import { markSessionExpired, readUser } from '../session/user-record'
import { tokenOf } from '../session/token'
import { cancelDeletion, pendingDeletion, requestDeletion, type AccountDataAnswer } from './call'
import { saveAnswer, saveAccountStatus, readAccountStatus } from './account-status-record'

/**
 * The account is no more: the session ends, and copies of what the server has deleted go. Who used this phone stays on record, so
 * that their cycle log still opens; what is on the phone only is not touched.
 */
const endGone = async (person: UserId, now: Date): Promise<void> => {
  const db = deviceDb()
  await db.transaction('rw', db.device, db.auth, async () => {
    if ((await readUser())?.id !== person) return
    await saveAccountStatus(person, { kind: 'gone' }, now)
    await markSessionExpired()
    await db.auth.delete(sessionKey)
  })
  await userDb(person).deleteServerCopies()
}

/** Whether the server knows this account no more. A deletion that was due, and then a session that has ended, says the same. */
const isGone = async (person: UserId, due: boolean): Promise<boolean> => {
  try {
    const token = await tokenOf(person)
    if (token === null) return false
    const { error } = await auth().getUser(token)
    return isAuthApiError(error) && error.code === 'user_not_found'
  } catch (error) {
    return due && error instanceof SignInNeededError
  }
}

/** Asks the server how it stands with this account, and keeps what it says. */
export const checkAccountStatus = async (person: UserId, now: () => Date): Promise<AccountDataAnswer<AccountStatus>> => {
  const before = await readAccountStatus(person)
  const answer = await pendingDeletion(person)
  const nothingWaits = answer.ok ? answer.value.length === 0 : answer.problem === 'sign-in'
  const due = before !== null && isPastDue(before.status, now())
  // A token outlives its account for a while: "nothing waits" is then no good news.
  if (nothingWaits && (due || !answer.ok) && (await isGone(person, due))) {
    await endGone(person, now())
    return { ok: true, value: { kind: 'gone' } }
  }
  if (!answer.ok) return answer
  const [row] = answer.value
  const status: AccountStatus = row ? { kind: 'pending', dueAt: row.due_at, alsoPosts: row.also_posts } : { kind: 'kept' }
  return { ok: true, value: await saveAnswer(person, status, { before, now: now() }) }
}

/** Asks for the account to be deleted. */
export const requestAccountDeletion = async (person: UserId, alsoPosts: boolean, now: () => Date): Promise<AccountDataAnswer<AccountStatus>> => {
  const answer = await requestDeletion(person, alsoPosts)
  if (!answer.ok) return answer
  const status: AccountStatus = { kind: 'pending', dueAt: answer.value, alsoPosts }
  await saveAccountStatus(person, status, now())
  return { ok: true, value: status }
}

/** Takes the wish to have the account deleted back. */
export const cancelAccountDeletion = async (person: UserId, now: () => Date): Promise<AccountDataAnswer<null>> => {
  const answer = await cancelDeletion(person)
  if (!answer.ok) return answer
  await saveAccountStatus(person, { kind: 'kept' }, now())
  return { ok: true, value: null }
}
