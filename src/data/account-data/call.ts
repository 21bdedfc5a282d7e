import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { AccountDataProblem } from '@/domain/account/account-data'
import type { UserId } from '@/domain/shared/ids'
import { connectivity } from '../connectivity'
import { IdentityChangedError, SignInNeededError } from '../outbox/errors'
import { supabaseAs } from '../remote/client'
import { OfflineError } from '../remote/errors'
import { tokenOf } from '../session/token'

export type AccountDataAnswer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: AccountDataProblem }

type Reply = { readonly data: unknown; readonly error: { readonly code?: string; readonly hint?: string | null } | null; readonly status: number }
/** A request of the library, before it is sent. */
type Query = { abortSignal(signal: AbortSignal): { retry(enabled: boolean): PromiseLike<Reply> } }

/** An export gathers everything: it may take its time. */
const patienceMs = 45_000

const failed = (problem: AccountDataProblem): AccountDataAnswer<never> => ({ ok: false, problem })

const signInCodes = new Set(['PGRST301', 'PGRST302', 'PGRST303'])

/** What an answer that is no success means: by its status and code. The server hints at what helps where a second factor does. */
const problemOf = ({ status, error }: Reply): AccountDataProblem => {
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

const ask = async (person: UserId, query: (client: PostgrestClient) => Query, fresh: boolean): Promise<Reply | AccountDataProblem> => {
  try {
    const token = await tokenOf(person, fresh)
    if (token === null) return 'sign-in'
    return await query(supabaseAs(token)).abortSignal(AbortSignal.timeout(patienceMs)).retry(false)
  } catch (error) {
    return problemOfThrown(error)
  }
}

const read = <Schema extends v.GenericSchema>(schema: Schema, reply: Reply): AccountDataAnswer<v.InferOutput<Schema>> => {
  if (reply.error) return failed(problemOf(reply))
  const value = v.safeParse(schema, reply.data)
  // Success in another shape is the page of a network that wants a payment first.
  return value.success ? { ok: true, value: value.output } : failed('busy')
}

const callAs = async <Schema extends v.GenericSchema>(
  person: UserId,
  schema: Schema,
  query: (client: PostgrestClient) => Query,
): Promise<AccountDataAnswer<v.InferOutput<Schema>>> => {
  if (!connectivity.getState().online) return failed('offline')
  // A token that the server does not take is renewed once.
  for (const fresh of [false, true]) {
    const reply = await ask(person, query, fresh)
    if (typeof reply === 'string') return failed(reply)
    const answer = read(schema, reply)
    if (answer.ok || answer.problem !== 'sign-in') return answer
  }
  return failed('sign-in')
}

/** Everything that the server holds about this person. */
export const exportMyData = (person: UserId) => callAs(person, v.record(v.string(), v.unknown()), (client) => client.rpc('export_my_data'))

const instant = v.pipe(v.string(), v.check((text) => !Number.isNaN(Date.parse(text))))

/** Asks for this account to be deleted. @returns when that will be done (ISO instant) */
export const requestDeletion = (person: UserId, alsoPosts: boolean) =>
  callAs(person, instant, (client) => client.rpc('request_account_deletion', { also_posts: alsoPosts }))

export const cancelDeletion = (person: UserId) => callAs(person, v.nullish(v.unknown()), (client) => client.rpc('cancel_account_deletion'))

const standingSchema = v.pipe(v.array(v.object({ due_at: instant, also_posts: v.boolean() })), v.maxLength(1))

/** The deletion that waits to be carried out, or none. */
export const pendingDeletion = (person: UserId) => callAs(person, standingSchema, (client) => client.rpc('account_deletion'))
