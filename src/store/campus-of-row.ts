import * as v from 'valibot'
import { supabase } from './remote/client'
import { dataOf } from './remote/data-of'
import type { ReplicatedTable } from './sync/table-names'

const rowsSchema = v.array(v.object({ campus: v.string() }))

/** The campus of a row that one of these tables has; null where none has it. @throws OfflineError | ServerError */
export const campusOfRow = async (tables: readonly ReplicatedTable[], id: string): Promise<string | null> => {
  for (const table of tables) {
    const [row] = v.parse(
      rowsSchema,
      dataOf(await supabase().from(table).select('campus').filter('id', 'eq', id).limit(1)),
    )
    if (row) return row.campus
  }
  return null
}
