import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { auth } from './auth-client'
import { storedSession } from './auth-storage'
import { userOf } from './user-of'
import { markSessionExpired, saveUser } from './user-record'

/** Ignores a session that is not stored: if storage was cleared under an open page, it must stay cleared. */
const saveUserOfStoredSession = async (session: Session): Promise<void> => {
  if ((await storedSession())?.user.id === session.user.id) await saveUser(userOf(session))
}

/** A lost session only marks the user record as expired. Only signing out deletes it. */
const onAuthEvent = (event: AuthChangeEvent, session: Session | null): void => {
  if (session) void saveUserOfStoredSession(session)
  else if (event === 'SIGNED_OUT') void markSessionExpired()
}

/** Keeps the user record up to date with the session. Returns a function that stops it. */
export const followAuthEvents = (): (() => void) => {
  const { data } = auth().onAuthStateChange(onAuthEvent)
  return () => data.subscription.unsubscribe()
}
