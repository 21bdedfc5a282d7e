import type { Dexie } from 'dexie'
import type { PullRemote } from './pull-remote'
import type { PulledTable } from './pulled-tables'

const pageSize = 1000

/**
 * Deletes copies of rows that the server no longer has and that have no tombstone. Does nothing unless the list of ids is
 * complete: when row-level security hides rows, the server still answers 200.
 * @returns how many copies were deleted
 * @throws OfflineError | ServerError | UnexpectedAnswerError
 */
export const reconcileTable = async (db: Dexie, remote: PullRemote, table: PulledTable): Promise<number> => {
  const store = db.table<unknown, string>(table)
  const localIds = new Set(await store.toCollection().primaryKeys())
  const serverIds = new Set<string>()
  let expectedCount: number | undefined
  for (let after: string | null = null; ; ) {
    const { ids, count } = await remote.ids(table, after, pageSize)
    expectedCount ??= count
    for (const id of ids) serverIds.add(id)
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
  }
  if (serverIds.size === 0 || serverIds.size < (expectedCount ?? Infinity)) return 0
  // Only rows that were here before the first page: one that arrived since may be missing from the list.
  const gone = [...localIds].filter((id) => !serverIds.has(id))
  await store.bulkDelete(gone)
  return gone.length
}
