import type { PostgrestClient, PostgrestSingleResponse } from '@supabase/postgrest-js'
import * as v from 'valibot'
import { supabase } from '../remote/client'
import type { Database } from '../remote/database-types.gen'
import { OfflineError, ServerError, UnexpectedAnswerError } from '../remote/errors'
import type { Cursor } from '../db'
import { columnsOf, type PulledTable } from './pulled-tables'

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
  /** A page of the ids of a table, and with the first how many the server says there are. @throws as heads() */
  ids(table: PulledTable, after: string | null, limit: number): Promise<{ ids: string[]; count: number }>
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

/** Whose rows: everybody's, or the signed-in person's own. */
type Scope = 'sync_heads' | 'my_heads'

/**
 * @param client asked for each request: the first one is made when there is something to ask
 * @param person whose own rows are pulled
 */
export const pullRemote = (client: () => PostgrestClient<Database>, scope: Scope, person: string | null = null): PullRemote => ({
  async heads() {
    const rows = parsed(headsSchema, answerOf(await client().rpc(scope)))
    const horizon = rows[0]?.horizon
    if (horizon === undefined) throw new UnexpectedAnswerError(`${scope}() answered no row`)
    return { horizon, head: new Map(rows.map((row) => [row.table_name, row.head])) }
  },

  async page({ table, after, horizon, limit }) {
    let query = client().from(table).select(columnsOf(table)).lt('rev', horizon)
    // The public deletions come with the public pull; named, the owner is what the index begins with.
    if (table === 'tombstones' && person !== null) query = query.filter('owner_id', 'eq', person)
    if (after) {
      // The first condition lets the index start at the cursor; the second makes it exact.
      query = query.gte('rev', after.rev).or(`rev.gt.${after.rev},and(rev.eq.${after.rev},id.gt.${after.id})`)
    }
    return answerOf(await query.order('rev').order('id').limit(limit))
  },

  async ids(table, after, limit) {
    // Counting reads the whole table: it is asked for once a listing.
    let query = client().from(table).select('id', after ? {} : { count: 'exact' }).order('id').limit(limit)
    if (after) query = query.gt('id', after)
    const answer = await query
    const ids = parsed(idsSchema, answerOf(answer)).map((row) => row.id)
    return { ids, count: answer.count ?? -1 }
  },
})

export const supabasePullRemote = pullRemote(supabase, 'sync_heads')
