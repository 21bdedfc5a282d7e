import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import { supabaseAs } from '../remote/client'
import { tokenOf } from '../session/token'
import { done, failed, parsedAs, problemOf, problemOfThrown, type AdminAnswer, type Wire } from './admin-answer'

const patienceMs = 20_000

type Reply = {
  readonly data: unknown
  readonly error: { readonly message: string; readonly code?: string } | null
  readonly status: number
  readonly count?: number | null
}
/** A request of the library, before it is sent. */
export type Query = { abortSignal(signal: AbortSignal): { retry(enabled: boolean): PromiseLike<Reply> } }

const tokenFor = async (person: UserId, fresh: boolean): Promise<AdminAnswer<string>> => {
  try {
    const token = await tokenOf(person, fresh)
    return token === null ? failed({ kind: 'sign-in' }) : done(token)
  } catch (error) {
    return failed(problemOfThrown(error))
  }
}

/**
 * Sends something as this person; never as nobody. A token that the server does not take is renewed once.
 * @param send answers null where all went well
 */
export const sendAs = async <Value>(person: UserId, send: (token: string) => Promise<AdminAnswer<Value>>): Promise<AdminAnswer<Value>> => {
  for (const fresh of [false, true]) {
    const token = await tokenFor(person, fresh)
    if (!token.ok) return token
    const answer = await send(token.value)
    if (answer.ok || answer.problem.kind !== 'sign-in') return answer
  }
  return failed({ kind: 'sign-in' })
}

export type AdminReply = { readonly data: unknown; readonly count: number | null }

const wireOf = ({ status, error }: Reply): Wire => ({ status, code: error?.code ?? '', message: error?.message ?? '' })

/** Asks the tables and functions of the server as this person. It is asked once: a form says what came of it, and is there to try again. */
export const requestAs = (person: UserId, query: (client: PostgrestClient) => Query): Promise<AdminAnswer<AdminReply>> =>
  sendAs(person, async (token) => {
    const reply = await query(supabaseAs(token)).abortSignal(AbortSignal.timeout(patienceMs)).retry(false)
    return reply.error ? failed(problemOf(wireOf(reply))) : done({ data: reply.data, count: reply.count ?? null })
  })

/** The same, for an answer of this shape. */
export const readAs = async <Schema extends v.GenericSchema>(
  person: UserId,
  schema: Schema,
  query: (client: PostgrestClient) => Query,
): Promise<AdminAnswer<v.InferOutput<Schema>>> => {
  const answer = await requestAs(person, query)
  return answer.ok ? parsedAs(schema, answer.value.data) : answer
}

export type PageOf<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly page: number }

/** One page of a list, and how many there are in all. A page past the end is the first one: what stood there may be deleted. */
export const pageAs = async <Schema extends v.GenericSchema>(
  person: UserId,
  schema: Schema,
  query: (client: PostgrestClient, page: number) => Query,
  page: number,
): Promise<AdminAnswer<PageOf<v.InferOutput<Schema>>>> => {
  const answer = await requestAs(person, (client) => query(client, page))
  const beyond = answer.ok ? Array.isArray(answer.value.data) && answer.value.data.length === 0 : answer.problem.kind === 'refused'
  if (beyond && page > 1) return pageAs(person, schema, query, 1)
  if (!answer.ok) return answer
  const rows = parsedAs(v.array(schema), answer.value.data)
  return rows.ok ? done({ rows: rows.value, total: answer.value.count ?? rows.value.length, page }) : rows
}
