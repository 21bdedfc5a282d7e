import type { Table } from 'dexie'
import type { ComradeDb } from '../../db'
import type { ReplicaRow } from '../pull/replicated-tables'
import { putNewer } from '../put-newer'
import type { Operation } from './operation'
import { isPublicWritable } from './writables'

export type ServerRow = Readonly<Record<string, unknown>>
export type StoredRow = { readonly id: string; readonly rev: number }

export const isStoredRow = (row: ServerRow | null): row is ServerRow & StoredRow =>
  typeof row?.['id'] === 'string' && typeof row['rev'] === 'number'

/** The response to a like contains only the new like count of the post. */
const updateLikeCount = async (posts: Table<ReplicaRow<'gossip_posts'>, string>, { id, rev, ...row }: ServerRow & StoredRow): Promise<void> => {
  const count = row['likes_count']
  if (typeof count !== 'number') return
  // `modify` changes in place, so live queries of the order of the posts do not run again.
  await posts.where('id').equals(id).and((post) => post.rev <= rev).modify({ rev, likes_count: count })
}

/** Applies acknowledgements to the copies that all accounts on this phone share. */
export type PublicCopies = { save(operation: Operation, row: ServerRow | null): Promise<void> }

export const publicCopies = (shared: ComradeDb): PublicCopies => ({
  async save(operation, row) {
    if (operation.action === 'like') {
      if (isStoredRow(row)) await updateLikeCount(shared.replica('gossip_posts'), row)
      return
    }
    if (!('table' in operation) || !isPublicWritable(operation.table)) return
    const table = shared.table<StoredRow, string>(operation.table)
    if (operation.action === 'delete') await table.delete(operation.row)
    else if (isStoredRow(row)) await shared.transaction('rw', table, () => putNewer(table, [row]))
  },
})
