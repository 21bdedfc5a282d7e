import { IdentityChangedError, SignInNeededError } from './errors'
import type { Identity } from '@/kit/rules/ids'
import { refreshSession } from './refresh-session'
import { markSessionExpired } from './user-record'
import { lacksSecondFactor, storedSession, type StoredSession } from './auth-storage'

const minValidMs = 60_000

/** The latest token issued here, with its end on the monotonic clock, which nobody can change. */
let issued: { readonly token: string; readonly until: number } | undefined
let refreshing: Promise<string> | undefined

const isValid = ({ access_token, expires_at }: StoredSession): boolean =>
  issued?.token === access_token ? performance.now() < issued.until : expires_at * 1000 - Date.now() > minValidMs

/**
 * Also marks the session as expired when a worker finds out without a page. After signing out there is no record to
 * mark.
 */
const failExpired = async (message?: string): Promise<never> => {
  await markSessionExpired()
  throw new SignInNeededError(message)
}

const refresh = async (stored: StoredSession): Promise<string> => {
  const session = await refreshSession(stored)
  if ('ended' in session) return failExpired(session.ended)
  if (session.userId !== stored.user.id) throw new IdentityChangedError()
  issued = { token: session.access_token, until: performance.now() + session.expiresIn * 1000 - minValidMs }
  return session.access_token
}

/**
 * An access token of this identity that is valid for at least a minute; null for `anonymous`. Without a network
 * supabase-js would wait for half a minute and then send anonymously; this throws instead.
 * @param fresh requests a new token whatever the clock says, because the server refused the last one
 * @throws OfflineError | IdentityChangedError | SignInNeededError
 */
export const tokenOf = async (identity: Identity, fresh = false): Promise<string | null> => {
  if (identity === 'anonymous') {
    if (fresh) throw new SignInNeededError('the server refused the publishable key')
    return null
  }
  const stored = await storedSession()
  if (!stored) return failExpired()
  if (stored.user.id !== identity) throw new IdentityChangedError()
  if (!fresh && isValid(stored)) return stored.access_token
  refreshing ??= refresh(stored).finally(() => (refreshing = undefined))
  return refreshing
}

/**
 * Like `tokenOf()`, for an identity that has shown the second factor, if it has set one up. Without it the server
 * refuses all that is theirs, and the outbox would take what waits for what is wrong.
 * @throws OfflineError | IdentityChangedError | SignInNeededError
 */
export const fullTokenOf = async (identity: Identity, fresh = false): Promise<string | null> => {
  const token = await tokenOf(identity, fresh)
  if (token === null) return null
  const stored = await storedSession()
  if (stored && lacksSecondFactor({ ...stored, access_token: token }))
    throw new SignInNeededError('the second factor was not shown')
  return token
}
