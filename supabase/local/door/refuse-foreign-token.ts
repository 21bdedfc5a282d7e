const claimsOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return null
  }
}

/** Whether a token was made for something other than a session. Lite signs everything with one secret. */
const isForeign = (token: string): boolean => {
  const claims = claimsOf(token)
  if (typeof claims !== 'object' || claims === null) return false
  return !('session_id' in claims && typeof claims.session_id === 'string' && 'role' in claims && claims.role === 'authenticated')
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
