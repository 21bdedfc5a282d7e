import type { Identity } from '../outbox/operation'
import type { UserDb } from '../outbox/user-db'
import { deletePublishedPhotos } from '../outbox/published-photos'
import { supabaseAs } from '../remote/client'
import { tokenOf } from '../session/token'
import { personalTableNames } from './personal-tables'
import { pullRemote, type PullRemote } from './pull-remote'
import { pullTable, startTombstones } from './pull-table'

/**
 * Updates the copies of a person's own rows.
 * @throws OfflineError | ServerError | UnexpectedAnswerError
 */
export const pullPersonal = async (db: UserDb, remote: PullRemote): Promise<void> => {
  const { horizon, head } = await remote.heads()
  await startTombstones(db, horizon)
  for (const table of [...personalTableNames, 'tombstones'] as const) {
    await pullTable(db, remote, table, head.get(table) ?? null, horizon)
  }
  await deletePublishedPhotos(db)
}

/** Sends this identity's token; null for `anonymous`. @throws OfflineError | IdentityChangedError | SignInNeededError */
export const personPullRemote = async (identity: Identity): Promise<PullRemote | null> => {
  const token = await tokenOf(identity)
  return token === null ? null : pullRemote(() => supabaseAs(token), 'my_heads', identity)
}
