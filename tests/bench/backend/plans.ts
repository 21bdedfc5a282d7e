import type { Sql } from '../../../supabase/local/database.ts'
import { median } from '../web/median.ts'
import type { Asked } from './asked.ts'
import { rowCounts } from './fill.ts'
import { faultsOf, type Limits, type Scan } from './plan-gate.ts'
import { statementOf } from './postgrest-sql.ts'
import { callerOf, type Session } from './sessions.ts'

export type Planned = {
  readonly asked: Asked
  readonly rows: number
  readonly body: string
  /** The median of a few runs, without the explaining. */
  readonly ms: number
  /** How tables are read that are large. */
  readonly scans: readonly Scan[]
  readonly faults: readonly string[]
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** A prepared statement is planned for its values five times, and after that perhaps once for all values. */
const untilPlansSettle = 8

type Judging = { readonly sql: Sql; readonly session: Session; readonly ids: { readonly person: string; readonly admin: string }; readonly limits: Limits }

/** How each request is answered: by what plans, and whether they will do. */
export const plansOf = async (all: readonly Asked[], { sql, session, ids, limits }: Judging): Promise<readonly Planned[]> => {
  const counts = await rowCounts(sql)
  const planned: Planned[] = []
  for (const asked of all) {
    const [statement, caller] = [statementOf(asked), callerOf(asked.by, ids)]
    const first = await session.explained(statement, caller)
    const times: number[] = []
    for (let n = 0; n < untilPlansSettle - 2; n += 1) times.push(await timed(() => session.run(statement, caller, false)))
    const settled = await session.explained(statement, caller)
    planned.push({
      asked,
      rows: first.rows,
      body: first.body,
      ms: median(times),
      scans: first.scans.filter(({ table }) => (counts.get(table) ?? 0) > limits.large),
      faults: [...new Set([...first.scans, ...settled.scans].flatMap((scan) => faultsOf([scan], counts, limits)))],
    })
  }
  return planned
}
