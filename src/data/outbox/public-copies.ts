import type { Table } from 'dexie'
import type { ComradeDb } from '../db'
import type { ReplicaRow } from '../pull/replicated-tables'
import type { Operation } from './operation'
import { isPublicWritable } from './writables'

export type ServerRow = Readonly<Record<string, unknown>>
export type StoredRow = { readonly id: string; readonly rev: number }

export const isStoredRow = (row: ServerRow | null): row is ServerRow & StoredRow =>
  typeof row?.['id'] === 'string' && typeof row['rev'] === 'number'

/** Keeps a row unless what is there is newer: a pull may have overtaken the acknowledgement. */
export const putNewer = async (table: Table<StoredRow, string>, row: StoredRow): Promise<void> => {
  const known = await table.get(row.id)
  if (!known || known.rev <= row.rev) await table.put(row)
}

/** A like's answer tells how often the post is liked by now; the rest of the post stays as it is known. */
const countLikes = async (posts: Table<ReplicaRow<'gossip_posts'>, string>, { id, rev, ...row }: ServerRow & StoredRow): Promise<void> => {
  const count = row['likes_count']
  if (typeof count !== 'number') return
  // Changed in place: who follows the order of the posts hears that nothing of it has moved.
  await posts.where('id').equals(id).and((post) => post.rev <= rev).modify({ rev, likes_count: count })
}

/** The copies that everybody on this phone shares, as an acknowledgement changes them. */
export type PublicCopies = { keep(operation: Operation, row: ServerRow | null): Promise<void> }

export const publicCopies = (shared: ComradeDb): PublicCopies => ({
  async keep(operation, row) {
    if (operation.action === 'like') {
      if (isStoredRow(row)) await countLikes(shared.replica('gossip_posts'), row)
      return
    }
    if (!('table' in operation) || !isPublicWritable(operation.table)) return
    const table = shared.table<StoredRow, string>(operation.table)
    if (operation.action === 'delete') await table.delete(operation.row)
    else if (isStoredRow(row)) await shared.transaction('rw', table, () => putNewer(table, row))
  },
})
