import * as v from 'valibot'
import { codeLength } from '../../../src/account/rules/account-rules.ts'
import { mailTypes } from '../../../src/account/rules/account-url.ts'
import { parseJson } from '../../../src/kit/rules/parse-json.ts'
import { bearerOf } from '../token-claims.ts'
import { isAllowedRequest } from './allowed-requests.ts'
import type { ExposedSchema } from './exposed-schema.ts'

/** auth-js adds the challenge to whatever it sends. */
const challenge = { code_challenge: v.nullish(v.string()), code_challenge_method: v.nullish(v.string()) }
/** Nobody changes an address here: its old and its new owner would both have to confirm it. */
const passwordChange = v.strictObject({
  password: v.string(),
  data: v.optional(v.strictObject({ full_name: v.string() })),
  ...challenge,
})

/** Of everything that is sent for an account. Lite takes fields of other kinds for granted, and prints a stack. */
const accountBody = v.looseObject({
  email: v.nullish(v.string()),
  password: v.nullish(v.string()),
  // The database has no texts with a null character.
  refresh_token: v.nullish(v.pipe(v.string(), v.excludes('\0'))),
  token: v.nullish(v.string()),
  token_hash: v.nullish(v.string()),
  type: v.nullish(v.string()),
  data: v.nullish(v.looseObject({})),
})

const ofMail = { type: v.picklist(mailTypes), gotrue_meta_security: v.optional(v.unknown()) }
/**
 * Lite hashes the address and the code as one text. With a code of another length, a part of the address could stand in
 * it, and a wrong code would count against no account.
 */
const mailOpening = v.union([
  v.strictObject({ token_hash: v.string(), ...ofMail }),
  v.strictObject({
    email: v.string(),
    token: v.pipe(v.string(), v.regex(new RegExp(`^\\d{${codeLength}}$`))),
    ...ofMail,
  }),
])

/** The bodies that the app sends, for addresses that would take others. */
const bodies = [
  {
    method: 'PUT',
    path: '/auth/v1/user',
    schema: passwordChange,
    message: 'Only the password can be changed here, and the name with it',
  },
  {
    method: 'POST',
    path: '/auth/v1/verify',
    schema: mailOpening,
    message: 'Only a link or a code of a mail can be opened here',
  },
] as const

/** An estimate of how many rows a caller may read grows with the rows of others. */
const wantsEstimate = ({ headers }: Request): boolean => /planned|estimated/i.test(headers.get('prefer') ?? '')

export const isOperator = ({ headers }: Request, secretKey: string): boolean =>
  [headers.get('apikey'), bearerOf(headers)].includes(secretKey)

/**
 * PostgREST's codes of a function and of a table that do not exist: a phone keeps what it has written until they do.
 */
const codeOf = (pathname: string): string =>
  pathname.startsWith('/rest/v1/rpc/') ? 'PGRST202' : pathname.startsWith('/rest/v1/') ? 'PGRST205' : 'not_served'

const notFound = ({ url }: Request): Response => {
  const [code, message] = [codeOf(new URL(url).pathname), 'This is not served here']
  return Response.json(
    { code, statusCode: '404', error: code, message, msg: message, details: null, hint: null },
    { status: 404 },
  )
}

const refuseBody = (msg: string): Response =>
  Response.json({ code: 422, error_code: 'validation_failed', msg }, { status: 422 })

/**
 * Rejects whatever the app does not ask for, before Lite or the database see it. The operator's key opens everything.
 *
 * @returns the error response; undefined for any other request
 */
export const refuseUnknown = async (
  request: Request,
  exposed: ExposedSchema,
  secretKey: string,
): Promise<Response | undefined> => {
  if (isOperator(request, secretKey)) return undefined
  if (!isAllowedRequest(request, exposed) || wantsEstimate(request)) return notFound(request)
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/auth/v1/') || request.body === null) return undefined
  const text = await request.clone().text()
  const body = parseJson(text)
  if (text !== '' && !v.is(accountBody, body)) return refuseBody('The body is not what the app sends')
  const rule = bodies.find(({ method, path }) => method === request.method && path === pathname)
  return !rule || v.is(rule.schema, body) ? undefined : refuseBody(rule.message)
}
