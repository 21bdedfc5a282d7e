import { readUser } from '../session/user-record'
import { watchQuery } from '../watch-query'
import type { Identity, Operation } from './operation'
import { userDb } from './user-db'

/** An operation and whose it is. */
export type OwnedOperation = { readonly identity: Identity; readonly operation: Operation }

/** All that this phone has not sent yet, signed out and in. */
export const waitingOperations = async (): Promise<readonly OwnedOperation[]> => {
  const person = await readUser()
  const identities: readonly Identity[] = person ? ['anonymous', person.id] : ['anonymous']
  const lists = await Promise.all(
    identities.map(async (identity) =>
      (await userDb(identity).operations.orderBy('seq').toArray()).map((operation) => ({ identity, operation })),
    ),
  )
  return lists.flat()
}

/** Calls back with all of it, now and after every change. Answers when to stop. */
export const watchOperations = (onOperations: (operations: readonly OwnedOperation[]) => void): (() => void) =>
  watchQuery(waitingOperations, { next: onOperations, failed: () => onOperations([]) })
