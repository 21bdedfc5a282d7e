import postgres from 'postgres'
import * as v from 'valibot'
import { parseAnswer, type SyncAnswer } from '@/store/sync/pull/sync-answer'
import { startPlainBackend } from '../../bench/backend/plain-backend.ts'
import { startCluster } from './cluster.ts'

/** The parameters of a visitor's pull. */
type PullParameters = { readonly since?: number; readonly head?: number; readonly tables?: string }

type PullResult = { readonly answer: SyncAnswer; readonly cacheControl: string }

const headersSchema = v.tuple([v.looseObject({ 'Cache-Control': v.string() })])

const openSql = (url: string): postgres.Sql => postgres(url, { max: 4, onnotice: () => {} })

/** Pulls as a visitor does, in a read-only transaction. */
export const pullFrom = (sql: postgres.Sql, { since, head, tables }: PullParameters): Promise<PullResult> =>
  sql.begin('read only', async (transaction) => {
    await transaction`select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role": "anon"}', true)`
    const [row] =
      await transaction`select public.sync('tum', ${since ?? null}::bigint, ${tables ?? null}, head => ${head ?? null}::bigint) as answer`
    const [set] = await transaction`select current_setting('response.headers') as headers`
    const [headers] = v.parse(headersSchema, JSON.parse(String(set?.['headers'])))
    return { answer: parseAnswer(row?.['answer']), cacheControl: headers['Cache-Control'] }
  })

/** A primary with the migrations, and a standby that follows it. */
export const startStandbyPair = async () => {
  const backend = await startPlainBackend(['synchronous_commit=on', 'wal_keep_size=256MB'])
  const [primary, database] = [openSql(backend.url), new URL(backend.url).pathname]
  const standbys: { readonly sql: postgres.Sql; stop(): Promise<void> }[] = []
  const lsn = async (sql: postgres.Sql, expression: string) =>
    String((await sql.unsafe(`select (${expression} - '0/0')::text as lsn`))[0]?.['lsn'])
  return {
    primary,
    /** Opens a separate connection to the primary, for a transaction that stays open. */
    openPrimary: () => postgres(backend.url, { max: 1, onnotice: () => {} }),
    async addStandby(): Promise<postgres.Sql> {
      const cluster = await startCluster({ standbyOf: backend.cluster.url })
      const sql = openSql(`${cluster.url}${database}`)
      standbys.push({ sql, stop: cluster.stop })
      return sql
    },
    /** Waits until a standby has replayed everything that is committed on the primary now. */
    async untilReplayed(standby: postgres.Sql): Promise<void> {
      const target = BigInt(await lsn(primary, 'pg_current_wal_flush_lsn()'))
      while (BigInt(await lsn(standby, 'pg_last_wal_replay_lsn()')) < target)
        await new Promise((resolve) => setTimeout(resolve, 10))
    },
    async close(): Promise<void> {
      for (const { sql, stop } of standbys) {
        await sql.end({ timeout: 1 })
        await stop()
      }
      await primary.end({ timeout: 1 })
      await backend.close()
    },
  }
}
