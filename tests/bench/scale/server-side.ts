import postgres from 'postgres'
import * as v from 'valibot'
import { userUuid } from '../backend/fill.ts'
import { processorSeconds } from './processor-time.ts'
import type { Stack } from './stack.ts'

const newestRevision = `select private.newest_revision('tum')::float8 as head`
/** Groups statements by the function or table of the request. */
const statements = `
  select coalesce(substring(query from '"public"\\."(\\w+)"'), case when query like '%newest_revision%' then 'live head' else 'all else' end) as what,
    sum(calls)::int as calls, round((sum(total_exec_time) / 1000)::numeric, 2)::float8 as seconds, round((sum(total_exec_time) / sum(calls))::numeric, 2)::float8 as "meanMs"
  from extensions.pg_stat_statements group by what order by seconds desc limit 8`

const timesSchema = v.array(v.object({ what: v.string(), calls: v.number(), seconds: v.number(), meanMs: v.number() }))

/** Direct access to the databases, for what phones cannot request. */
export const serverSide = ({ primaryUrl, standbyUrl, processes }: Stack) => {
  const open = (url: string) => postgres(url, { max: 2, onnotice: () => {} })
  const [primary, standby] = [open(primaryUrl), open(standbyUrl)]
  const one = async (sql: postgres.Sql, text: string): Promise<postgres.Row> => (await sql.unsafe(text))[0] ?? {}
  const lsn = async (sql: postgres.Sql, call: string) =>
    BigInt(String((await one(sql, `select (${call} - '0/0')::text as lsn`))['lsn']))
  const timesOf = async (sql: postgres.Sql) => v.parse(timesSchema, [...(await sql.unsafe(statements))])
  const names = ['primary', 'standby', 'pool', 'api', 'cache'] as const
  const processorTimes = () => Object.fromEntries(names.map((name) => [name, processorSeconds(processes[name])]))
  return {
    primary,
    idOfUser: async (n: number): Promise<string> => String((await one(primary, `select ${userUuid(n)} as id`))['id']),
    /** The live head, read on the standby, which also answers the pulls. */
    readHead: async (): Promise<number> => Number((await one(standby, newestRevision))['head']),
    readEpoch: async (): Promise<string> =>
      String((await one(primary, 'select epoch from private.sync_state'))['epoch']),
    newestPosts: async () =>
      (
        await standby.unsafe(
          `select id, to_json(created_at) #>> '{}' as created_at from public.gossip_posts where campus = 'tum' and not hidden order by created_at desc, id desc limit 100`,
        )
      ).map((row) => ({ id: String(row['id']), createdAt: String(row['created_at']) })),
    async untilReplayed(): Promise<void> {
      const target = await lsn(primary, 'pg_current_wal_flush_lsn()')
      while ((await lsn(standby, 'pg_last_wal_replay_lsn()')) < target)
        await new Promise((resolve) => setTimeout(resolve, 5))
    },
    /**
     * Begins an hour, with the posts that were written in the one before. They get the simulated time, because the
     * database's clock is the real one. @returns the newest revision so far, which is that of the hour
     */
    async startHour(midnight: number, at: number): Promise<number> {
      const time = new Date(midnight + at)
      return primary.begin(async (transaction) => {
        const newest = async () =>
          Number((await transaction`select private.newest_revision('tum')::float8 as newest`)[0]?.['newest'])
        const before = await newest()
        await transaction`select public.run_jobs(${time}::timestamptz)`
        await transaction`set local session_replication_role = replica`
        await transaction`update public.gossip_posts set created_at = ${time}::timestamptz where campus = 'tum' and rev > ${before}`
        const revision = await newest()
        await transaction.unsafe(
          `create or replace function private.start_of_hour(at timestamptz) returns bigint language sql stable as 'select ${revision}::bigint'`,
        )
        return revision
      })
    },
    /** Starts a measurement. @returns a function that returns the use since then */
    async measure() {
      for (const sql of [primary, standby]) await sql`select extensions.pg_stat_statements_reset()`
      const before = processorTimes()
      return async () => {
        const after = processorTimes()
        const processor = Object.fromEntries(names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]))
        return { processor, primary: await timesOf(primary), standby: await timesOf(standby) }
      }
    },
    close: () => Promise.all([primary.end({ timeout: 1 }), standby.end({ timeout: 1 })]),
  }
}

export type ServerSide = ReturnType<typeof serverSide>
