import { IdentityChangedError, SignInNeededError } from '../session/errors'
import type { UserId } from '@/kit/rules/ids'
import { tokenOf } from '../session/token'
import { errorKind } from './error-kind'
import type { ErrorResponse } from './error-response'
import { OfflineError } from './errors'

export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorResponse }

/** Sends nothing without a token, and returns the reply that the server would have given. */
const notSent = (status: 0 | 401): Reply<never> => ({ ok: false, error: { status, code: '', message: '' } })

const tokenFor = async (userId: UserId, fresh: boolean): Promise<Reply<string>> => {
  try {
    const token = await tokenOf(userId, fresh)
    return token === null ? notSent(401) : { ok: true, value: token }
  } catch (error) {
    if (error instanceof SignInNeededError || error instanceof IdentityChangedError) return notSent(401)
    if (error instanceof OfflineError) return notSent(0)
    throw error
  }
}

/** Sends a request with the user's token, never anonymously. When the server rejects the token, it is renewed once. */
export const sendAs = async <Value>(
  userId: UserId,
  send: (token: string) => Promise<Reply<Value>>,
): Promise<Reply<Value>> => {
  for (const fresh of [false, true]) {
    const token = await tokenFor(userId, fresh)
    if (!token.ok) return token
    const reply = await send(token.value)
    if (reply.ok || errorKind(reply.error) !== 'sign-in') return reply
  }
  return notSent(401)
}
