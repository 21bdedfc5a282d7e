import { hourMs, minuteMs } from '@/kit/rules/durations'
import { clockLagMs, type TimedEntry } from './care-entry'
import type { Gestation } from './gestation'

/**
 * A contraction; `end` is null while it lasts, and if nobody noted it. Lists are in the order of the taps, and stay on
 * the phone, in the cycle log.
 */
export type Contraction = TimedEntry

const keptContractions = 300

export const timesContractions = ({ weeks }: Gestation): boolean => weeks >= 36
/** Contractions before 37 weeks are a danger sign (NHS; WHO). */
export const isPreterm = ({ weeks }: Gestation): boolean => weeks < 37

/** The contraction that was begun last, if its end is not noted. */
export const runningContraction = (all: readonly Contraction[]): Contraction | null => {
  const last = all.at(-1)
  return last?.end === null ? last : null
}

/**
 * A length of about a minute is usual (NHS). In ten minutes two more have begun even at one every five minutes, so the
 * taps are no longer those of one contraction.
 */
const doubtfulMs = 10 * minuteMs

/**
 * `no-end`: it goes on for too long to be one contraction. `too-long`: it ended too late to be one. `clock`: its times
 * cannot be true.
 */
export type Doubt = 'no-end' | 'too-long' | 'clock'

export const doubtAbout = ({ start, end }: Contraction, now: number): Doubt | null => {
  if (start - now > clockLagMs || (end !== null && (end < start || end - now > clockLagMs))) return 'clock'
  if ((end ?? now) - start <= doubtfulMs) return null
  return end === null ? 'no-end' : 'too-long'
}

type Change = (all: readonly Contraction[]) => readonly Contraction[]

/** Starts a contraction, but not while one lasts. One whose end was forgotten stays without an end. */
export const startContraction =
  (now: number): Change =>
  (all) => {
    const running = runningContraction(all)
    return running && doubtAbout(running, now) === null
      ? all
      : [...all, { start: now, end: null }].slice(-keptContractions)
  }

export const endContraction =
  (now: number): Change =>
  (all) => {
    const running = runningContraction(all)
    return running ? [...all.slice(0, -1), { ...running, end: now }] : all
  }

/** Takes the last tap back: the start of a contraction that lasts, or else the end of the last one. */
export const takeBackTap: Change = (all) => {
  const others = all.slice(0, -1)
  const last = all.at(-1)
  return last && last.end !== null ? [...others, { ...last, end: null }] : others
}

/** A longer gap separates two sessions of timing; no contraction lasts that long. */
const longestGapMs = 2 * hourMs

/** `length` is null if it is not known; `gap` is the time since the start of the one before, null for the first. */
export type TimedContraction = { readonly start: number; readonly length: number | null; readonly gap: number | null }

/** The latest first. */
export const timed = (all: readonly Contraction[]): readonly TimedContraction[] =>
  all
    .map(({ start, end }, index) => {
      const before = all[index - 1]
      const gap = before ? start - before.start : null
      return {
        start,
        length: end === null || end < start ? null : end - start,
        gap: gap !== null && gap >= 0 && gap <= longestGapMs ? gap : null,
      }
    })
    .toReversed()

/** Contractions of longer ago are no reason to go now. */
const recentMs = 30 * minuteMs
/** The number of contractions that are judged, by the means of their gaps and lengths. */
const judgedCount = 4
const goGapMs = 5 * minuteMs
const goLengthMs = 45_000
const longMs = 2 * minuteMs
const manyCount = 6
const manyMs = 10 * minuteMs

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** True if the latest contractions are regular. Lengths that nobody noted do not count against it. */
const areRegular = (latest: readonly TimedContraction[]): boolean => {
  const gaps = latest.slice(0, judgedCount - 1).flatMap(({ gap }) => (gap === null ? [] : [gap]))
  const lengths = latest
    .slice(0, judgedCount)
    .flatMap(({ length }) => (length === null || length > doubtfulMs ? [] : [length]))
  return (
    gaps.length === judgedCount - 1 &&
    meanOf(gaps) <= goGapMs &&
    (lengths.length === 0 || meanOf(lengths) >= goLengthMs)
  )
}

/**
 * `early`: any, before 37 weeks. `many`: six in ten minutes. `long`: one of more than two minutes. `go`: every five
 * minutes or less, of about a minute.
 */
export type ContractionAdvice = 'early' | 'many' | 'long' | 'go'

/** Returns the first advice that applies. A contraction that still runs is judged by its length so far. */
export const adviceOn = (all: readonly Contraction[], gestation: Gestation, now: number): ContractionAdvice | null => {
  // A time a little ahead of now was noted just before the clock was put back. A time further ahead cannot be judged.
  const ordered = all.filter(({ start }) => start - now < longestGapMs).toSorted((a, b) => a.start - b.start)
  const running = runningContraction(all)
  const lastMoment = (one: Contraction): number =>
    Math.max(one.start, one === running && now - one.start <= longestGapMs ? now : (one.end ?? one.start))
  const isRecent = (moment: number): boolean => now - moment <= recentMs
  if (!ordered.some((one) => isRecent(lastMoment(one)))) return null
  if (isPreterm(gestation)) return 'early'
  if (
    ordered.some(
      ({ start }, index) =>
        isRecent(start) && start - (ordered[index - manyCount + 1]?.start ?? Number.NEGATIVE_INFINITY) <= manyMs,
    )
  )
    return 'many'
  const isLong = (one: Contraction): boolean =>
    lastMoment(one) - one.start > longMs && lastMoment(one) - one.start <= longestGapMs
  if (ordered.some((one) => isRecent(lastMoment(one)) && isLong(one))) return 'long'
  return isRecent(ordered.at(-1)?.start ?? Number.NEGATIVE_INFINITY) && areRegular(timed(ordered)) ? 'go' : null
}

/** True if the numbers to call are shown: on any advice, and when advice may have been missed. */
export const offersNumbers = (advice: ContractionAdvice | null, doubt: Doubt | null): boolean =>
  advice !== null || doubt === 'no-end' || doubt === 'clock'
