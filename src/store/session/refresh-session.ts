import * as v from 'valibot'
import { parseJson } from '@/kit/rules/parse-json'
import { isPaused, notePause, repeated } from '../remote/asked-pause'
import { OfflineError } from '../remote/errors'
import { projectKey, projectUrl } from '../remote/project'
import { endedSession } from './ended-session'
import { authStorage, sessionKey, storedSession, type StoredSession } from './auth-storage'

const timeoutMs = 10_000

/** Loose, because auth-js stores the whole session. */
const renewedSchema = v.looseObject({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
  user: v.looseObject({ id: v.string() }),
})
export type Renewed = { readonly access_token: string; readonly expiresIn: number; readonly userId: string }

const request = async (refreshToken: string): Promise<{ readonly status: number; readonly body: unknown }> => {
  if (isPaused(repeated.refresh)) throw new OfflineError('the token endpoint has asked to wait')
  try {
    const response = await fetch(`${projectUrl()}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: {
        apikey: projectKey(),
        Authorization: `Bearer ${projectKey()}`,
        'Content-Type': 'application/json',
        'X-Supabase-Api-Version': '2024-01-01',
      },
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    notePause(repeated.refresh, response)
    return { status: response.status, body: parseJson(await response.text()) }
  } catch {
    throw new OfflineError('the token endpoint did not answer')
  }
}

const isUnchanged = async ({ refresh_token }: StoredSession): Promise<boolean> =>
  (await storedSession())?.refresh_token === refresh_token

/** The session that another tab or the worker has stored meanwhile. A sign-out has ended the session. */
const takeOver = async (): Promise<Renewed | { readonly ended: string | undefined }> => {
  const stored = await storedSession()
  return stored
    ? { access_token: stored.access_token, expiresIn: stored.expires_at - Date.now() / 1000, userId: stored.user.id }
    : { ended: undefined }
}

/**
 * Renews a session as auth-js does, so that a worker need not download that library.
 * @returns the server's answer if it has ended the session
 * @throws OfflineError
 */
export const refreshSession = async (
  stored: StoredSession,
): Promise<Renewed | { readonly ended: string | undefined }> => {
  const { status, body } = await request(stored.refresh_token)
  const renewed = v.safeParse(renewedSchema, body)
  const ended = endedSession(status, body)
  if (!renewed.success && !ended) throw new OfflineError(`the token endpoint answered ${status}`)
  if (!(await isUnchanged(stored))) return takeOver()
  if (!renewed.success) {
    await authStorage.removeItem(sessionKey)
    return { ended: ended?.message }
  }
  const session = renewed.output
  // By the phone's clock, because it is compared with that clock.
  const expires_at = Math.round(Date.now() / 1000) + session.expires_in
  await authStorage.setItem(sessionKey, JSON.stringify({ ...session, expires_at }))
  return { access_token: session.access_token, expiresIn: session.expires_in, userId: session.user.id }
}
