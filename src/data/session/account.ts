import { deviceDb } from '../db'
import { userDb } from '../outbox/user-db'
import { done, failed, ownProblem, problemOf, type AccountAnswer } from './account-answer'
import { auth } from './auth-client'
import { sessionKey, storedSession } from './auth-storage'
import { userOf } from './follow-session'
import { deleteSubscriptionOnServer } from '../reminders/delete-on-server'
import { storeDrafts } from '../reminders/store-drafts'
import { deleteReminders, unsubscribe, readyWorker } from '../reminders/subscribe'
import { deleteUserRecord, readUser, saveUser } from './user-record'

export type Credentials = { readonly email: string; readonly password: string }

/** @returns whether a second factor is asked for now. The person is signed in either way. */
export const signIn = async (credentials: Credentials): Promise<AccountAnswer<'signed-in' | 'second-factor'>> => {
  const { data, error } = await auth().signInWithPassword(credentials)
  if (error) return failed(problemOf(error))
  await saveUser(userOf(data.session))
  const asked = data.user.factors?.some(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
  return done(asked ? 'second-factor' : 'signed-in')
}

const confirmationAddress = (): string => `${location.origin}/login?type=confirmation`

/**
 * @returns whether the person is signed in already (no confirmation asked for), or is sent a mail; `taken` for an address
 * with an account, which the server says with 422 or, when addresses are confirmed, with a user that has no identities
 */
export const signUp = async ({ email, password, fullName }: Credentials & { readonly fullName: string }): Promise<AccountAnswer<'signed-in' | 'confirm'>> => {
  const { data, error } = await auth().signUp({
    email,
    password,
    options: { emailRedirectTo: confirmationAddress(), data: { full_name: fullName } },
  })
  if (error) return failed(problemOf(error))
  if (data.user?.identities?.length === 0) return failed(ownProblem('taken'))
  if (data.session) await saveUser(userOf(data.session))
  return done(data.session ? 'signed-in' : 'confirm')
}

/** Asks for a mail with a link to set a new password. Whether the address has an account is not told. */
export const requestRecovery = async (email: string): Promise<AccountAnswer> => {
  const { error } = await auth().resetPasswordForEmail(email, { redirectTo: `${location.origin}/login?type=recovery` })
  return error ? failed(problemOf(error)) : done(null)
}

/** For who is signed in, also by a recovery link. */
export const setPassword = async (password: string): Promise<AccountAnswer> => {
  const { error } = await auth().updateUser({ password })
  return error ? failed(problemOf(error)) : done(null)
}

/** Sends the mail that confirms an address once more. */
export const sendConfirmationAgain = async (email: string): Promise<AccountAnswer> => {
  const { error } = await auth().resend({ type: 'signup', email, options: { emailRedirectTo: confirmationAddress() } })
  return error ? failed(problemOf(error)) : done(null)
}

/**
 * Waits until a sign-in that came with the address (a mailed link, a provider's answer) has been read.
 * @returns whether somebody with a confirmed address is signed in now
 */
export const readSignInFromAddress = async (): Promise<AccountAnswer<boolean>> => {
  const { error } = await auth().initialize()
  if (error) return failed(problemOf(error))
  // The library leaves a code alone that this browser has not asked for.
  if (new URL(location.href).searchParams.has('code')) return failed(ownProblem('other-browser'))
  const session = await storedSession()
  return done(Boolean(session?.user.email_confirmed_at))
}

/** How many things of the signed-in person the server has not acknowledged; a listing with its photos is one. */
export const unsentCount = async (): Promise<number> => {
  const person = await readUser()
  return person ? (await userDb(person.id).operations.orderBy('lane').uniqueKeys()).length : 0
}

const patienceMs = 3000

/** Who is signed in and the session go together, at once: a page that is left in the middle must not bring one back. */
const endHere = async (): Promise<void> => {
  const person = await readUser()
  const session = await storedSession()
  const reminders = await deleteReminders(storeDrafts).catch(() => null)
  await deviceDb().transaction('rw', deviceDb().device, deviceDb().auth, async () => {
    await deleteUserRecord()
    await deviceDb().auth.delete(sessionKey)
  })
  if (person) await userDb(person.id).deleteServerCopies()
  // This phone is woken for nobody from here on; where it cannot be told now, it is at the next start of the app.
  await unsubscribe(await readyWorker()).catch(() => {})
  if (!session) return
  // The server is told, if it can be reached in the time that a person cares to wait.
  const told = async () => {
    if (reminders && reminders.person === session.user.id) await deleteSubscriptionOnServer(reminders, session.access_token)
    await auth().admin.signOut(session.access_token, 'local')
  }
  await Promise.race([told().catch(() => {}), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/**
 * Signs out: here, everywhere, or on the other devices. What has not been sent stays on this phone, under its account, and
 * is sent when that one signs in again; copies of the person's own rows are removed.
 */
export const signOut = async (scope: 'local' | 'global' | 'others'): Promise<AccountAnswer> => {
  if (scope !== 'local') {
    const { error } = await auth().signOut({ scope })
    if (error) return failed(problemOf(error))
  }
  if (scope !== 'others') await endHere()
  return done(null)
}
