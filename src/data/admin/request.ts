import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import { supabaseAs } from '../remote/client'
import { tokenOf } from '../session/token'
import { done, failed, parseResponse, problemOf, problemOfThrown, type AdminResult, type ErrorResponse } from './admin-result'

const timeoutMs = 20_000

type QueryResponse = {
  readonly data: unknown
  readonly error: { readonly message: string; readonly code?: string } | null
  readonly status: number
  readonly count?: number | null
}
/** A postgrest-js request that has not been sent. */
export type Query = { abortSignal(signal: AbortSignal): { retry(enabled: boolean): PromiseLike<QueryResponse> } }

const tokenFor = async (userId: UserId, fresh: boolean): Promise<AdminResult<string>> => {
  try {
    const token = await tokenOf(userId, fresh)
    return token === null ? failed({ kind: 'sign-in' }) : done(token)
  } catch (error) {
    return failed(problemOfThrown(error))
  }
}

/**
 * Sends a request with the user's token, never anonymously. When the server rejects the token, it is renewed once.
 */
export const sendAs = async <Value>(userId: UserId, send: (token: string) => Promise<AdminResult<Value>>): Promise<AdminResult<Value>> => {
  for (const fresh of [false, true]) {
    const token = await tokenFor(userId, fresh)
    if (!token.ok) return token
    const result = await send(token.value)
    if (result.ok || result.problem.kind !== 'sign-in') return result
  }
  return failed({ kind: 'sign-in' })
}

export type AdminReply = { readonly data: unknown; readonly count: number | null }

const errorOf = ({ status, error }: QueryResponse): ErrorResponse => ({ status, code: error?.code ?? '', message: error?.message ?? '' })

/** Sends a PostgREST request as the user, without retries: the form shows the problem and can be submitted again. */
export const requestAs = (userId: UserId, query: (client: PostgrestClient) => Query): Promise<AdminResult<AdminReply>> =>
  sendAs(userId, async (token) => {
    const response = await query(supabaseAs(token)).abortSignal(AbortSignal.timeout(timeoutMs)).retry(false)
    return response.error ? failed(problemOf(errorOf(response))) : done({ data: response.data, count: response.count ?? null })
  })

/** Like `requestAs`, but validates the response body. */
export const readAs = async <Schema extends v.GenericSchema>(
  userId: UserId,
  schema: Schema,
  query: (client: PostgrestClient) => Query,
): Promise<AdminResult<v.InferOutput<Schema>>> => {
  const result = await requestAs(userId, query)
  return result.ok ? parseResponse(schema, result.value.data) : result
}

export type PageOf<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly page: number }

/** One page of a list, and the total number of rows. A page past the end returns the first one: its rows may have been deleted. */
export const pageAs = async <Schema extends v.GenericSchema>(
  userId: UserId,
  schema: Schema,
  query: (client: PostgrestClient, page: number) => Query,
  page: number,
): Promise<AdminResult<PageOf<v.InferOutput<Schema>>>> => {
  const result = await requestAs(userId, (client) => query(client, page))
  const isPastEnd = result.ok ? Array.isArray(result.value.data) && result.value.data.length === 0 : result.problem.kind === 'refused'
  if (isPastEnd && page > 1) return pageAs(userId, schema, query, 1)
  if (!result.ok) return result
  const rows = parseResponse(v.array(schema), result.value.data)
  return rows.ok ? done({ rows: rows.value, total: result.value.count ?? rows.value.length, page }) : rows
}
