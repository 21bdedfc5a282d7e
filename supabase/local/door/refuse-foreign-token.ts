import * as v from 'valibot'
import type { EndedSessions } from '../ended-sessions.ts'
import { bearerOf, claimsOf } from '../token-claims.ts'

const ofSession = v.object({ session_id: v.pipe(v.string(), v.uuid()), role: v.literal('authenticated') })

const tokensOf = ({ headers }: Request): readonly string[] =>
  [bearerOf(headers), headers.get('apikey') ?? ''].filter((token) => token.includes('.'))

const refusal = (message: string): Response =>
  Response.json({ code: 'PGRST301', message, details: null, hint: null, error_code: 'bad_jwt', msg: message }, { status: 401 })

/**
 * Rejects a signed token that belongs to no session: Lite signs everything with one secret. The server's keys are no such
 * tokens; Lite rejects what is no token.
 *
 * @returns the error response; undefined for any other request
 */
export const refuseForeignToken = (request: Request): Response | undefined => {
  const isForeign = (token: string): boolean => {
    const claims = claimsOf(token)
    return typeof claims === 'object' && claims !== null && !v.is(ofSession, claims)
  }
  return tokensOf(request).some(isForeign) ? refusal('The token belongs to no session') : undefined
}

/**
 * Rejects the token of a session that a new password has ended. It would be valid for an hour.
 *
 * @returns the error response; undefined for any other request
 */
export const refuseEndedSession = (request: Request, ended: EndedSessions): Response | undefined => {
  const hasEnded = (token: string): boolean => {
    const claims = v.safeParse(ofSession, claimsOf(token))
    return claims.success && ended.has(claims.output.session_id)
  }
  return tokensOf(request).some(hasEnded) ? refusal('The session has ended') : undefined
}
