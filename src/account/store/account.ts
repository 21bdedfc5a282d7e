import type { MailType } from '@/account/rules/account-url'
import type { UserId } from '@/kit/rules/ids'
import { canStore } from '@/store/can-store'
import { deviceDb } from '@/store/db'
import { removeOtherDrafts } from '@/store/drafts'
import { countUnsent } from '@/store/sync/unsent'
import { userDb } from '@/store/user-db'
import { done, failed, localProblem, problemOf, type AccountResult } from './account-result'
import { auth } from '@/store/session/auth-client'
import { lacksSecondFactor, sessionKey, storedSession } from '@/store/session/auth-storage'
import { rememberAccount } from '@/store/session/known-accounts'
import { forgetSignUp, nameAtSignUp, rememberSignUp } from '@/store/session/signed-up-address'
import type { User } from '@/store/session/session-state'
import { userOf } from '@/store/session/user-of'
import { deleteSubscriptionOnServer } from '@/health/reminders/store/subscription-on-server'
import { storeChanges } from '@/store/sync/write'
import { readyWorker, unsubscribe } from '@/health/reminders/store/browser-subscription'
import { deleteReminders } from '@/health/reminders/store/subscribe'
import { deleteUserRecord, readUser, saveFinished, saveUnfinished, saveUser } from '@/store/session/user-record'
import { reportAs } from '@/store/error-log/error-log'

export type Credentials = { readonly email: string; readonly password: string }
type NewAccount = Credentials & { readonly fullName: string }

/** The account that was typed in this tab to sign up, until the address is confirmed here. Stored nowhere. */
let typedHere: NewAccount | null = null

/** @returns `second-factor` when a code is required next. The user is signed in either way. */
export const signIn = async (credentials: Credentials): Promise<AccountResult<'signed-in' | 'second-factor'>> => {
  if (!(await canStore())) return failed(localProblem('no-storage'))
  const { data, error } = await auth().signInWithPassword(credentials)
  if (error) return failed(problemOf(error))
  const secondFactorDue = lacksSecondFactor(data.session)
  await saveUser(userOf(data.session), deviceDb(), secondFactorDue)
  await forgetSignUp()
  return done(secondFactorDue ? 'second-factor' : 'signed-in')
}

/**
 * @returns `confirm` when the server has sent a confirmation mail. Fails with `taken` for an address with an account:
 * the server answers 422 or, if it requires confirmation, with a user without identities. Until the first mail is
 * confirmed, it answers a second request only with the minute to wait for another mail.
 */
export const signUp = async (account: NewAccount): Promise<AccountResult<'signed-in' | 'confirm'>> => {
  if (!(await canStore())) return failed(localProblem('no-storage'))
  const { email, password, fullName } = account
  const { data, error } = await auth().signUp({
    email,
    password,
    options: { data: { full_name: fullName } },
  })
  if (error) {
    const problem = problemOf(error)
    return failed(
      problem.kind === 'too-often' && (await nameAtSignUp(email)) !== null ? localProblem('taken') : problem,
    )
  }
  if (data.user?.identities?.length === 0) return failed(localProblem('taken'))
  if (!data.session) typedHere = account
  await (data.session ? saveUser(userOf(data.session)) : rememberSignUp(email, fullName))
  return done(data.session ? 'signed-in' : 'confirm')
}

/**
 * Requests a mail with a link and a code to set a new password. The result does not reveal whether the address has an
 * account.
 */
export const requestRecovery = async (email: string): Promise<AccountResult> => {
  const { error } = await auth().resetPasswordForEmail(email)
  return error ? failed(problemOf(error)) : done(null)
}

/** Requires a session; the session of a recovery mail is enough. */
export const setPassword = async (password: string): Promise<AccountResult> => {
  const { error } = await auth().updateUser({ password })
  return error ? failed(problemOf(error)) : done(null)
}

export const sendConfirmationAgain = async (email: string): Promise<AccountResult> => {
  const { error } = await auth().resend({ type: 'signup', email })
  return error ? failed(problemOf(error)) : done(null)
}

/** The token of a mailed link, or a mailed code with the address it was sent to. */
export type MailProof = { readonly type: MailType } & (
  | { readonly token_hash: string }
  | { readonly email: string; readonly token: string }
)

