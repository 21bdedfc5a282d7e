import * as v from 'valibot'
import type { Sql } from '../database.ts'
import { bearerOf, claimsOf } from '../token-claims.ts'

const ofSession = v.object({ session_id: v.pipe(v.string(), v.uuid()), role: v.literal('authenticated') })

const tokensOf = ({ headers }: Request): readonly string[] =>
  [bearerOf(headers), headers.get('apikey') ?? ''].filter((token) => token.includes('.'))

const refusal = (message: string): Response =>
  Response.json(
    { code: 'PGRST301', message, details: null, hint: null, error_code: 'bad_jwt', msg: message },
    { status: 401 },
  )

/**
 * Rejects a signed token that belongs to no session: Lite signs everything with one secret. The server's keys are no
 * such tokens; Lite rejects what is no token.
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
 * Rejects the token of a session that a new password or a sign-out elsewhere has ended. It would be valid for an hour.
 *
 * @returns the error response; undefined for any other request
 */
export const refuseEndedSession = async (request: Request, sql: Sql): Promise<Response | undefined> => {
  const sessions = tokensOf(request).flatMap((token) => {
    const claims = v.safeParse(ofSession, claimsOf(token))
    return claims.success ? [claims.output.session_id] : []
  })
  if (sessions.length === 0) return undefined
  const { rows } = await sql.query('select from server.ended_sessions where id = any($1)', [sessions])
  return rows.length > 0 ? refusal('The session has ended') : undefined
}
