import type { Identity } from '@/kit/rules/ids'
import { useStore } from 'zustand'
import { sessionState, type SessionState } from './session-state'

export const useSession = (): SessionState => useStore(sessionState)

/** The identity for reading and writing own records; undefined until it is known. */
export const useIdentity = (): Identity | undefined =>
  useStore(sessionState, (state) =>
    state.status === 'unknown' ? undefined : state.status === 'in' ? state.user.id : 'anonymous',
  )
