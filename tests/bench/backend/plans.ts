import type { Sql } from '../../../supabase/local/database.ts'
import { median } from '../web/median.ts'
import type { RecordedRequest } from './recorded-request.ts'
import { rowCounts } from './fill.ts'
import { faultsOf, type Limits, type Scan } from './plan-gate.ts'
import { statementOf } from './postgrest-sql.ts'
import { callerOf, type Session } from './sessions.ts'

export type Planned = {
  readonly asked: RecordedRequest
  readonly rows: number
  readonly body: string
  /** The median of a few runs without EXPLAIN, in milliseconds. */
  readonly ms: number
  /** The scans of large tables. */
  readonly scans: readonly Scan[]
  readonly faults: readonly string[]
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** PostgreSQL plans a prepared statement for its values five times and may use a generic plan after that. */
const runsUntilGenericPlan = 8

type PlanOptions = {
  readonly sql: Sql
  readonly session: Session
  readonly ids: { readonly user: string; readonly admin: string }
  readonly limits: Limits
}

/** Runs each request and checks its query plans, the first one and the generic one. */
export const plansOf = async (
  all: readonly RecordedRequest[],
  { sql, session, ids, limits }: PlanOptions,
): Promise<readonly Planned[]> => {
  const counts = await rowCounts(sql)
  const planned: Planned[] = []
  for (const request of all) {
    const [statement, caller] = [statementOf(request), callerOf(request.by, ids)]
    const first = await session.explained(statement, caller)
    const times: number[] = []
    for (let n = 0; n < runsUntilGenericPlan - 2; n += 1)
      times.push(await timed(() => session.run(statement, caller, false)))
    const generic = await session.explained(statement, caller)
    planned.push({
      asked: request,
      rows: first.rows,
      body: first.body,
      ms: median(times),
      scans: first.scans.filter(({ table }) => (counts.get(table) ?? 0) > limits.large),
      faults: [...new Set([...first.scans, ...generic.scans].flatMap((scan) => faultsOf([scan], counts, limits)))],
    })
  }
  return planned
}
