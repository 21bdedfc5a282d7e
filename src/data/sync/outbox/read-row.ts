import * as v from 'valibot'
import type { ReadRow } from './apply-pending'

/** Validates a row with the schema of its table; null if it does not match. */
export const rowReader =
  <Schema extends v.GenericSchema>(schema: Schema): ReadRow<v.InferOutput<Schema>> =>
  (values) => {
    const row = v.safeParse(schema, values)
    return row.success ? row.output : null
  }
