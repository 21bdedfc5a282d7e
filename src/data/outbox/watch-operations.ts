import { readPerson } from '../session/person-record'
import { watchSaved } from '../watch-saved'
import type { Identity, Operation } from './operation'
import { personDb } from './person-db'

/** An operation and whose it is. */
export type OwnedOperation = { readonly identity: Identity; readonly operation: Operation }

/** All that this phone has not sent yet, signed out and in. */
export const waitingOperations = async (): Promise<readonly OwnedOperation[]> => {
  const person = await readPerson()
  const identities: readonly Identity[] = person ? ['nobody', person.id] : ['nobody']
  const lists = await Promise.all(
    identities.map(async (identity) =>
      (await personDb(identity).operations.orderBy('seq').toArray()).map((operation) => ({ identity, operation })),
    ),
  )
  return lists.flat()
}

/** Calls back with all of it, now and after every change. Answers when to stop. */
export const watchOperations = (onOperations: (operations: readonly OwnedOperation[]) => void): (() => void) =>
  watchSaved(waitingOperations, { next: onOperations, failed: () => onOperations([]) })
