import { isAuthRetryableFetchError, type Session } from '@supabase/auth-js'
import { OfflineError } from '../remote/errors'
import { auth } from './auth-client'
import type { StoredSession } from './auth-storage'

const timeoutMs = 10_000
/** `getSession()` refreshes a session that ends within this time. `refreshSession()` would refresh such a session twice. */
const libraryRefreshMs = 90_000

const requestSession = ({ refresh_token, expires_at }: StoredSession) =>
  expires_at * 1000 - Date.now() < libraryRefreshMs ? auth().getSession() : auth().refreshSession({ refresh_token })

/**
 * Renews a session.
 * @returns what the server said where it has ended the session
 * @throws OfflineError
 */
export const refreshSession = async (stored: StoredSession): Promise<Session | { readonly ended: string | undefined }> => {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new OfflineError('the token endpoint did not answer in time')), timeoutMs),
  )
  const { data, error } = await Promise.race([requestSession(stored), timeout])
  if (error && isAuthRetryableFetchError(error)) throw new OfflineError(error.message)
  return data.session ?? { ended: error?.message }
}
