import * as v from 'valibot'

// What a plan may not do at scale, whatever it costs today.

export type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Index Name'?: string | undefined
  readonly 'Actual Rows'?: number | undefined
  readonly 'Actual Loops'?: number | undefined
  readonly 'Rows Removed by Filter'?: number | undefined
  readonly Plans?: readonly PlanNode[] | undefined
}

const count = v.optional(v.number())
const name = v.optional(v.string())

const nodeSchema: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': name,
  'Index Name': name,
  'Actual Rows': count,
  'Actual Loops': count,
  'Rows Removed by Filter': count,
  Plans: v.optional(v.array(v.lazy(() => nodeSchema))),
})

/** A plan as `EXPLAIN (ANALYZE, FORMAT JSON)` and auto_explain write it. */
export const planSchema = v.object({ 'Query Text': v.optional(v.string(), ''), Plan: nodeSchema })

/** How a plan reads one table. */
export type Scan = {
  readonly kind: string
  readonly table: string
  readonly index: string | undefined
  readonly rows: number
  /** Rows that were read and thrown away, because no index knew that they are not wanted. */
  readonly discarded: number
}

/** Every table that a plan reads, inner plans included. */
export const scansOf = (node: PlanNode): readonly Scan[] => {
  const table = node['Relation Name']
  const loops = node['Actual Loops'] ?? 1
  const own = table === undefined || !node['Node Type'].includes('Scan') ? [] : [{
    kind: node['Node Type'],
    table,
    index: node['Index Name'],
    rows: Math.round((node['Actual Rows'] ?? 0) * loops),
    discarded: Math.round((node['Rows Removed by Filter'] ?? 0) * loops),
  }]
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}

export type Limits = {
  /** A table with more rows is large: nothing may read it from one end to the other without an index. */
  readonly large: number
  /** How many rows of one table a statement may read for nothing. */
  readonly discarded: number
}

/** @returns a line for each scan that will not do, none when all will. */
export const faultsOf = (scans: readonly Scan[], rowsOf: ReadonlyMap<string, number>, limits: Limits): readonly string[] =>
  scans.flatMap(({ kind, table, discarded }) => {
    const rows = rowsOf.get(table) ?? 0
    if (kind === 'Seq Scan' && rows > limits.large) return [`a sequential scan over ${table}, which has ${rows} rows`]
    return discarded > limits.discarded ? [`${discarded} rows of ${table} read for nothing`] : []
  })
