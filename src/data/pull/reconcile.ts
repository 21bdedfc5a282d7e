import type { Dexie } from 'dexie'
import type { PullRemote } from './pull-remote'
import type { PulledTable } from './pulled-tables'

const pageSize = 1000

/**
 * Removes copies of rows that the server no longer has and left no tombstone for. Does nothing unless the listing
 * is complete: an anonymous read that row-level security cuts short answers 200 with fewer rows.
 * @throws OfflineError | ServerError | UnexpectedAnswerError
 * @returns how many copies were removed
 */
export const reconcileTable = async (db: Dexie, remote: PullRemote, table: PulledTable): Promise<number> => {
  const store = db.table<unknown, string>(table)
  const before = new Set(await store.toCollection().primaryKeys())
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
  await store.bulkDelete(gone)
  return gone.length
}
