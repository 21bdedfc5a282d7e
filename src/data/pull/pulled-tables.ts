import * as v from 'valibot'
import { personalTables } from './personal-tables'
import { replicatedTables } from './replicated-tables'

/** Says which row of which table was deleted, and when: a row written later than that stays. */
const tombstoneSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  rev: v.pipe(v.number(), v.safeInteger()),
  table_name: v.string(),
  row_id: v.string(),
})
export type Tombstone = v.InferOutput<typeof tombstoneSchema>

/** What can be pulled page by page: what everybody reads, and the signed-in person's own rows. */
export const pulledTables = { ...replicatedTables, ...personalTables, tombstones: tombstoneSchema } as const

export type PulledTable = keyof typeof pulledTables

export const columnsOf = (table: PulledTable): string => Object.keys(pulledTables[table].entries).join(',')
