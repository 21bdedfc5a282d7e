import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { UserId } from '@/kit/rules/ids'
import { errorKind } from '@/store/remote/error-kind'
import { requestAs, type Query, type Rows } from '@/store/remote/request-as'
import { done, parseResponse, resultOf, type AdminResult } from './admin-result'

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
