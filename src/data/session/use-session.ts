import { useStore } from 'zustand'
import type { Identity } from '../outbox/operation'
import { sessionState, type SessionState } from './session-state'

/** Who is signed in on this phone; unknown for a moment after the start. */
export const useSession = (): SessionState => useStore(sessionState)

/** For reading and writing a person's own; undefined until it is known. */
export const useIdentity = (): Identity | undefined =>
  useStore(sessionState, (state) => (state.status === 'unknown' ? undefined : state.status === 'in' ? state.user.id : 'anonymous'))
