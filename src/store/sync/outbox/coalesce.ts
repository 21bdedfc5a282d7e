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

type RowDraft = Extract<Draft, { readonly action: 'update' | 'delete' }>
type Insert = Extract<Operation, { readonly action: 'insert' }>

/**
 * The unsent insert of a row with which a change can be put together, and what is sent after it; null if there is none.
 */
const unsentInsert = (
  lane: readonly Operation[],
  { table, row }: RowDraft,
): { readonly insert: Insert; readonly later: readonly Operation[] } | null => {
  const index = lane.findIndex((operation) => 'row' in operation && operation.row === row && operation.table === table)
  const insert = lane[index]
  if (insert?.action !== 'insert' || !isMergeable(insert)) return null
  const later = lane.slice(index + 1)
  return later.some((operation) => 'row' in operation && operation.row === row && operation.table === table)
    ? null
    : { insert, later }
}

/** Not past an upload: a row must not arrive before its photo. */
const mergeIntoInsert = (lane: readonly Operation[], draft: Draft): Coalesced | null => {
  if (draft.action !== 'update' || isSealed(draft)) return null
  const found = unsentInsert(lane, draft)
  if (!found || found.later.some(({ action }) => action === 'upload')) return null
  return { ...nothing, replace: { ...found.insert, values: { ...found.insert.values, ...draft.values } } }
}

/** A part of a row, such as a photo of a listing, that was never sent and is deleted. */
const cancelUnsentPart = (lane: readonly Operation[], draft: Draft): Coalesced | null => {
  const found = draft.action === 'delete' ? unsentInsert(lane, draft) : null
  return found && { ...nothing, drop: [found.insert.seq] }
}

/** A file that was never sent, is removed, and belongs to no row that is still to be sent. */
const cancelUnsentUpload = (lane: readonly Operation[], draft: Draft): Coalesced | null => {
  if (draft.action !== 'remove') return null
  const upload = lane.find((operation) => operation.action === 'upload' && operation.path === draft.path)
  const isUsed = lane.some(
    (operation) => 'values' in operation && JSON.stringify(operation.values).includes(draft.path),
  )
  return upload && isMergeable(upload) && !isUsed ? { ...nothing, drop: [upload.seq] } : null
}

const mergeIntoUpdate = (last: Operation, draft: Draft): Coalesced | null => {
  if (
    last.action !== 'update' ||
    draft.action !== 'update' ||
    last.row !== draft.row ||
    last.table !== draft.table ||
    isSealed(draft)
  )
    return null
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
  const hasInsert = lane.some(
    (operation) => operation.action === 'insert' && operation.row === draft.row && operation.table === draft.table,
  )
  return hasInsert ? { ...nothing, drop: lane.map((operation) => operation.seq) } : null
}

const replaceUpdateByDelete = (last: Operation, draft: Draft): Coalesced | null =>
  last.action === 'update' && draft.action === 'delete' && last.row === draft.row && last.table === draft.table
    ? { drop: [last.seq], replace: null, add: draft }
    : null

/**
 * Merges a draft into the operations of its lane: insert + update → insert, update + update → one update,
 * update + delete → delete, insert + delete → nothing, upload + remove → nothing, on + off → nothing. Only operations
 * that were never attempted are merged.
 * @param lane the lane's operations, in order
 */
export const coalesce = (lane: readonly Operation[], draft: Draft): Coalesced => {
  const last = lane.at(-1)
  const merged =
    cancelUnsentRow(lane, draft) ??
    mergeIntoInsert(lane, draft) ??
    cancelUnsentPart(lane, draft) ??
    cancelUnsentUpload(lane, draft)
  if (merged) return merged
  if (!last || !isMergeable(last)) return { ...nothing, add: draft }
  return (
    mergeIntoUpdate(last, draft) ??
    mergeSwitches(last, draft) ??
    replaceUpdateByDelete(last, draft) ?? { ...nothing, add: draft }
  )
}
