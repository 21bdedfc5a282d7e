import type { Identity } from '@/kit/rules/ids'
import { writeToStorage } from '../write-to-storage'
import { requestDrain } from './outbox/request-drain'
import type { WriteOptions } from './outbox/to-drafts'
import { waitForOutcome, type Written } from './outbox/wait-for-outcome'
import { storeChanges, type Change } from './outbox/store-changes'

export type { Values } from './declaration/values'
export { remove } from './outbox/remove'
export { requestDrain } from './outbox/request-drain'
export { sendWithoutBackoff } from './outbox/send'
export { storeChanges } from './outbox/store-changes'
export type { Upload } from './outbox/to-drafts'
export type { SendResult, Written } from './outbox/wait-for-outcome'
export type { Change } from './outbox/store-changes'
export { updateOf } from './outbox/update-of'

/**
 * Stores changes in the outbox, all or none, and starts sending them without waiting for it.
 * @throws StorageFullError | StorageUnavailableError: nothing was stored, and the form must stay filled in
 */
export const write = async (
  identity: Identity,
  changes: readonly Change[],
  options: WriteOptions = {},
): Promise<Written> => {
  const lane = await writeToStorage(() => storeChanges(identity, changes, options))
  requestDrain(identity)
  return { outcome: () => (lane === null ? Promise.resolve('sent') : waitForOutcome(identity, lane)) }
}
