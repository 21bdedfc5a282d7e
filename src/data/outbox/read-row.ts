import * as v from 'valibot'
import type { ReadRow } from './apply-pending'

/** Reads a folded row with the schema of its table; a row that is none is left out. */
export const readWith =
  <Schema extends v.GenericSchema>(schema: Schema): ReadRow<v.InferOutput<Schema>> =>
  (values) => {
    const row = v.safeParse(schema, values)
    return row.success ? row.output : null
  }
