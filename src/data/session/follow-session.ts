import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { userId } from '@/domain/shared/ids'
import { pullNow } from '../pull/pull-now'
import { canStore } from '../can-store'
import { auth } from './auth-client'
import { storedSession } from './auth-storage'
import { markSessionExpired, saveUser, watchUser } from './user-record'
import { setSessionState, type User } from './session-state'

export const userOf = ({ user }: Pick<Session, 'user'>): User => {
  const name: unknown = user.user_metadata['full_name']
  return { id: userId(user.id), email: user.email ?? '', fullName: typeof name === 'string' && name.trim() !== '' ? name.trim() : null }
}

/** A session is taken at its word only while this phone has it: storage that was cleared under an open page stays cleared. */
const rememberStored = async (session: Session): Promise<void> => {
  if ((await storedSession())?.user.id === session.user.id) await saveUser(userOf(session))
}

/** A lost session never costs a person anything on this phone; only signing out does, and that forgets the person first. */
const onAuthEvent = (event: AuthChangeEvent, session: Session | null): void => {
  if (session) void rememberStored(session)
  else if (event === 'SIGNED_OUT') void markSessionExpired()
}

/** Keeps the app's word on who is signed in. Answers when to stop. */
export const followSession = (): (() => void) => {
  let known: string | null | undefined
  const stopWatching = watchUser((record) => {
    const now = record && !record.sessionExpired ? record.id : null
    // The app pulls at its start by itself; who signs in later wants their own rows now.
    if (now && known !== undefined && now !== known) void pullNow()
    known = now
    if (!record) return setSessionState({ status: 'out' })
    const { sessionExpired, ...user } = record
    setSessionState({ status: 'in', user, sessionExpired })
  })
  let stopHearing = () => {}
  let gone = false
  // Nobody can be signed in where no session can be kept.
  void canStore().then((can) => {
    if (!can || gone) return
    const { data } = auth().onAuthStateChange(onAuthEvent)
    stopHearing = () => data.subscription.unsubscribe()
  })
  return () => {
    gone = true
    stopWatching()
    stopHearing()
  }
}
