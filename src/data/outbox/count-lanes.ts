import type { OwnedOperation } from './watch-operations'

/** How many things a person would say there are: a listing with its photos is one. */
export const countLanes = (operations: readonly OwnedOperation[]): number =>
  new Set(operations.map(({ identity, operation }) => `${identity} ${operation.lane}`)).size
