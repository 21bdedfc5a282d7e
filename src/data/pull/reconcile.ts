import type { ComradeDb } from '../db'
import type { PullRemote } from './pull-remote'
import type { ReplicatedTable } from './replicated-tables'

const pageSize = 1000

/**
 * Removes copies of rows that the server no longer has and left no tombstone for. Does nothing unless the listing
 * is complete: an anonymous read that row-level security cuts short answers 200 with fewer rows.
 * @throws OfflineError | ServerError | UnexpectedAnswerError
 * @returns how many copies were removed
 */
export const reconcileTable = async (db: ComradeDb, remote: PullRemote, table: ReplicatedTable): Promise<number> => {
  const before = new Set(await db.replica(table).toCollection().primaryKeys())
  const seen = new Set<string>()
  let promised: number | undefined
  for (let after: string | null = null; ; ) {
    const { ids, count } = await remote.ids(table, after, pageSize)
    promised ??= count
    for (const id of ids) seen.add(id)
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
  }
  if (seen.size === 0 || seen.size < (promised ?? Infinity)) return 0
  // Only what was here before the listing began: a row that arrived meanwhile is newer than the listing.
  const gone = [...before].filter((id) => !seen.has(id))
  await db.table<unknown, string>(table).bulkDelete(gone)
  return gone.length
}
