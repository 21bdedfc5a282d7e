import type { Identity } from '@/domain/shared/ids'
import { readIdentities } from '../../session/user-record'
import { watchQuery } from '../../watch-query'
import type { Operation } from './operation'
import { userDb } from './user-db'

export type OwnedOperation = { readonly identity: Identity; readonly operation: Operation }

/** All unsent operations on this phone: the anonymous ones and those of the signed-in person. */
export const waitingOperations = async (): Promise<readonly OwnedOperation[]> => {
  const lists = await Promise.all(
    (await readIdentities()).map(async (identity) =>
      (await userDb(identity).operations.orderBy('seq').toArray()).map((operation) => ({ identity, operation })),
    ),
  )
  return lists.flat()
}

/** Calls back with all unsent operations, now and after every change. Returns a function that stops it. */
export const watchOperations = (onOperations: (operations: readonly OwnedOperation[]) => void): (() => void) =>
  watchQuery(waitingOperations, { next: onOperations, failed: () => onOperations([]) })
