import { hourMs } from '../shared/durations'
import type { Gestation } from './gestation'

/** A count of the baby's movements, in milliseconds since the epoch; `end` is null while it runs. It stays on the phone, in the cycle log. */
export type MovementCount = { readonly start: number; readonly end: number | null; readonly movements: number }

export const movementsToCount = 10
/** Ten movements usually come in less (RCOG, Green-top Guideline 57; ACOG). */
const countingMs = 2 * hourMs
const keptCounts = 300

/** From 28 weeks: before that no number is usual (RCOG). */
export const countsMovements = ({ weeks }: Gestation): boolean => weeks >= 28

export const runningCount = (counts: readonly MovementCount[]): MovementCount | null => {
  const last = counts.at(-1)
  return last?.end === null ? last : null
}

type Change = (counts: readonly MovementCount[]) => readonly MovementCount[]

export const startCount =
  (now: number): Change =>
  (counts) =>
    [...counts.filter(({ end, movements }) => end !== null || movements > 0), { start: now, end: null, movements: 0 }].slice(-keptCounts)

const changeLast = (counts: readonly MovementCount[], change: (last: MovementCount) => readonly MovementCount[]): readonly MovementCount[] => {
  const last = counts.at(-1)
  return last ? [...counts.slice(0, -1), ...change(last)] : counts
}

/** The tenth movement ends the count. */
export const addMovement =
  (now: number): Change =>
  (counts) =>
    changeLast(counts, (last) => [last.end === null ? { ...last, movements: last.movements + 1, end: last.movements + 1 < movementsToCount ? null : now } : last])

/** Takes a tap back; after the tenth the count goes on. */
export const takeBackMovement: Change = (counts) => changeLast(counts, (last) => [last.movements > 0 ? { ...last, movements: last.movements - 1, end: null } : last])

/** Ends a count early. One without a movement is forgotten only if it was short. */
export const stopCount =
  (now: number): Change =>
  (counts) =>
    changeLast(counts, (last) => (last.end !== null ? [last] : last.movements === 0 && now - last.start < countingMs ? [] : [{ ...last, end: now }]))

/** `few`: less than ten within two hours. `stopped`: ended early, which says nothing. */
export type CountResult = 'counting' | 'ten' | 'few' | 'stopped'

export const resultOf = ({ start, end, movements }: MovementCount, now: number): CountResult => {
  if ((end ?? now) - start >= countingMs) return 'few'
  if (movements >= movementsToCount) return 'ten'
  return end === null ? 'counting' : 'stopped'
}
