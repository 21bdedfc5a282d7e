import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { parseJson } from '../../src/kit/rules/parse-json.ts'

/** The claims of a token, whose signature is not checked. @returns undefined for a text that is no token */
export const claimsOf = (token: string): unknown =>
  parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** The token of an `Authorization` header. @returns '' without one */
export const bearerOf = (headers: Headers): string => headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''

const sessionSchema = v.object({ sub: v.pipe(v.string(), v.uuid()), session_id: v.pipe(v.string(), v.uuid()) })

/** The session that a token claims; its signature is not checked. @returns null for a token of no session */
export const sessionOf = (token: string): v.InferOutput<typeof sessionSchema> | null => {
  const parsed = v.safeParse(sessionSchema, claimsOf(token))
  return parsed.success ? parsed.output : null
}

const withSubject = v.object({ sub: v.string() })

/** The account whose token this server has signed, also after it has expired. @returns '' for any other token */
export const accountOf = (token: string, secret: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const [given, right] = [
    Buffer.from(signature, 'base64url'),
    createHmac('sha256', secret).update(`${header}.${payload}`).digest(),
  ]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return ''
  const claims = v.safeParse(withSubject, claimsOf(token))
  return claims.success ? claims.output.sub : ''
}
