import { discardLane } from '@/data/sync/outbox/manage'
import { userDb } from '@/data/sync/outbox/user-db'
import { waitForOutcome, type Outcome } from '@/data/sync/outbox/outcome'
import type { OwnedOperation } from '@/data/sync/outbox/watch-operations'
import { write } from '@/data/sync/outbox/write'
import { readIdentity } from '@/data/session/user-record'

/**
 * Puts an address for the newsletter into the outbox, and returns what is known of its delivery after a few seconds.
 * @throws StorageFullError | StorageUnavailableError if it cannot be stored
 */
export const subscribe = async (email: string): Promise<Outcome> => {
  const row = crypto.randomUUID()
  const draft = { action: 'insert', table: 'newsletter_subscriptions', row, lane: `newsletter_subscriptions/${row}`, values: { email } } as const
  const identity = await readIdentity()
  await write(identity, [draft])
  return waitForOutcome(identity, draft.lane)
}

/** Removes a rejected address from the outbox. */
export const withdraw = ({ identity, operation }: OwnedOperation): Promise<void> =>
  discardLane(userDb(identity), operation.lane, Date.now)