/**
 * Opens a mailed link or code, which works once. It signs in here, also where somebody else was signed in. Who confirms
 * a new account is signed in once they have chosen its name and password, which they have where they typed both in this
 * tab.
 * @returns null when the mail to the other address of a change must be opened as well
 */
export const openMail = async (proof: MailProof): Promise<AccountResult<User | null>> => {
  if (!(await canStore())) return failed(localProblem('no-storage'))
  const { data, error } = await auth().verifyOtp(proof)
  if (error) {
    const problem = problemOf(error)
    return failed('token' in proof && problem.kind === 'expired-link' ? localProblem('wrong-mail-code') : problem)
  }
  if (!data.session) return done(null)
  const user = userOf(data.session)
  if (proof.type !== 'signup') {
    await saveUser(user)
    await forgetSignUp()
    return done(user)
  }
  await saveUnfinished(user)
  const typed = 'token' in proof && typedHere?.email.toLowerCase() === proof.email.toLowerCase() ? typedHere : null
  const finished = typed && (await finishSignUp(user.id, typed))
  return finished?.ok ? finished : done(user)
}

/**
 * Sets the name and the password of an account whose address was confirmed here, and signs in. What was sent before the
 * mail is void. Fails with `signed-out` where another account has been opened meanwhile, in another tab.
 */
export const finishSignUp = async (
  id: UserId,
  { fullName, password }: Pick<NewAccount, 'fullName' | 'password'>,
): Promise<AccountResult<User>> => {
  if ((await storedSession())?.user.id !== id) return failed(localProblem('signed-out'))
  const { data, error } = await auth().updateUser({ password, data: { full_name: fullName } })
  if (error) return failed(problemOf(error))
  const user = userOf(data)
  await saveFinished(user)
  await forgetSignUp()
  typedHere = null
  return done(user)
}

/**
 * Waits until auth-js has read a sign-in from the URL of a provider's redirect.
 * @returns whether a user with a confirmed email address is signed in now
 */
export const readSignInFromAddress = async (): Promise<AccountResult<boolean>> => {
  const { error } = await auth().initialize()
  if (error) return failed(problemOf(error))
  // auth-js ignores a code that this browser has not requested.
  if (new URL(location.href).searchParams.has('code')) return failed(localProblem('other-browser'))
  const session = await storedSession()
  return done(Boolean(session?.user.email_confirmed_at))
}

/** The number of lanes of the signed-in user are not acknowledged; a listing with its photos is one lane. */
export const unsentCount = async (): Promise<number> => {
  const user = await readUser()
  return user ? countUnsent(user.id) : 0
}

const maxWaitMs = 3000

const signOutHere = async (): Promise<void> => {
  typedHere = null
  const user = await readUser()
  const session = await storedSession()
  if (user) await rememberAccount(user).catch(reportAs('account'))
  const reminders = await deleteReminders(storeChanges).catch(reportAs('private'))
  // In one transaction: if the page closes halfway, the remaining data must not restore the rest.
  await deviceDb().transaction('rw', deviceDb().device, deviceDb().auth, async () => {
    await deleteUserRecord()
    await deviceDb().auth.delete(sessionKey)
    await forgetSignUp()
  })
  removeOtherDrafts('anonymous')
  if (user) await userDb(user.id).deleteCopiesAndDrafts()
  // Ends push messages to this phone. If it fails, the next start of the app tries again.
  await unsubscribe(await readyWorker()).catch(reportAs('private'))
  if (!session) return
  // Best effort: the user waits no longer than this for the server.
  const notifyServer = async () => {
    if (reminders && reminders.person === session.user.id)
      await deleteSubscriptionOnServer(reminders, session.access_token)
    await auth().admin.signOut(session.access_token, 'local')
  }
  await Promise.race([
    notifyServer().catch(reportAs('session')),
    new Promise((resolve) => setTimeout(resolve, maxWaitMs)),
  ])
}

/**
 * Signs out here, everywhere, or on all other devices. Signing out here deletes the copies of the user's own rows and
 * their drafts. The outbox stays and is sent when the same account signs in again.
 */
export const signOut = async (scope: 'local' | 'global' | 'others'): Promise<AccountResult> => {
  if (scope !== 'local') {
    const { error } = await auth().signOut({ scope })
    if (error) return failed(problemOf(error))
  }
  if (scope !== 'others') await signOutHere()
  return done(null)
}
