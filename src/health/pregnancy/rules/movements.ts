import { hourMs } from '@/kit/rules/durations'
import { readQuantity } from '@/kit/rules/typed-number'
import { clockLagMs, type TimedEntry } from './care-entry'
import type { Gestation } from './gestation'

/**
 * A count of the baby's movements; `end` is null while it runs, and if it was left open. It stays on the phone, in the
 * cycle log.
 */
export type MovementCount = TimedEntry & { readonly movements: number }

export const movementsToCount = 10
/** Ten movements usually come in less time (RCOG, Green-top Guideline 57; ACOG). A count ends by itself after it. */
const countingMs = 2 * hourMs
/** A person who sees the count later than this has not been counting until then. */
const seenSoonMs = 2 * hourMs
const keptCounts = 300

/** Reads a typed number of movements; null if a count cannot have it. */
export const parseMovements = (text: string): number | null => {
  const typed = readQuantity(text, { min: 0, max: movementsToCount })
  return typed.kind === 'amount' &&
    Number.isInteger(typed.amount) &&
    typed.amount >= 0 &&
    typed.amount <= movementsToCount
    ? typed.amount
    : null
}

/** From 28 weeks: before that no number is usual (RCOG). */
export const countsMovements = ({ weeks }: Gestation): boolean => weeks >= 28
/** A person who has felt nothing by 24 weeks needs a check (NHS). */
export const asksForFirstMovements = ({ weeks }: Gestation): boolean => weeks >= 24 && weeks < 28

/**
 * `few`: less than ten within two hours. `stopped`: ended early, which says nothing. `unfinished`: left open, or across
 * a change of the clock.
 */
export type CountResult = 'counting' | 'ten' | 'few' | 'stopped' | 'unfinished'

export const resultOf = ({ start, end, movements }: MovementCount, now: number): CountResult => {
  const length = (end ?? now) - start
  if (length < -clockLagMs || length > countingMs + seenSoonMs) return 'unfinished'
  if (length >= countingMs) return 'few'
  if (movements >= movementsToCount) return 'ten'
  return end === null ? 'counting' : 'stopped'
}

/** The milliseconds of a count. */
export const countedMs = ({ start, end }: MovementCount, now: number): number =>
  Math.max(0, end === null ? Math.min(now - start, countingMs) : end - start)

export const runningCount = (counts: readonly MovementCount[], now: number): MovementCount | null => {
  const last = counts.at(-1)
  return last && last.end === null && resultOf(last, now) === 'counting' ? last : null
}

type Change = (counts: readonly MovementCount[]) => readonly MovementCount[]

/** Stores the end of a count that has ended by itself. A count that was left open stays open. */
const settled = (count: MovementCount, now: number): MovementCount =>
  count.end === null && resultOf(count, now) === 'few' ? { ...count, end: count.start + countingMs } : count

export const startCount =
  (now: number): Change =>
  (counts) => {
    const kept = counts.filter((count) => count.movements > 0 || resultOf(count, now) !== 'counting')
    return [...kept.map((count) => settled(count, now)), { start: now, end: null, movements: 0 }].slice(-keptCounts)
  }

/** Changes the running count. If it has ended by itself meanwhile, only its end is stored. */
const changeRunning =
  (now: number, change: (running: MovementCount) => readonly MovementCount[]): Change =>
  (counts) => {
    const last = counts.at(-1)
    if (!last) return counts
    return [...counts.slice(0, -1), ...(runningCount(counts, now) ? change(last) : [settled(last, now)])]
  }

/** Stores the end of a count that has ended by itself, so that it does not go on if the clock is put back. */
export const settleCount = (now: number): Change => changeRunning(now, (running) => [running])

/** The tenth movement ends the count. */
export const addMovement = (now: number): Change =>
  changeRunning(now, (running) => [
    { ...running, movements: running.movements + 1, end: running.movements + 1 < movementsToCount ? null : now },
  ])

/**
 * Takes a tap back. After the tenth tap the count goes on, unless its two hours are over: nobody has counted to their
 * end then.
 */
export const takeBackMovement =
  (now: number): Change =>
  (counts) => {
    const last = counts.at(-1)
    if (!last || last.movements === 0) return counts
    if (last.end === null)
      return changeRunning(now, (running) => [{ ...running, movements: running.movements - 1 }])(counts)
    const fewer = { ...last, movements: last.movements - 1 }
    return [
      ...counts.slice(0, -1),
      resultOf({ ...fewer, end: null }, now) === 'counting' ? { ...fewer, end: null } : fewer,
    ]
  }

/** Ends a count early. One without a movement is forgotten. */
export const stopCount = (now: number): Change =>
  changeRunning(now, (running) => (running.movements === 0 ? [] : [{ ...running, end: now }]))
