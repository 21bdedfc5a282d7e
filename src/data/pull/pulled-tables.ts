import * as v from 'valibot'
import { personalTables } from './personal-tables'
import { replicatedTables } from './replicated-tables'

/** The record of a deletion. A row with a higher `rev` than its tombstone was written again later and stays. */
const tombstoneSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  rev: v.pipe(v.number(), v.safeInteger()),
  table_name: v.string(),
  row_id: v.string(),
})
export type Tombstone = v.InferOutput<typeof tombstoneSchema>

/** All tables that can be pulled: public ones, the signed-in person's own, and the tombstones. */
export const pulledTables = { ...replicatedTables, ...personalTables, tombstones: tombstoneSchema } as const

export type PulledTable = keyof typeof pulledTables

export const columnsOf = (table: PulledTable): string => Object.keys(pulledTables[table].entries).join(',')
