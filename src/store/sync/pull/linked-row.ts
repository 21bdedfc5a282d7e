import * as v from 'valibot'
import { readCampus } from '@/store/campus'
import type { ComradeDb } from '@/store/db'
import { supabase } from '@/store/remote/client'
import { dataOf } from '@/store/remote/data-of'
import { putNewer } from './put-newer'
import { readRow } from './read-row'
import { columnsOf, type RowOf } from '../table-names'
import type { WindowedTable } from './older-rows'

export type LinkedRow<Table extends WindowedTable> =
  /** Stored among the copies, because it is of this phone's campus. */
  | { readonly kind: 'stored' }
  /** Of another campus: not stored. */
  | {
      readonly kind: 'elsewhere'
      readonly campus: string
      readonly row: RowOf<Table>
      readonly photos: readonly RowOf<'item_photos'>[]
    }
  | { readonly kind: 'gone' }

const entrySchema = v.looseObject({ campus: v.string() })
const photosSchema = v.object({ item_photos: v.optional(v.array(v.unknown()), []) })

/**
 * Loads the row that a shared link names, where this phone has no copy: it is older than the window, or of another
 * campus.
 * @param onStored called before it is stored
 * @throws OfflineError | ServerError
 */
export const loadLinkedRow = async <Table extends WindowedTable>(
  db: ComradeDb,
  table: Table,
  id: string,
  onStored: () => void,
): Promise<LinkedRow<Table>> => {
  const photoColumns = table === 'items' ? `,item_photos(${columnsOf('item_photos')})` : ''
  const [found]: readonly unknown[] = dataOf(
    await supabase()
      .from(table)
      .select(`campus,${columnsOf(table)}${photoColumns}`)
      .filter('id', 'eq', id)
      .limit(1),
  )
  const [entry, row] = [v.safeParse(entrySchema, found), readRow(table, found)]
  if (!entry.success || !row) return { kind: 'gone' }
  const { campus } = entry.output
  const listed = v.safeParse(photosSchema, found)
  const photos = (listed.success ? listed.output.item_photos : []).flatMap(
    (photo) => readRow('item_photos', photo) ?? [],
  )
  if (campus !== (await readCampus(db))) return { kind: 'elsewhere', campus, row, photos }
  onStored()
  await db.transaction('rw', db.table(table), db.table('item_photos'), async () => {
    await putNewer(db.table(table), [row])
    await putNewer(db.table('item_photos'), photos)
  })
  return { kind: 'stored' }
}
