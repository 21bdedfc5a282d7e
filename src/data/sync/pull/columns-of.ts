import { personalTables } from './personal-tables'
import { replicatedTables } from './replicated-tables'

const schemas = { ...replicatedTables, ...personalTables } as const

/** The columns of a table that this version copies, as PostgREST's `select` wants them. */
export const columnsOf = (table: keyof typeof schemas): string => Object.keys(schemas[table].entries).join(',')
