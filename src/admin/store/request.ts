import * as v from 'valibot'
import type { PostgrestClient } from '@supabase/postgrest-js'
import type { AdminProblem } from '@/admin/rules/problems'
import { errorKind, type ErrorKind } from '@/store/remote/error-kind'
import type { ErrorResponse } from '@/store/remote/error-response'
import type { Reply } from '@/store/remote/send-as'
import { accountProblemTexts } from '@/account/words/account-problems'
import type { UserId } from '@/kit/rules/ids'
import { requestAs, type Query, type Rows } from '@/store/remote/request-as'

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

const timeoutMs = 20_000

/** Sends a request as the user. */
export const writeAs = async (userId: UserId, query: (client: PostgrestClient) => Query): Promise<AdminResult<Rows>> =>
  resultOf(await requestAs(userId, query, timeoutMs))

/** Like `writeAs`, but validates the response body. */
export const readAs = async <Schema extends v.GenericSchema>(
  userId: UserId,
  schema: Schema,
  query: (client: PostgrestClient) => Query,
): Promise<AdminResult<v.InferOutput<Schema>>> => {
  const result = await writeAs(userId, query)
  return result.ok ? parseResponse(schema, result.value.data) : result
}

export type PageOf<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly page: number }

/**
 * One page of a list, and the total number of rows. A page past the end returns the first one: its rows may have been
 * deleted.
 */
export const pageAs = async <Schema extends v.GenericSchema>(
  userId: UserId,
  schema: Schema,
  query: (client: PostgrestClient, page: number) => Query,
  page: number,
): Promise<AdminResult<PageOf<v.InferOutput<Schema>>>> => {
  const reply = await requestAs(userId, (client) => query(client, page), timeoutMs)
  const isPastEnd = reply.ok
    ? Array.isArray(reply.value.data) && reply.value.data.length === 0
    : errorKind(reply.error) === 'past-end'
  if (isPastEnd && page > 1) return pageAs(userId, schema, query, 1)
  const result = resultOf(reply)
  if (!result.ok) return result
  const rows = parseResponse(v.array(schema), result.value.data)
  return rows.ok ? done({ rows: rows.value, total: result.value.count ?? rows.value.length, page }) : rows
}
