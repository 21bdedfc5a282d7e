import type { Draft, Operation } from './operation'

export type Coalesced = {
  /** The `seq` of each operation that is no longer needed. */
  readonly drop: readonly number[]
  /** A stored operation with the draft merged into it. */
  readonly replace: Operation | null
  readonly add: Draft | null
}

const nothing = { drop: [], replace: null, add: null } as const

/** Two changes can be put together only where both can be read. */
const isSealed = (change: Draft): boolean => 'sealed' in change && change.sealed !== undefined

/** An operation that the server may already have is never merged. */
const isMergeable = (operation: Operation): boolean => !operation.attempted && operation.state === 'waiting'

const mergeIntoInsert = (last: Operation, draft: Draft): Coalesced | null => {
  if (last.action !== 'insert' || draft.action !== 'update' || last.row !== draft.row || last.table !== draft.table || isSealed(draft)) return null
  return { ...nothing, replace: { ...last, values: { ...last.values, ...draft.values } } }
}

const mergeIntoUpdate = (last: Operation, draft: Draft): Coalesced | null => {
  if (last.action !== 'update' || draft.action !== 'update' || last.row !== draft.row || last.table !== draft.table || isSealed(draft)) return null
  return {
    ...nothing,
    replace: { ...last, values: { ...last.values, ...draft.values }, before: { ...draft.before, ...last.before } },
  }
}

const mergeSwitches = (last: Operation, draft: Draft): Coalesced | null => {
  if (last.action !== 'switch' || draft.action !== 'switch') return null
  return last.on === draft.on ? nothing : { ...nothing, drop: [last.seq] }
}

/**
 * Deleting a row that was never sent empties its lane, uploads included. This applies only to the row that the lane is
 * named after: deleting one photo of a listing must not drop the listing.
 */
const cancelUnsentRow = (lane: readonly Operation[], draft: Draft): Coalesced | null => {
  if (draft.action !== 'delete' || draft.lane !== `${draft.table}/${draft.row}` || !lane.every(isMergeable)) return null
  const hasInsert = lane.some((operation) => operation.action === 'insert' && operation.row === draft.row && operation.table === draft.table)
  return hasInsert ? { ...nothing, drop: lane.map((operation) => operation.seq) } : null
}

const replaceUpdateByDelete = (last: Operation, draft: Draft): Coalesced | null =>
  last.action === 'update' && draft.action === 'delete' && last.row === draft.row && last.table === draft.table
    ? { drop: [last.seq], replace: null, add: draft }
    : null

/**
 * Merges a draft into the operations of its lane: insert + update → insert, update + update → one update,
 * update + delete → delete, insert + delete → nothing, on + off → nothing. Only operations that were never attempted
 * are merged.
 * @param lane the lane's operations, in order
 */
export const coalesce = (lane: readonly Operation[], draft: Draft): Coalesced => {
  const last = lane.at(-1)
  const cancelled = cancelUnsentRow(lane, draft)
  if (cancelled && lane.length > 0) return cancelled
  if (!last || !isMergeable(last)) return { ...nothing, add: draft }
  return (
    mergeIntoInsert(last, draft) ??
    mergeIntoUpdate(last, draft) ??
    mergeSwitches(last, draft) ??
    replaceUpdateByDelete(last, draft) ?? { ...nothing, add: draft }
  )
}
