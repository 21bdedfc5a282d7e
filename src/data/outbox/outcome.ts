import { liveQuery } from 'dexie'
import type { Identity, Lane } from './operation'
import { outboxState } from './outbox-state'
import { userDb } from './user-db'

export type Outcome = 'sent' | 'refused' | 'waiting'

const patienceMs = 3000

const laneOutcome = async (identity: Identity, lane: Lane): Promise<Outcome> => {
  const operations = await userDb(identity).operations.where('lane').equals(lane).toArray()
  if (operations.length === 0) return 'sent'
  return operations.some((operation) => operation.state === 'rejected') ? 'refused' : 'waiting'
}

/**
 * How it went with what was just written, if that shows within the time a person cares to wait: three seconds, or until
 * the server turns out to be out of reach. Waiting is no failure.
 */
export const outcomeSoon = (identity: Identity, lane: Lane): Promise<Outcome> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = []
    const end = (outcome: Outcome) => {
      stops.forEach((stop) => stop())
      resolve(outcome)
    }
    const timer = setTimeout(() => end('waiting'), patienceMs)
    stops.push(() => clearTimeout(timer))
    stops.push(outboxState.subscribe((state) => state.end === 'offline' && end('waiting')))
    const subscription = liveQuery(async () => laneOutcome(identity, lane)).subscribe({
      next: (outcome) => outcome !== 'waiting' && end(outcome),
      error: () => end('waiting'),
    })
    stops.push(() => subscription.unsubscribe())
  })
