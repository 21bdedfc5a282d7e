import * as v from 'valibot'
import type { AdminProblem } from '@/domain/admin/problems'
import { SignInNeededError, IdentityChangedError } from '../outbox/errors'
import { OfflineError } from '../remote/errors'

export type AdminAnswer<Value = null> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: AdminProblem }

export const done = <Value>(value: Value): AdminAnswer<Value> => ({ ok: true, value })
export const failed = (problem: AdminProblem): AdminAnswer<never> => ({ ok: false, problem })

/** An answer as it is on the wire. */
export type Wire = { readonly status: number; readonly code: string; readonly message: string }

const signInCodes = new Set(['PGRST301', 'PGRST302', 'PGRST303', 'InvalidJWT', 'AccessDeniedJWT', 'ExpiredToken'])
const passingStatus = new Set([408, 425, 429])

/** What an answer that is no success means: by its status and code, never by its message. */
export const problemOf = ({ status, code, message }: Wire): AdminProblem => {
  if (status === 0) return { kind: 'offline' }
  if (status === 401 || signInCodes.has(code)) return { kind: 'sign-in' }
  // An error that names no code is not PostgREST's nor storage's: a proxy's or a captive portal's page.
  if (code === '') return { kind: 'strange' }
  if (status === 403 || code === '42501') return { kind: 'not-allowed', message }
  if (passingStatus.has(status) || status >= 500) return { kind: 'busy', message }
  return { kind: code === '23505' ? 'taken' : 'refused', message }
}

/** What the guard of the token throws. */
export const problemOfThrown = (error: unknown): AdminProblem => {
  if (error instanceof SignInNeededError || error instanceof IdentityChangedError) return { kind: 'sign-in' }
  if (error instanceof OfflineError) return { kind: 'offline' }
  throw error
}

/** Reads an answer at the border: one of another shape is nobody's we know. */
export const parsedAs = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): AdminAnswer<v.InferOutput<Schema>> => {
  const read = v.safeParse(schema, value)
  return read.success ? done(read.output) : failed({ kind: 'strange' })
}
