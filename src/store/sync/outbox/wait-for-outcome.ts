import type { Identity } from '@/kit/rules/ids'
import { liveQuery } from 'dexie'
import type { Lane } from './operation'
import { outboxState } from './outbox-state'
import { userDb } from '@/store/user-db'

export type SendResult = 'sent' | 'refused' | 'waiting'

/** A stored write. */
export type Written = {
  /** The outcome, known after at most three seconds. `waiting` is not a failure. Never rejects. */
  readonly outcome: () => Promise<SendResult>
}

const maxWaitMs = 3000

const laneOutcome = async (identity: Identity, lane: Lane): Promise<SendResult> => {
  const operations = await userDb(identity).operations.where('lane').equals(lane).toArray()
  if (operations.length === 0) return 'sent'
  return operations.some((operation) => operation.state === 'rejected') ? 'refused' : 'waiting'
}

/**
 * Waits for the result of a write: at most three seconds, or until the server turns out to be unreachable. `waiting` is
 * not a failure. Never rejects.
 */
export const waitForOutcome = (identity: Identity, lane: Lane): Promise<SendResult> =>
  new Promise((resolve) => {
    const cleanups: (() => void)[] = []
    const finish = (outcome: SendResult) => {
      cleanups.forEach((cleanUp) => cleanUp())
      resolve(outcome)
    }
    const timer = setTimeout(() => finish('waiting'), maxWaitMs)
    cleanups.push(() => clearTimeout(timer))
    cleanups.push(outboxState.subscribe((state) => state.end === 'offline' && finish('waiting')))
    const subscription = liveQuery(async () => laneOutcome(identity, lane)).subscribe({
      next: (outcome) => outcome !== 'waiting' && finish(outcome),
      error: () => finish('waiting'),
    })
    cleanups.push(() => subscription.unsubscribe())
  })
