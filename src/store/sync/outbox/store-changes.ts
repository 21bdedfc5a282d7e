import type { Identity } from '@/kit/rules/ids'
import { userDb } from '@/store/user-db'
import type { Change, Lane } from './operation'
import { enqueue } from './store'
import { toDrafts, type WriteOptions } from './to-drafts'

export type { Change } from './operation'

/**
 * Stores changes in the outbox, all or none, without sending them: for the worker, which drains afterwards, and for
 * signing out.
 * @returns their lane; null when there are none
 */
export const storeChanges = async (
  identity: Identity,
  [first, ...rest]: readonly Change[],
  options: WriteOptions = {},
): Promise<Lane | null> => {
  if (!first) return null
  const { lane, drafts, photos } = toDrafts([first, ...rest], options)
  await enqueue(userDb(identity), drafts, photos, Date.now)
  return lane
}
