import * as v from 'valibot'
import { parseJson } from '../../../src/domain/shared/parse-json.ts'
import { bearerOf } from '../token-claims.ts'
import { isAllowedRequest } from './allowed-requests.ts'
import type { ExposedSchema } from './exposed-schema.ts'

/** auth-js adds the challenge to whatever it sends. */
const challenge = { code_challenge: v.nullish(v.string()), code_challenge_method: v.nullish(v.string()) }
/** Nobody changes an address here: its old and its new owner would both have to confirm it. */
const passwordChange = v.strictObject({ password: v.string(), ...challenge })

const isOperator = ({ headers }: Request, secretKey: string): boolean =>
  [headers.get('apikey'), bearerOf(headers)].includes(secretKey)

/** PostgREST's codes of a function and of a table that do not exist: a phone keeps what it has written until they do. */
const codeOf = (pathname: string): string => (pathname.startsWith('/rest/v1/rpc/') ? 'PGRST202' : pathname.startsWith('/rest/v1/') ? 'PGRST205' : 'not_served')

const notFound = ({ url }: Request): Response => {
  const [code, message] = [codeOf(new URL(url).pathname), 'This is not served here']
  return Response.json({ code, statusCode: '404', error: code, message, msg: message, details: null, hint: null }, { status: 404 })
}

/**
 * Rejects whatever the app does not ask for, before Lite or the database see it. The operator's key opens everything.
 *
 * @returns the error response; undefined for any other request
 */
export const refuseUnknown = async (request: Request, exposed: ExposedSchema, secretKey: string): Promise<Response | undefined> => {
  if (isOperator(request, secretKey)) return undefined
  if (!isAllowedRequest(request, exposed)) return notFound(request)
  if (request.method !== 'PUT') return undefined
  if (v.is(passwordChange, parseJson(await request.clone().text()))) return undefined
  const message = 'Only the password can be changed here'
  return Response.json({ code: 422, error_code: 'validation_failed', msg: message }, { status: 422 })
}
