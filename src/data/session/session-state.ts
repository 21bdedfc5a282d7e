import { createStore } from 'zustand/vanilla'
import type { UserId } from '@/domain/shared/ids'

/** Who uses this phone. */
export type User = { readonly id: UserId; readonly email: string; readonly fullName: string | null }

/** `sessionExpired`: the server has ended the session. The person stays, and is asked to sign in again before anything is sent. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: User; readonly sessionExpired: boolean }

/** Known shortly after the first paint. */
export const sessionState = createStore<SessionState>()(() => ({ status: 'unknown' }))

export const setSessionState = (state: SessionState): void => sessionState.setState(state, true)
