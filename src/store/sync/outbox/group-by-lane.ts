import type { Lane, Operation } from './operation'

/** Lanes come in the order of their first operations. */
export const groupByLane = (
  operations: readonly Operation[],
): ReadonlyMap<Lane, readonly [Operation, ...Operation[]]> => {
  const lanes = new Map<Lane, [Operation, ...Operation[]]>()
  for (const operation of operations) {
    const lane = lanes.get(operation.lane)
    if (lane) lane.push(operation)
    else lanes.set(operation.lane, [operation])
  }
  return lanes
}
