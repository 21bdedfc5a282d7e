import * as v from 'valibot'
import { withOwnPicture } from '@/store/own-pictures'
import type { CopiedTable, RowOf } from '../table-names'
import { tables } from '../tables'

/** Validates a row with the schema of its table; null if it does not match. */
export const readRow = <Table extends CopiedTable>(table: Table, values: unknown): RowOf<Table> | null => {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), values)
  const row = v.safeParse(tables[table].schema, fields.success ? withOwnPicture(fields.output) : values)
  return row.success ? row.output : null
}
