import type { Draft, Operation } from './operation'

export type Coalesced = {
  /** Operations that are no longer needed. */
  readonly drop: readonly number[]
  /** One that takes the new change in. */
  readonly replace: Operation | null
  /** What is to be added, if anything. */
  readonly add: Draft | null
}

const nothing = { drop: [], replace: null, add: null } as const

/** An operation that may already be with the server is never touched. */
const isOpen = (operation: Operation): boolean => !operation.attempted && operation.state === 'waiting'

const ontoInsert = (last: Operation, draft: Draft): Coalesced | null => {
  if (last.action !== 'insert' || draft.action !== 'update' || last.row !== draft.row || last.table !== draft.table) return null
  return { ...nothing, replace: { ...last, values: { ...last.values, ...draft.values } } }
}

const ontoUpdate = (last: Operation, draft: Draft): Coalesced | null => {
  if (last.action !== 'update' || draft.action !== 'update' || last.row !== draft.row || last.table !== draft.table) return null
  return {
    ...nothing,
    replace: { ...last, values: { ...last.values, ...draft.values }, before: { ...draft.before, ...last.before } },
  }
}

const ontoLike = (last: Operation, draft: Draft): Coalesced | null => {
  if (last.action !== 'like' || draft.action !== 'like') return null
  return last.liked === draft.liked ? nothing : { ...nothing, drop: [last.seq] }
}

/**
 * A deletion of what the server cannot know yet leaves nothing to be done, pictures included. Only of what the lane is
 * about: one photo that is taken out of a listing must not take the listing with it.
 */
const ontoNothing = (lane: readonly Operation[], draft: Draft): Coalesced | null => {
  if (draft.action !== 'delete' || draft.lane !== `${draft.table}/${draft.row}` || !lane.every(isOpen)) return null
  const made = lane.some((operation) => operation.action === 'insert' && operation.row === draft.row && operation.table === draft.table)
  return made ? { ...nothing, drop: lane.map((operation) => operation.seq) } : null
}

/** A deletion makes edits pointless that have not been sent. */
const overUpdate = (last: Operation, draft: Draft): Coalesced | null =>
  last.action === 'update' && draft.action === 'delete' && last.row === draft.row && last.table === draft.table
    ? { drop: [last.seq], replace: null, add: draft }
    : null

/**
 * How a new change joins what already waits in its lane: put + patch → put, patch + patch → one patch,
 * put + delete → nothing, like + unlike → nothing. Only operations that were never attempted are merged.
 * @param lane the lane's operations, in order
 */
export const coalesce = (lane: readonly Operation[], draft: Draft): Coalesced => {
  const last = lane.at(-1)
  const whole = ontoNothing(lane, draft)
  if (whole && lane.length > 0) return whole
  if (!last || !isOpen(last)) return { ...nothing, add: draft }
  return (
    ontoInsert(last, draft) ?? ontoUpdate(last, draft) ?? ontoLike(last, draft) ?? overUpdate(last, draft) ?? { ...nothing, add: draft }
  )
}
