// Chunk: data-early

import type { RefusalReason } from '@/kit/rules/sync-status'
import type { NamedTable, UnsentOperation } from '@/account/words/unsent-text'
import type { Identity } from '@/kit/rules/ids'
import { readIdentities } from '../session/user-record'
import { isLocked, sealingKeyOf } from '../sealed-rows/seal-rows'
import { userDb } from '../user-db'
import { watchQuery } from '../watch-query'
import { discardLane } from './outbox/discard-lane'
import { groupByLane } from './outbox/group-by-lane'
import { retryOperation } from './outbox/retry-operation'
import { laneOf } from './outbox/to-drafts'
import type { Lane, Operation } from './outbox/operation'
import type { ServerRow } from './declaration/declaration'
import { isSealable, type SwitchTable, type WritableTable } from './table-names'

type Assert<Claim extends true> = Claim
/** Does not compile when a writable table has no name for people. A switch has texts of its own. @claim */
export type WritableTablesAreNamed = Assert<Exclude<WritableTable, SwitchTable> extends NamedTable ? true : false>

/** A change that the server has not acknowledged: one row, with its photos and all that was changed of it. */
export type Unsent = {
  readonly key: string
  readonly identity: Identity
  readonly lane: Lane
  readonly changes: readonly UnsentOperation[]
  /** A PIN is set that seals it: what it is must not be named. */
  readonly isPrivate: boolean
  /** It waits until the log is unlocked. */
  readonly isLocked: boolean
  /** When the first change was written (ISO instant). */
  readonly since: string
  readonly tries: number
  /** The server and this version of the app do not understand each other; retried when the app next starts. */
  readonly blocked: boolean
  /** Milliseconds since the epoch; not sent before then. */
  readonly notBefore: number
  /** The reason why the server rejected it; null while it waits. */
  readonly rejection: RefusalReason | null
}

const unsentOf = (identity: Identity, operations: readonly [Operation, ...Operation[]], hasPin: boolean): Unsent => {
  const [head] = operations
  const rejected = operations.find(({ state }) => state === 'rejected')
  return {
    key: `${identity} ${head.lane}`,
    identity,
    lane: head.lane,
    changes: operations,
    isPrivate: hasPin && isSealable(head.lane.split('/')[0] ?? ''),
    isLocked: isLocked(userDb(identity), head),
    since: head.createdAt,
    tries: head.tries,
    blocked: head.state === 'blocked',
    notBefore: head.notBefore,
    rejection: rejected ? (rejected.failure?.reason ?? 'refused') : null,
  }
}

/** One entry a lane, in the order of their first operations. @param hasPin whether a PIN locks the log of this user */
export const groupUnsent = (identity: Identity, operations: readonly Operation[], hasPin = false): readonly Unsent[] =>
  [...groupByLane(operations).values()].map((lane) => unsentOf(identity, lane, hasPin))

/** Everything unsent of one user on this phone. */
export const readUnsentOf = async (identity: Identity): Promise<readonly Unsent[]> => {
  const db = userDb(identity)
  const [operations, publicKey] = await Promise.all([db.operations.orderBy('seq').toArray(), sealingKeyOf(db)])
  return groupUnsent(identity, operations, publicKey !== null)
}

/** Everything unsent on this phone: what was written signed out, and by the signed-in user. */
export const readUnsent = async (): Promise<readonly Unsent[]> =>
  (await Promise.all((await readIdentities()).map(readUnsentOf))).flat()

/** Calls back with everything unsent, now and after every change. Returns a function that stops it. */
export const watchUnsent = (onUnsent: (unsent: readonly Unsent[]) => void): (() => void) =>
  watchQuery(readUnsent, { next: onUnsent, failed: () => onUnsent([]) })

/** How many rows of a user wait. A row with its photos counts once. */
export const countUnsent = async (identity: Identity): Promise<number> =>
  (await userDb(identity).operations.orderBy('lane').uniqueKeys()).length

/** The row that waits to be inserted; empty when it is not an insert. */
export const insertedValues = ({ changes }: Unsent): ServerRow =>
  changes.find(({ action }) => action === 'insert')?.values ?? {}

/** The waiting changes of one row, in order. */
export const readUnsentRow = async (identity: Identity, table: WritableTable, row: string): Promise<Unsent | null> =>
  groupUnsent(
    identity,
    await userDb(identity).operations.where('lane').equals(laneOf({ table, row })).sortBy('seq'),
  )[0] ?? null

/** Queues what was rejected again. An edit then overwrites a conflicting one: the person decided. */
export const retryUnsent = async ({ identity, lane }: Unsent): Promise<void> => {
  const db = userDb(identity)
  for (const { seq, state } of await db.operations.where('lane').equals(lane).toArray()) {
    if (state === 'rejected') await retryOperation(db, seq)
  }
}

/** Deletes what waits, and what depends on it: nobody will receive it. */
export const discardUnsent = ({ identity, lane }: Pick<Unsent, 'identity' | 'lane'>): Promise<void> =>
  discardLane(userDb(identity), lane, Date.now)
