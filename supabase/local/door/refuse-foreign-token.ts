import * as v from 'valibot'
import { claimsOf } from '../token-claims.ts'

const ofSession = v.object({ session_id: v.string(), role: v.literal('authenticated') })

/** Whether a token was made for something other than a session. Lite signs everything with one secret. */
const isForeign = (token: string): boolean => {
  const claims = claimsOf(token)
  return typeof claims === 'object' && claims !== null && !v.is(ofSession, claims)
}

/**
 * Rejects a signed token that belongs to no session. The server's keys are no such tokens; Lite rejects what is no token.
 *
 * @returns the error response; undefined for any other request
 */
export const refuseForeignToken = ({ headers }: Request): Response | undefined => {
  const tokens = [headers.get('authorization')?.replace(/^Bearer\s+/i, ''), headers.get('apikey')]
  if (!tokens.some((token) => token?.includes('.') && isForeign(token))) return undefined
  const message = 'The token belongs to no session'
  return Response.json({ code: 'PGRST301', message, details: null, hint: null, error_code: 'bad_jwt', msg: message }, { status: 401 })
}
