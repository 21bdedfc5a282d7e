import * as v from 'valibot'
import type { CampusSlug } from '@/kit/rules/campus'
import { supabase, supabaseAs } from '@/store/remote/client'
import { dataOf } from '@/store/remote/data-of'
import { UnexpectedResponseError } from '@/store/remote/errors'
import { parseAnswer, type SyncAnswer } from './sync-answer'

export type SyncRequest = {
  readonly campus: CampusSlug
  /** The cursor; null for a snapshot. */
  readonly since: number | null
  /** The newest revision, if known: part of the address, so that a cache does not answer with an older one. */
  readonly head?: number | undefined
  /** The tables of a snapshot; all without. */
  readonly tables?: readonly string[] | undefined
  /** The position at which a snapshot continues: `next` of the answer before. */
  readonly after?: string | undefined
  /** The cursor of the caller's own rows, 0 for all of them; null without an account. */
  readonly own: { readonly since: number; readonly token: string } | null
}

const digestSchema = v.record(v.string(), v.record(v.string(), v.tuple([v.number(), v.string()])))
const idsSchema = v.array(v.tuple([v.string(), v.number()]))

/** For each table and segment: how many rows, and a hash of their ids and revisions. */
export type Digests = v.InferOutput<typeof digestSchema>

/** The network, replaceable in tests. All methods throw OfflineError | ServerError | UnexpectedResponseError. */
export type SyncRemote = {
  sync(request: SyncRequest): Promise<SyncAnswer>
  digests(campus: CampusSlug, until: number): Promise<Digests>
  /** The ids and revisions of one segment, named `table/segment`. */
  segment(campus: CampusSlug, until: number, segment: string): Promise<readonly (readonly [string, number])[]>
}

const parse = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new UnexpectedResponseError(v.summarize(result.issues))
  return result.output
}

/** GET, so that a cache between the phone and the server can answer. */
const get = { get: true } as const

export const supabaseSyncRemote: SyncRemote = {
  async sync({ campus, since, head, tables, after, own }) {
    const parameters = {
      campus,
      ...(since === null ? {} : { since }),
      ...(head === undefined ? {} : { head }),
      ...(tables ? { tables: tables.join() } : {}),
      ...(after === undefined ? {} : { after }),
      ...(own ? { own_since: own.since } : {}),
    }
    const client = own ? supabaseAs(own.token) : supabase()
    return parseAnswer(dataOf(await client.rpc('sync', parameters, get)))
  },
  async digests(campus, until) {
    return parse(digestSchema, dataOf(await supabase().rpc('sync_digest', { campus, until }, get)))
  },
  async segment(campus, until, segment) {
    return parse(idsSchema, dataOf(await supabase().rpc('sync_digest', { campus, until, segment }, get)))
  },
}
