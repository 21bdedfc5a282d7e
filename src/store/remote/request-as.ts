import type { PostgrestClient } from '@supabase/postgrest-js'
import type { UserId } from '@/kit/rules/ids'
import { supabase, supabaseAs } from './client'
import { sendAs, type Reply } from './send-as'

type QueryResponse = {
  readonly data: unknown
  readonly error: { readonly message: string; readonly code?: string; readonly hint?: string | null } | null
  readonly status: number
  readonly count?: number | null
}
/** A postgrest-js request that has not been sent. */
export type Query = { abortSignal(signal: AbortSignal): { retry(enabled: boolean): PromiseLike<QueryResponse> } }

export type Rows = { readonly data: unknown; readonly count: number | null }

const request = async (
  client: PostgrestClient,
  query: (client: PostgrestClient) => Query,
  timeoutMs: number,
): Promise<Reply<Rows>> => {
  const {
    data,
    error,
    status,
    count = null,
  } = await query(client).abortSignal(AbortSignal.timeout(timeoutMs)).retry(false)
  return error
    ? { ok: false, error: { status, code: error.code ?? '', message: error.message, hint: error.hint } }
    : { ok: true, value: { data, count } }
}

/** Sends a PostgREST request as the user, without retries: the screen shows the problem and can send it again. */
export const requestAs = (
  userId: UserId,
  query: (client: PostgrestClient) => Query,
  timeoutMs: number,
): Promise<Reply<Rows>> => sendAs(userId, (token) => request(supabaseAs(token), query, timeoutMs))

/** The same for requests that visitors may send. */
export const requestWithoutAccount = (
  query: (client: PostgrestClient) => Query,
  timeoutMs: number,
): Promise<Reply<Rows>> => request(supabase(), query, timeoutMs)
