/** The rules for an operation that waits in the outbox. */

import type { RefusalReason } from '@/kit/rules/sync-status'

/** True if another try with the same values cannot succeed. */
export const isFinal = (reason: RefusalReason): boolean => reason === 'gone' || reason === 'parent-gone'

export type Waiting = {
  /** True if a PIN encrypts it. Nothing is sent until the log is unlocked. */
  readonly locked: boolean
  readonly offline: boolean
  /** True if nothing is sent until the user has signed in again. */
  readonly signInNeeded: boolean
  /** True if the server does not support the operation yet. */
  readonly blocked: boolean
  /** The time of the next try, in milliseconds since the epoch. */
  readonly notBefore: number
}
