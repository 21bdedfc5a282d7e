import type { Identity, Lane, Operation } from '@/data/outbox/operation'
import type { OwnedOperation } from '@/data/outbox/watch-operations'
import { unsentText, type RefusalReason, type UnsentText } from '@/domain/account/unsent-text'

/** What belongs together and waits, as the person sees it: one thing. */
export type UnsentLane = UnsentText & {
  readonly key: string
  readonly identity: Identity
  readonly lane: Lane
  /** When the first of it was written (ISO instant). */
  readonly since: string
  readonly tries: number
  readonly blocked: boolean
  readonly notBefore: number
  /** Why the server would not take it, and the operations that it is about; null while it only waits. */
  readonly refused: { readonly reason: RefusalReason; readonly seqs: readonly number[] } | null
}

const refusedOf = (operations: readonly Operation[]): UnsentLane['refused'] => {
  const refused = operations.filter(({ state }) => state === 'rejected')
  return refused.length === 0 ? null : { reason: refused[0]?.failure?.reason ?? 'refused', seqs: refused.map(({ seq }) => seq) }
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
    refused: refusedOf(operations),
  }
}

/** Everything that waits, by what belongs together, oldest first. */
export const unsentLanes = (owned: readonly OwnedOperation[]): readonly UnsentLane[] => {
  const lanes = new Map<string, { identity: Identity; operations: [Operation, ...Operation[]] }>()
  for (const { identity, operation } of owned) {
    const key = `${identity} ${operation.lane}`
    const known = lanes.get(key)
    if (known) known.operations.push(operation)
    else lanes.set(key, { identity, operations: [operation] })
  }
  return [...lanes].map(([key, { identity, operations }]) => laneOf(key, identity, operations))
}
