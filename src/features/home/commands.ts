import { discardLane } from '@/data/outbox/manage'
import { userDb } from '@/data/outbox/user-db'
import { outcomeSoon, type Outcome } from '@/data/outbox/outcome'
import type { OwnedOperation } from '@/data/outbox/watch-operations'
import { write } from '@/data/outbox/write'
import { readIdentity } from '@/data/session/user-record'

/**
 * Keeps an address for the newsletter and sets it on its way; waits for no network.
 * @throws StorageFullError | StorageUnavailableError when this device cannot keep it
 */
export const subscribe = async (email: string): Promise<Outcome> => {
  const row = crypto.randomUUID()
  const draft = { action: 'insert', table: 'newsletter_subscriptions', row, lane: `newsletter_subscriptions/${row}`, values: { email } } as const
  const identity = await readIdentity()
  await write(identity, [draft])
  return outcomeSoon(identity, draft.lane)
}

/** Takes back an address that was refused. */
export const withdraw = ({ identity, operation }: OwnedOperation): Promise<void> =>
  discardLane(userDb(identity), operation.lane, Date.now)
