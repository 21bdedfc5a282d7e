import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import * as v from 'valibot'
import { supabase } from '../remote/client'
import { OfflineError, ServerError, UnexpectedAnswerError } from '../remote/errors'
import type { Cursor } from '../db'
import { columnsOf, type PulledTable, type ReplicatedTable } from './replicated-tables'

const headsSchema = v.array(
  v.object({ table_name: v.string(), head: v.nullable(v.number()), horizon: v.number() }),
)
const idsSchema = v.array(v.object({ id: v.string() }))

/** The newest revision of each table, and the horizon: rows at or above it may still be on their way. */
export type Heads = { readonly horizon: number; readonly head: ReadonlyMap<string, number | null> }

export type PageRequest = {
  readonly table: PulledTable
  readonly after: Pick<Cursor, 'rev' | 'id'> | null
  readonly horizon: number
  readonly limit: number
}

/** The network as the pull sees it; tests put their own in its place. */
export type PullRemote = {
  /** @throws OfflineError | ServerError | UnexpectedAnswerError */
  heads(): Promise<Heads>
  /** @throws OfflineError | ServerError */
  page(request: PageRequest): Promise<unknown>
  /** All ids of a table, and how many the server says there are. @throws as heads() */
  ids(table: ReplicatedTable, after: string | null, limit: number): Promise<{ ids: string[]; count: number }>
}

const answerOf = (answer: PostgrestSingleResponse<unknown>): unknown => {
  if (!answer.error) return answer.data
  if (answer.status === 0) throw new OfflineError(answer.error.message)
  throw new ServerError(answer.status, answer.error.code, answer.error.message)
}

const parsed = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new UnexpectedAnswerError(v.summarize(result.issues))
  return result.output
}

export const supabasePullRemote: PullRemote = {
  async heads() {
    const rows = parsed(headsSchema, answerOf(await supabase().rpc('sync_heads')))
    const horizon = rows[0]?.horizon
    if (horizon === undefined) throw new UnexpectedAnswerError('sync_heads() answered no row')
    return { horizon, head: new Map(rows.map((row) => [row.table_name, row.head])) }
  },

  async page({ table, after, horizon, limit }) {
    let query = supabase().from(table).select(columnsOf(table)).lt('rev', horizon)
    if (after) {
      // The first condition lets the index start at the cursor; the second makes it exact.
      query = query.gte('rev', after.rev).or(`rev.gt.${after.rev},and(rev.eq.${after.rev},id.gt.${after.id})`)
    }
    return answerOf(await query.order('rev').order('id').limit(limit))
  },

  async ids(table, after, limit) {
    let query = supabase().from(table).select('id', { count: 'exact' }).order('id').limit(limit)
    if (after) query = query.gt('id', after)
    const answer = await query
    const ids = parsed(idsSchema, answerOf(answer)).map((row) => row.id)
    return { ids, count: answer.count ?? -1 }
  },
}
