import * as v from 'valibot'
import type { AdminProblem } from '@/admin/rules/problems'
import { errorKind, type ErrorKind } from '@/store/remote/error-kind'
import type { ErrorResponse } from '@/store/remote/error-response'
import type { Reply } from '@/store/remote/send-as'
import { accountProblemTexts } from '@/account/words/account-problems'

export type AdminResult<Value = null> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: AdminProblem }

export const done = <Value>(value: Value): AdminResult<Value> => ({ ok: true, value })
export const failed = (problem: AdminProblem): AdminResult<never> => ({ ok: false, problem })

/** The result of a request that fails in an unexpected way. */
export const unforeseenProblem: AdminProblem = { kind: 'busy', message: accountProblemTexts.other }
export const unforeseen = failed(unforeseenProblem)

const problemKinds: Partial<Record<ErrorKind, 'not-allowed' | 'busy' | 'taken'>> = {
  'not-allowed': 'not-allowed',
  'too-many-requests': 'busy',
  busy: 'busy',
  transient: 'busy',
  duplicate: 'taken',
}

export const problemOf = (error: ErrorResponse): AdminProblem => {
  const kind = errorKind(error)
  if (kind === 'offline' || kind === 'sign-in') return { kind }
  // PostgREST and Storage always name a code. Without one, this is the page of a proxy or a captive portal.
  if (error.code === '') return { kind: 'strange' }
  return { kind: problemKinds[kind] ?? 'refused', message: error.message }
}

export const resultOf = <Value>(reply: Reply<Value>): AdminResult<Value> =>
  reply.ok ? reply : failed(problemOf(reply.error))

/** Validates a response body. */
export const parseResponse = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): AdminResult<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? done(parsed.output) : failed({ kind: 'strange' })
}
