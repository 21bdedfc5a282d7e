import * as v from 'valibot'
import { userId } from '@/kit/rules/ids'
import { parseJson } from '@/kit/rules/parse-json'
import { OfflineError } from '../remote/errors'
import { fetchInTime } from '../remote/fetch-in-time'
import { projectKey, projectUrl } from '../remote/project'
import { authStorage, sessionKey, storedSession } from './auth-storage'
import { tokenOf } from './token'
import { markSecondFactorDue } from './user-record'

const timeoutMs = 10_000

/** The server does not take the token: its account may be gone, which only a new token would tell. */
const notTaken = Symbol('not taken')

const answerOf = async (path: string, token: string, method: 'GET' | 'POST'): Promise<unknown> => {
  try {
    const headers = { apikey: projectKey(), Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const response = await fetchInTime(
      `${projectUrl()}${path}`,
      { method, headers, ...(method === 'POST' && { body: '{}' }) },
      timeoutMs,
    )
    if (response.status === 401) return notTaken
    return response.ok ? parseJson(await response.text()) : undefined
  } catch {
    return undefined
  }
}

const storedSchema = v.looseObject({ access_token: v.string(), user: v.looseObject({ id: v.string() }) })
const userSchema = v.looseObject({ id: v.string(), factors: v.nullish(v.array(v.unknown())) })

/** Stores which factors the account has by now: the session may be older than they are. */
const storeFactors = async (token: string): Promise<void> => {
  const user = v.safeParse(userSchema, await answerOf('/auth/v1/user', token, 'GET'))
  const session = v.safeParse(storedSchema, parseJson((await authStorage.getItem(sessionKey)) ?? ''))
  if (
    !user.success ||
    !session.success ||
    session.output.access_token !== token ||
    session.output.user.id !== user.output.id
  )
    return
  await authStorage.setItem(
    sessionKey,
    JSON.stringify({ ...session.output, user: { ...session.output.user, factors: user.output.factors } }),
  )
}

/**
 * Asks the server whether the account has a second factor that the session of this token has not shown: such a session
 * sees nothing that is personal. If so, this also marks it, so that the person is asked for the code.
 * @throws OfflineError without an answer; SignInNeededError where the account is gone
 */
export const isSecondFactorDue = async (token: string): Promise<boolean> => {
  const due = await answerOf('/rest/v1/rpc/second_factor_due', token, 'POST')
  const stored = due === notTaken ? await storedSession() : null
  if (stored?.access_token === token) await tokenOf(userId(stored.user.id), true)
  if (typeof due !== 'boolean') throw new OfflineError('the server did not say whether a second factor is due')
  if (due && (await storedSession())?.access_token === token) {
    await storeFactors(token)
    await markSecondFactorDue()
  }
  return due
}
