import type { Identity } from '@/domain/shared/ids'
import type { Lane, Operation } from '@/data/sync/outbox/operation'
import type { OwnedOperation } from '@/data/sync/outbox/watch-operations'
import { unsentText, type RefusalReason, type UnsentText } from '@/domain/account/unsent-text'

/** A lane of the outbox as the user sees it: one entry. */
export type UnsentLane = UnsentText & {
  readonly key: string
  readonly identity: Identity
  readonly lane: Lane
  /** When its first operation was written (ISO instant). */
  readonly since: string
  readonly tries: number
  readonly blocked: boolean
  readonly notBefore: number
  /** Why the server rejected it, with the rejected operations; null while it waits. */
  readonly rejection: { readonly reason: RefusalReason; readonly seqs: readonly number[] } | null
}

const rejectionOf = (operations: readonly Operation[]): UnsentLane['rejection'] => {
  const rejected = operations.filter(({ state }) => state === 'rejected')
  return rejected.length === 0 ? null : { reason: rejected[0]?.failure?.reason ?? 'refused', seqs: rejected.map(({ seq }) => seq) }
}

const laneOf = (key: string, identity: Identity, operations: readonly [Operation, ...Operation[]]): UnsentLane => {
  const [head] = operations
  return {
    ...unsentText(operations),
    key,
    identity,
    lane: head.lane,
    since: head.createdAt,
    tries: head.tries,
    blocked: head.state === 'blocked',
    notBefore: head.notBefore,
    rejection: rejectionOf(operations),
  }
}

/** Groups the pending operations of each identity by lane, oldest first. */
export const unsentLanes = (owned: readonly OwnedOperation[]): readonly UnsentLane[] => {
  const lanes = new Map<string, { identity: Identity; operations: [Operation, ...Operation[]] }>()
  for (const { identity, operation } of owned) {
    const key = `${identity} ${operation.lane}`
    const existing = lanes.get(key)
    if (existing) existing.operations.push(operation)
    else lanes.set(key, { identity, operations: [operation] })
  }
  return [...lanes].map(([key, { identity, operations }]) => laneOf(key, identity, operations))
}
