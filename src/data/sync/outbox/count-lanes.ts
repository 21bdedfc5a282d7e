import type { OwnedOperation } from './watch-operations'

/** Counts lanes, not operations: a listing with its photos is one thing to a person. */
export const countLanes = (operations: readonly OwnedOperation[]): number =>
  new Set(operations.map(({ identity, operation }) => `${identity} ${operation.lane}`)).size
