import { readIdentity } from '@/store/session/user-record'
import { write, type SendResult } from '@/store/sync/write'

export { discardUnsent } from '@/store/sync/unsent'

/**
 * Puts an address for the newsletter into the outbox, and returns what is known of its delivery after a few seconds.
 * @throws StorageFullError | StorageUnavailableError if it cannot be stored
 */
export const subscribe = async (email: string): Promise<SendResult> => {
  const { outcome } = await write(await readIdentity(), [
    { action: 'insert', table: 'newsletter_subscriptions', row: crypto.randomUUID(), values: { email } },
  ])
  return outcome()
}
