import * as v from 'valibot'

/**
 * The codes with which GoTrue refuses a refresh token for good:
 * https://supabase.com/docs/guides/auth/debugging/error-codes.
 */
const endings = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'validation_failed',
  'invalid_grant',
] as const

const ending = v.picklist(endings)
/** Newer versions name the code `code`, older ones `error_code` or `error`. */
const schema = v.intersect([
  v.object({ msg: v.optional(v.string()), message: v.optional(v.string()) }),
  v.union([v.object({ code: ending }), v.object({ error_code: ending }), v.object({ error: ending })]),
])

/**
 * Tells if an answer to a refresh says that the session has ended. Any other failure comes from the network, a proxy or
 * a busy server, and the session may still be valid.
 * @returns what the server said; undefined when the session has not ended
 */
export const endedSession = (status: number, body: unknown): { readonly message: string | undefined } | undefined => {
  const parsed = status >= 400 && status < 500 ? v.safeParse(schema, body) : undefined
  return parsed?.success ? { message: parsed.output.msg ?? parsed.output.message } : undefined
}
