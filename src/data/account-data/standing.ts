import { isAuthApiError } from '@supabase/auth-js'
import { isPastDue, type AccountStanding } from '@/domain/account/account-deletion'
import type { UserId } from '@/domain/shared/ids'
import { deviceDb } from '../db'
import { SignInNeededError } from '../outbox/errors'
import { personDb } from '../outbox/person-db'
import { auth } from '../session/auth-client'
import { sessionKey } from '../session/auth-storage'
import { markLapsed, readPerson } from '../session/person-record'
import { tokenOf } from '../session/token'
import { cancelDeletion, pendingDeletion, requestDeletion, type AccountDataAnswer } from './call'
import { keepAnswer, keepStanding, readStanding } from './standing-record'

/**
 * The account is no more: the session ends, and copies of what the server has deleted go. Who used this phone stays on record, so
 * that their cycle log still opens; what is on the phone only is not touched.
 */
const endGone = async (person: UserId, now: Date): Promise<void> => {
  const db = deviceDb()
  await db.transaction('rw', db.device, db.auth, async () => {
    if ((await readPerson())?.id !== person) return
    await keepStanding(person, { kind: 'gone' }, now)
    await markLapsed()
    await db.auth.delete(sessionKey)
  })
  await personDb(person).forgetCopies()
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
export const askStanding = async (person: UserId, now: () => Date): Promise<AccountDataAnswer<AccountStanding>> => {
  const before = await readStanding(person)
  const answer = await pendingDeletion(person)
  const nothingWaits = answer.ok ? answer.value.length === 0 : answer.problem === 'sign-in'
  const due = before !== null && isPastDue(before.standing, now())
  // A token outlives its account for a while: "nothing waits" is then no good news.
  if (nothingWaits && (due || !answer.ok) && (await isGone(person, due))) {
    await endGone(person, now())
    return { ok: true, value: { kind: 'gone' } }
  }
  if (!answer.ok) return answer
  const [row] = answer.value
  const standing: AccountStanding = row ? { kind: 'pending', dueAt: row.due_at, alsoPosts: row.also_posts } : { kind: 'kept' }
  return { ok: true, value: await keepAnswer(person, standing, { before, now: now() }) }
}

/** Asks for the account to be deleted. */
export const askForDeletion = async (person: UserId, alsoPosts: boolean, now: () => Date): Promise<AccountDataAnswer<AccountStanding>> => {
  const answer = await requestDeletion(person, alsoPosts)
  if (!answer.ok) return answer
  const standing: AccountStanding = { kind: 'pending', dueAt: answer.value, alsoPosts }
  await keepStanding(person, standing, now())
  return { ok: true, value: standing }
}

/** Takes the wish to have the account deleted back. */
export const keepAccount = async (person: UserId, now: () => Date): Promise<AccountDataAnswer<null>> => {
  const answer = await cancelDeletion(person)
  if (!answer.ok) return answer
  await keepStanding(person, { kind: 'kept' }, now())
  return { ok: true, value: null }
}
