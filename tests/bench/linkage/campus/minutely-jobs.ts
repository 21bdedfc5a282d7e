import type { Campus } from './start-campus.ts'

/** The scheduled jobs of the service. */
export type MinutelyJobs = {
  /** When the next job is due (ms since the epoch); null if none is waiting. */
  nextDue(): Promise<number | null>
  run(): Promise<void>
}

/** Queries for the columns that store when a job is due. */
const dueColumnsSql = `
  select pg_catalog.format('select min(%I) from private.%I', a.attname, c.relname) as query
  from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'private'::regnamespace and c.relkind = 'r' and a.attname in ('due_at', 'try_after')
    and c.relname <> 'reminders' and a.atttypid = 'timestamptz'::regtype and not a.attisdropped`

const housekeeping = '/functions/v1/housekeeping'

/** @returns null for versions without a housekeeping function */
export const minutelyJobs = async (campus: Campus): Promise<MinutelyJobs | null> => {
  const call = () =>
    campus.fetch(`${campus.origin}${housekeeping}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${campus.secretKey}` },
    })
  if ((await call()).status === 404) return null
  const { rows } = await campus.sql.query<{ query: string }>(dueColumnsSql)
  const earliest = `select extract(epoch from least(${rows.map(({ query }) => `(${query})`).join(', ')})) * 1000 as due`
  return {
    async nextDue() {
      const due = (await campus.sql.query<{ due: number | null }>(earliest)).rows[0]?.due ?? null
      return due === null ? null : Number(due)
    },
    async run() {
      const response = await call()
      if (!response.ok) throw new Error(`housekeeping returned ${response.status}: ${await response.text()}`)
    },
  }
}
