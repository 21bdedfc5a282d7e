import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { userId } from '@/domain/shared/ids'
import { pullNow } from '../pull/pull-now'
import { canKeep } from '../storage-health'
import { auth } from './auth-client'
import { storedSession } from './auth-storage'
import { markLapsed, rememberPerson, watchPerson } from './person-record'
import { setSessionState, type Person } from './session-state'

export const personOf = ({ user }: Pick<Session, 'user'>): Person => {
  const name: unknown = user.user_metadata['full_name']
  return { id: userId(user.id), email: user.email ?? '', fullName: typeof name === 'string' && name.trim() !== '' ? name.trim() : null }
}

/** A session is taken at its word only while this phone has it: storage that was cleared under an open page stays cleared. */
const rememberStored = async (session: Session): Promise<void> => {
  if ((await storedSession())?.user.id === session.user.id) await rememberPerson(personOf(session))
}

/** A lost session never costs a person anything on this phone; only signing out does, and that forgets the person first. */
const onAuthEvent = (event: AuthChangeEvent, session: Session | null): void => {
  if (session) void rememberStored(session)
  else if (event === 'SIGNED_OUT') void markLapsed()
}

/** Keeps the app's word on who is signed in. Answers when to stop. */
export const followSession = (): (() => void) => {
  let known: string | null | undefined
  const stopWatching = watchPerson((record) => {
    const now = record && !record.lapsed ? record.id : null
    // The app pulls at its start by itself; who signs in later wants their own rows now.
    if (now && known !== undefined && now !== known) void pullNow()
    known = now
    if (!record) return setSessionState({ status: 'out' })
    const { lapsed, ...person } = record
    setSessionState({ status: 'in', person, lapsed })
  })
  let stopHearing = () => {}
  let gone = false
  // Nobody can be signed in where no session can be kept.
  void canKeep().then((can) => {
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
