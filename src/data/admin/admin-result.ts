import * as v from 'valibot'
import type { AdminProblem } from '@/domain/admin/problems'
import { SignInNeededError, IdentityChangedError } from '../outbox/errors'
import { OfflineError } from '../remote/errors'

export type AdminResult<Value = null> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: AdminProblem }

export const done = <Value>(value: Value): AdminResult<Value> => ({ ok: true, value })
export const failed = (problem: AdminProblem): AdminResult<never> => ({ ok: false, problem })

/** An error response. `status` is 0 when there was none, `code` is empty when the body named none. */
export type ErrorResponse = { readonly status: number; readonly code: string; readonly message: string }

const signInCodes = new Set(['PGRST301', 'PGRST302', 'PGRST303', 'InvalidJWT', 'AccessDeniedJWT', 'ExpiredToken'])
const temporaryStatus = new Set([408, 425, 429])

/** Maps an error response by status and code, never by its message. */
export const problemOf = ({ status, code, message }: ErrorResponse): AdminProblem => {
  if (status === 0) return { kind: 'offline' }
  if (status === 401 || signInCodes.has(code)) return { kind: 'sign-in' }
  // PostgREST and storage always name a code. Without one, this is the page of a proxy or a captive portal.
  if (code === '') return { kind: 'strange' }
  if (status === 403 || code === '42501') return { kind: 'not-allowed', message }
  if (temporaryStatus.has(status) || status >= 500) return { kind: 'busy', message }
  return { kind: code === '23505' ? 'taken' : 'refused', message }
}

/** Maps an error thrown while getting the token. Throws any other error again. */
export const problemOfThrown = (error: unknown): AdminProblem => {
  if (error instanceof SignInNeededError || error instanceof IdentityChangedError) return { kind: 'sign-in' }
  if (error instanceof OfflineError) return { kind: 'offline' }
  throw error
}

/** Validates a response body. */
export const parseResponse = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): AdminResult<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? done(parsed.output) : failed({ kind: 'strange' })
}
