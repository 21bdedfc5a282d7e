import * as v from 'valibot'

// Refuses query plans that would not scale, whatever they cost today.

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
  /** Rows that were read and then removed by a filter, because no index excluded them. */
  readonly discarded: number
}

/** Every table that a plan reads, inner plans included. */
export const scansOf = (node: PlanNode): readonly Scan[] => {
  const table = node['Relation Name']
  const loops = node['Actual Loops'] ?? 1
  const own =
    table === undefined || !node['Node Type'].includes('Scan')
      ? []
      : [
          {
            kind: node['Node Type'],
            table,
            index: node['Index Name'],
            rows: Math.round((node['Actual Rows'] ?? 0) * loops),
            discarded: Math.round((node['Rows Removed by Filter'] ?? 0) * loops),
          },
        ]
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}

export type Limits = {
  /** A table with more rows is large and must not be read by a sequential scan. */
  readonly large: number
  /** The number of rows of one table that a statement may read and discard. */
  readonly discarded: number
}

/** @returns one line per refused scan */
export const faultsOf = (
  scans: readonly Scan[],
  rowsOf: ReadonlyMap<string, number>,
  limits: Limits,
): readonly string[] =>
  scans.flatMap(({ kind, table, discarded }) => {
    const rows = rowsOf.get(table) ?? 0
    if (kind === 'Seq Scan' && rows > limits.large) return [`a sequential scan over ${table}, which has ${rows} rows`]
    return discarded > limits.discarded ? [`${discarded} rows of ${table} read for nothing`] : []
  })
