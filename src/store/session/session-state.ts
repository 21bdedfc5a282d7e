import { createStore } from 'zustand/vanilla'
import type { UserId } from '@/kit/rules/ids'

export type User = { readonly id: UserId; readonly email: string; readonly fullName: string | null }

/**
 * `unknown` until shortly after the first paint. `sessionExpired`: the server has ended the session; the user stays on
 * this phone, but must sign in again before anything of theirs is sent. `secondFactorDue`: so it is until they enter
 * the code of an authenticator app. `unfinished`: who has confirmed an address and has to choose a name and a password.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'out'; readonly unfinished?: User }
  | { readonly status: 'in'; readonly user: User; readonly sessionExpired: boolean; readonly secondFactorDue?: true }

export const sessionState = createStore<SessionState>()(() => ({ status: 'unknown' }))

export const setSessionState = (state: SessionState): void => sessionState.setState(state, true)

type KnownSession = Exclude<SessionState, { status: 'unknown' }>

/** Waits until the session is known, because a button may be pressed before that. */
export const knownSession = (): Promise<KnownSession> =>
  new Promise((resolve) => {
    const tell = (state: SessionState): boolean => {
      if (state.status === 'unknown') return false
      resolve(state)
      return true
    }
    if (tell(sessionState.getState())) return
    const stop = sessionState.subscribe((state) => {
      if (tell(state)) stop()
    })
  })
