import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { deviceDb } from '../db'
import { auth } from './auth-client'
import { lacksSecondFactor, storedSession } from './auth-storage'
import { userOf } from './user-of'
import { markSessionExpired, saveUser } from './user-record'

/**
 * Ignores a session that is not stored: if somebody has signed out, or storage was cleared under an open page, it must
 * stay so.
 */
const saveUserOfStoredSession = async (session: Session): Promise<void> => {
  const stored = await storedSession()
  if (stored?.user.id !== session.user.id) return
  const isStillStored = async () => (await storedSession())?.user.id === session.user.id
  await saveUser(userOf(session), deviceDb(), lacksSecondFactor(stored), isStillStored)
}

/**
 * Keeps the user record up to date with the session. A lost session only marks it as expired; only signing out deletes
 * it.
 * @param onSecondFactor called when the user has shown the second factor
 * @returns a function that stops it
 */
export const followAuthEvents = (onSecondFactor: () => void): (() => void) => {
  const onAuthEvent = (event: AuthChangeEvent, session: Session | null): void => {
    if (session) void saveUserOfStoredSession(session)
    else if (event === 'SIGNED_OUT') void markSessionExpired()
    if (event === 'MFA_CHALLENGE_VERIFIED') onSecondFactor()
  }
  const { data } = auth().onAuthStateChange(onAuthEvent)
  return () => data.subscription.unsubscribe()
}
