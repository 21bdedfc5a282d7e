import { isAuthRetryableFetchError } from '@supabase/auth-js'
import type { Identity } from '../outbox/operation'
import { IdentityChangedError, SignInNeededError } from '../outbox/errors'
import { OfflineError } from '../remote/errors'
import { auth } from './auth-client'
import { markSessionExpired } from './user-record'
import { storedSession, type StoredSession } from './auth-storage'

const spareMs = 60_000
const giveUpAfterMs = 10_000

/** The latest token that the server gave out here, by a clock that nobody can set. */
let given: { readonly token: string; readonly until: number } | undefined
let refreshing: Promise<string> | undefined

const livesOn = ({ access_token, expires_at }: StoredSession): boolean =>
  given?.token === access_token ? performance.now() < given.until : expires_at * 1000 - Date.now() > spareMs

/** The library renews a session by itself that is about to end; asked to renew that one, too, it would do it twice. */
const libraryRenewsMs = 90_000

const renew = ({ refresh_token, expires_at }: StoredSession) =>
  expires_at * 1000 - Date.now() < libraryRenewsMs ? auth().getSession() : auth().refreshSession({ refresh_token })

/** Whoever finds the session ended says so, a worker without any page, too. Who has signed out is no longer on record. */
const lapse = async (why?: string): Promise<never> => {
  await markSessionExpired()
  throw new SignInNeededError(why)
}

const refresh = async (stored: StoredSession): Promise<string> => {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new OfflineError('the token endpoint did not answer in time')), giveUpAfterMs),
  )
  const { data, error } = await Promise.race([renew(stored), tooLate])
  if (error && isAuthRetryableFetchError(error)) throw new OfflineError(error.message)
  const { session } = data
  if (!session) return lapse(error?.message)
  if (session.user.id !== stored.user.id) throw new IdentityChangedError()
  given = { token: session.access_token, until: performance.now() + session.expires_in * 1000 - spareMs }
  return session.access_token
}

/**
 * An access token of this identity that lives for a minute more. The library alone would wait for half a minute without a
 * network and then send as nobody: this guard throws instead.
 * @param fresh asks for a new one whatever the clock says, because the server did not take the last
 * @throws OfflineError | IdentityChangedError | SignInNeededError
 */
export const tokenOf = async (identity: Identity, fresh = false): Promise<string | null> => {
  if (identity === 'anonymous') {
    if (fresh) throw new SignInNeededError('the server does not take the key of this app')
    return null
  }
  const stored = await storedSession()
  if (!stored) return lapse()
  if (stored.user.id !== identity) throw new IdentityChangedError()
  if (!fresh && livesOn(stored)) return stored.access_token
  refreshing ??= refresh(stored).finally(() => (refreshing = undefined))
  return refreshing
}
