import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { userId } from '@/domain/shared/ids'
import { pullAgain } from '../sync/pull-now'
import { canStore } from '../can-store'
import { auth } from './auth-client'
import { storedSession } from './auth-storage'
import { markSessionExpired, saveUser, watchUser } from './user-record'
import { setSessionState, type User } from './session-state'

export const userOf = ({ user }: Pick<Session, 'user'>): User => {
  const name: unknown = user.user_metadata['full_name']
  return { id: userId(user.id), email: user.email ?? '', fullName: typeof name === 'string' && name.trim() !== '' ? name.trim() : null }
}

/** Ignores a session that is not stored: if storage was cleared under an open page, it must stay cleared. */
const saveUserOfStoredSession = async (session: Session): Promise<void> => {
  if ((await storedSession())?.user.id === session.user.id) await saveUser(userOf(session))
}

/** A lost session only marks the user record as expired. Only signing out deletes it. */
const onAuthEvent = (event: AuthChangeEvent, session: Session | null): void => {
  if (session) void saveUserOfStoredSession(session)
  else if (event === 'SIGNED_OUT') void markSessionExpired()
}

/** Keeps `sessionState` up to date. Returns a function that stops it. */
export const followSession = (): (() => void) => {
  let lastId: string | null | undefined
  const stopWatching = watchUser((record) => {
    const id = record && !record.sessionExpired ? record.id : null
    // The app pulls when it starts; after a later sign-in it pulls the person's own rows here.
    if (id && lastId !== undefined && id !== lastId) void pullAgain()
    lastId = id
    if (!record) return setSessionState({ status: 'out' })
    const { sessionExpired, ...user } = record
    setSessionState({ status: 'in', user, sessionExpired })
  })
  const stopped = new AbortController()
  stopped.signal.addEventListener('abort', stopWatching)
  // Without storage there is no session to follow.
  void canStore().then((can) => {
    if (!can || stopped.signal.aborted) return
    const { data } = auth().onAuthStateChange(onAuthEvent)
    stopped.signal.addEventListener('abort', () => data.subscription.unsubscribe())
  })
  return () => stopped.abort()
}
