import { isDue } from './backoff'
import { operationVersion, type Lane, type Operation } from './operation'

/** What waits, by lane, in the order of the first operation of each. */
const byLane = (operations: readonly Operation[]): Map<Lane, Operation[]> => {
  const lanes = new Map<Lane, Operation[]>()
  for (const operation of operations) {
    const lane = lanes.get(operation.lane)
    if (lane) lane.push(operation)
    else lanes.set(operation.lane, [operation])
  }
  return lanes
}

const waits = (operation: Operation, lanes: ReadonlyMap<Lane, unknown>): boolean =>
  operation.parent !== undefined && lanes.has(operation.parent)

const isReady = (head: Operation, lanes: ReadonlyMap<Lane, unknown>, now: number): boolean =>
  head.state === 'waiting' && head.version <= operationVersion && isDue(head.notBefore, now) && !waits(head, lanes)

/** The lanes whose first operation can be sent now, with all that they hold. @param operations all that is kept, in order */
export const readyLanes = (operations: readonly Operation[], now: number): readonly (readonly Operation[])[] => {
  const lanes = byLane(operations)
  return [...lanes.values()].filter(([head]) => head && isReady(head, lanes, now))
}

/** When something that waits for its time may be tried next (milliseconds since the epoch); null when nothing does. */
export const nextAttemptAt = (operations: readonly Operation[]): number | null => {
  const lanes = byLane(operations)
  const times = [...lanes.values()].flatMap(([head]) =>
    head && head.state === 'waiting' && head.version <= operationVersion && !waits(head, lanes) ? [head.notBefore] : [],
  )
  return times.length === 0 ? null : Math.min(...times)
}
