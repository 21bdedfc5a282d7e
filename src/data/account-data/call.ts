import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { AccountDataProblem } from '@/domain/account/account-data'
import type { UserId } from '@/domain/shared/ids'
import { connectivity } from '../connectivity'
import { IdentityChangedError, SignInNeededError } from '../outbox/errors'
import { supabaseAs } from '../remote/client'
import { OfflineError } from '../remote/errors'
import { tokenOf } from '../session/token'

export type AccountDataResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: AccountDataProblem }

type QueryResponse = { readonly data: unknown; readonly error: { readonly code?: string; readonly hint?: string | null } | null; readonly status: number }
/** A postgrest-js request that has not been sent. */
type Query = { abortSignal(signal: AbortSignal): { retry(enabled: boolean): PromiseLike<QueryResponse> } }

/** Long, because an export collects data from all tables. */
const timeoutMs = 45_000

const failed = (problem: AccountDataProblem): AccountDataResult<never> => ({ ok: false, problem })

const signInCodes = new Set(['PGRST301', 'PGRST302', 'PGRST303'])

/** Maps an error response by status and code. The server sets `hint` on 42501 when a second factor would help. */
const problemOf = ({ status, error }: QueryResponse): AccountDataProblem => {
  const code = error?.code ?? ''
  if (status === 0) return 'offline'
  if (status === 401 || signInCodes.has(code)) return 'sign-in'
  if (code === '42501') return error?.hint ? 'second-factor' : 'failed'
  if (status === 429) return 'too-often'
  return status >= 500 ? 'busy' : 'failed'
}

const problemOfThrown = (error: unknown): AccountDataProblem => {
  if (error instanceof SignInNeededError || error instanceof IdentityChangedError) return 'sign-in'
  if (error instanceof OfflineError) return 'offline'
  throw error
}

const send = async (userId: UserId, query: (client: PostgrestClient) => Query, fresh: boolean): Promise<QueryResponse | AccountDataProblem> => {
  try {
    const token = await tokenOf(userId, fresh)
    if (token === null) return 'sign-in'
    return await query(supabaseAs(token)).abortSignal(AbortSignal.timeout(timeoutMs)).retry(false)
  } catch (error) {
    return problemOfThrown(error)
  }
}

const parse = <Schema extends v.GenericSchema>(schema: Schema, response: QueryResponse): AccountDataResult<v.InferOutput<Schema>> => {
  if (response.error) return failed(problemOf(response))
  const value = v.safeParse(schema, response.data)
  // A successful response of another shape is the page of a captive portal.
  return value.success ? { ok: true, value: value.output } : failed('busy')
}

const callAs = async <Schema extends v.GenericSchema>(
  userId: UserId,
  schema: Schema,
  query: (client: PostgrestClient) => Query,
): Promise<AccountDataResult<v.InferOutput<Schema>>> => {
  if (!connectivity.getState().online) return failed('offline')
  // A token that the server rejects is renewed once.
  for (const fresh of [false, true]) {
    const response = await send(userId, query, fresh)
    if (typeof response === 'string') return failed(response)
    const result = parse(schema, response)
    if (result.ok || result.problem !== 'sign-in') return result
  }
  return failed('sign-in')
}

/** Everything that the server stores about the user. */
export const exportMyData = (userId: UserId) => callAs(userId, v.record(v.string(), v.unknown()), (client) => client.rpc('export_my_data'))

const instant = v.pipe(v.string(), v.check((text) => !Number.isNaN(Date.parse(text))))

/** Requests the deletion of the account. @returns when it is due (ISO instant) */
export const requestDeletion = (userId: UserId, alsoPosts: boolean) =>
  callAs(userId, instant, (client) => client.rpc('request_account_deletion', { also_posts: alsoPosts }))

export const cancelDeletion = (userId: UserId) => callAs(userId, v.nullish(v.unknown()), (client) => client.rpc('cancel_account_deletion'))

const pendingSchema = v.pipe(v.array(v.object({ due_at: instant, also_posts: v.boolean() })), v.maxLength(1))

/** The pending deletion, or an empty list. */
export const pendingDeletion = (userId: UserId) => callAs(userId, pendingSchema, (client) => client.rpc('account_deletion'))
