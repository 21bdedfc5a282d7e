import type { PostgrestClient, PostgrestSingleResponse } from '@supabase/postgrest-js'
import * as v from 'valibot'
import { supabase } from '../remote/client'
import type { Database } from '../remote/database-types.gen'
import { OfflineError, ServerError, UnexpectedResponseError } from '../remote/errors'
import type { Cursor } from '../db'
import { columnsOf, type PulledTable } from './pulled-tables'

const headsSchema = v.array(
  v.object({ table_name: v.string(), head: v.nullable(v.number()), horizon: v.number() }),
)
const idsSchema = v.array(v.object({ id: v.string() }))

/** The newest revision of each table, and the horizon: rows at or above it may not be complete yet. */
export type Heads = { readonly horizon: number; readonly head: ReadonlyMap<string, number | null> }

export type PageRequest = {
  readonly table: PulledTable
  readonly after: Pick<Cursor, 'rev' | 'id'> | null
  readonly horizon: number
  readonly limit: number
}

/** The network, replaceable in tests. */
export type PullRemote = {
  /** @throws OfflineError | ServerError | UnexpectedAnswerError */
  heads(): Promise<Heads>
  /** @throws OfflineError | ServerError */
  page(request: PageRequest): Promise<unknown>
  /** A page of a table's ids. `count` is the server's total on the first page, and -1 after it. @throws as heads() */
  ids(table: PulledTable, after: string | null, limit: number): Promise<{ ids: string[]; count: number }>
}

const dataOf = (response: PostgrestSingleResponse<unknown>): unknown => {
  if (!response.error) return response.data
  if (response.status === 0) throw new OfflineError(response.error.message)
  throw new ServerError(response.status, response.error.code, response.error.message)
}

const parse = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new UnexpectedResponseError(v.summarize(result.issues))
  return result.output
}

/** The database function that returns the heads of the public rows, or of the caller's own. */
type HeadsFunction = 'sync_heads' | 'my_heads'

/**
 * @param client called for each request, so that a client is created only when it is needed
 * @param userId whose own rows are pulled; null for the public ones
 */
export const pullRemote = (client: () => PostgrestClient<Database>, headsFunction: HeadsFunction, userId: string | null = null): PullRemote => ({
  async heads() {
    const rows = parse(headsSchema, dataOf(await client().rpc(headsFunction)))
    const horizon = rows[0]?.horizon
    if (horizon === undefined) throw new UnexpectedResponseError(`${headsFunction}() returned no rows`)
    return { horizon, head: new Map(rows.map((row) => [row.table_name, row.head])) }
  },

  async page({ table, after, horizon, limit }) {
    let query = client().from(table).select(columnsOf(table)).lt('rev', horizon)
    // Public tombstones come with the public pull. The index begins with the owner.
    if (table === 'tombstones' && userId !== null) query = query.filter('owner_id', 'eq', userId)
    if (after) {
      // The first condition lets the index start at the cursor; the second one is exact.
      query = query.gte('rev', after.rev).or(`rev.gt.${after.rev},and(rev.eq.${after.rev},id.gt.${after.id})`)
    }
    return dataOf(await query.order('rev').order('id').limit(limit))
  },

  async ids(table, after, limit) {
    // Counting reads the whole table, so only the first page requests it.
    let query = client().from(table).select('id', after ? {} : { count: 'exact' }).order('id').limit(limit)
    if (after) query = query.gt('id', after)
    const response = await query
    const ids = parse(idsSchema, dataOf(response)).map((row) => row.id)
    return { ids, count: response.count ?? -1 }
  },
})

export const supabasePullRemote = pullRemote(supabase, 'sync_heads')
