import * as v from 'valibot'
import type { Sql } from '../database.ts'
import { claimsOf } from '../token-claims.ts'

const ofSession = v.object({ session_id: v.pipe(v.string(), v.uuid()), role: v.literal('authenticated') })

const tokensOf = ({ headers }: Request): readonly string[] =>
  [headers.get('authorization')?.replace(/^Bearer\s+/i, ''), headers.get('apikey')].flatMap((token) => (token?.includes('.') ? [token] : []))

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
 * Rejects the token of a session that has ended: signed out, or ended by a new password. It would be valid for an hour.
 *
 * @returns the error response; undefined for any other request
 */
export const refuseEndedSession = async (request: Request, sql: Pick<Sql, 'query'>): Promise<Response | undefined> => {
  for (const token of tokensOf(request)) {
    const claims = v.safeParse(ofSession, claimsOf(token))
    if (!claims.success) continue
    const { rows } = await sql.query('select from auth.sessions where id = $1', [claims.output.session_id])
    if (rows.length === 0) return refusal('The session has ended')
  }
  return undefined
}
