import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { AccountDataProblem } from '@/account/rules/account-problems'
import type { UserId } from '@/kit/rules/ids'
import { noteAnswer } from '@/store/connectivity'
import { errorKind, type ErrorKind } from '@/store/remote/error-kind'
import type { ErrorResponse } from '@/store/remote/error-response'
import { requestAs, type Query } from '@/store/remote/request-as'

export type AccountDataResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: AccountDataProblem }

/** The timeout is long, because an export collects data from all tables. */
const timeoutMs = 45_000

const failed = (problem: AccountDataProblem): AccountDataResult<never> => ({ ok: false, problem })

const problems: Partial<Record<ErrorKind, AccountDataProblem>> = {
  offline: 'offline',
  'sign-in': 'sign-in',
  'too-many-requests': 'too-often',
  busy: 'busy',
  transient: 'busy',
}

/** The server sets `hint` when a second factor would help. */
const problemOf = (error: ErrorResponse): AccountDataProblem => {
  const kind = errorKind(error)
  return kind === 'not-allowed' && error.hint ? 'second-factor' : (problems[kind] ?? 'failed')
}

const callAs = async <Schema extends v.GenericSchema>(
  userId: UserId,
  schema: Schema,
  query: (client: PostgrestClient) => Query,
): Promise<AccountDataResult<v.InferOutput<Schema>>> => {
  const reply = await requestAs(userId, query, timeoutMs)
  if (!reply.ok) return failed(problemOf(reply.error))
  const value = v.safeParse(schema, reply.value.data)
  // A successful response of another shape is the page of a captive portal.
  if (!value.success) return failed('busy')
  noteAnswer()
  return { ok: true, value: value.output }
}

/** Everything that the server stores about the user. */
export const exportMyData = (userId: UserId) =>
  callAs(userId, v.record(v.string(), v.unknown()), (client) => client.rpc('export_my_data'))

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)

/** Requests the deletion of the account. @returns the time at which it is due (ISO instant) */
export const requestDeletion = (userId: UserId, alsoPosts: boolean) =>
  callAs(userId, instant, (client) => client.rpc('request_account_deletion', { also_posts: alsoPosts }))

export const cancelDeletion = (userId: UserId) =>
  callAs(userId, v.nullish(v.unknown()), (client) => client.rpc('cancel_account_deletion'))

const pendingSchema = v.pipe(v.array(v.object({ due_at: instant, also_posts: v.boolean() })), v.maxLength(1))

/** The pending deletion, or an empty list. */
export const pendingDeletion = (userId: UserId) =>
  callAs(userId, pendingSchema, (client) => client.rpc('account_deletion'))
