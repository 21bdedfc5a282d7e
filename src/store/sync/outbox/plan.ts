import { isDue } from './backoff'
import { groupByLane } from './group-by-lane'
import { operationVersion, type Lane, type Operation } from './operation'

const waitsForParent = (operation: Operation, lanes: ReadonlyMap<Lane, unknown>): boolean =>
  operation.parent !== undefined && lanes.has(operation.parent)

const isReady = (head: Operation, lanes: ReadonlyMap<Lane, unknown>, now: number): boolean =>
  head.state === 'waiting' &&
  head.version <= operationVersion &&
  isDue(head.notBefore, now) &&
  !waitsForParent(head, lanes)

/**
 * The lanes whose first operation can be sent now, each with all its operations.
 * @param operations the whole outbox, in order
 */
export const readyLanes = (operations: readonly Operation[], now: number): readonly (readonly Operation[])[] => {
  const lanes = groupByLane(operations)
  return [...lanes.values()].filter(([head]) => head && isReady(head, lanes, now))
}

/**
 * The earliest time at which a lane may be sent (milliseconds since the epoch); null when no lane waits for its time
 * alone.
 */
export const nextAttemptAt = (operations: readonly Operation[]): number | null => {
  const lanes = groupByLane(operations)
  const times = [...lanes.values()].flatMap(([head]) =>
    head && head.state === 'waiting' && head.version <= operationVersion && !waitsForParent(head, lanes)
      ? [head.notBefore]
      : [],
  )
  return times.length === 0 ? null : Math.min(...times)
}
