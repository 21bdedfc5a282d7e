import { hourMs, minuteMs } from '../shared/durations'
import type { Gestation } from './gestation'

/** In milliseconds since the epoch; `end` is null while it lasts. It stays on the phone, in the cycle log. */
export type Contraction = { readonly start: number; readonly end: number | null }

const keptContractions = 300

export const timesContractions = ({ weeks }: Gestation): boolean => weeks >= 36
/** Contractions before 37 weeks are a danger sign (NHS; WHO). */
export const isPreterm = ({ weeks }: Gestation): boolean => weeks < 37

export const runningContraction = (all: readonly Contraction[]): Contraction | null => {
  const last = all.at(-1)
  return last?.end === null ? last : null
}

/** Starts one, or ends the one that lasts. */
export const tapContraction =
  (now: number) =>
  (all: readonly Contraction[]): readonly Contraction[] => {
    const running = runningContraction(all)
    return running ? [...all.slice(0, -1), { ...running, end: now }] : [...all, { start: now, end: null }].slice(-keptContractions)
  }

/** Takes the last tap back: the start of one that lasts, or the end of the last one. */
export const takeBackTap = (all: readonly Contraction[]): readonly Contraction[] => {
  const others = all.slice(0, -1)
  const last = all.at(-1)
  return last && last.end !== null ? [...others, { ...last, end: null }] : others
}

/** A longer gap separates two times of counting. */
const longestGapMs = 2 * hourMs

/** `length` is null while it lasts; `gap` is the time since the start of the one before, null for the first. */
export type TimedContraction = { readonly start: number; readonly length: number | null; readonly gap: number | null }

/** The latest first. */
export const timed = (all: readonly Contraction[]): readonly TimedContraction[] =>
  all
    .map(({ start, end }, index) => {
      const before = all[index - 1]
      const gap = before ? start - before.start : null
      return { start, length: end === null ? null : end - start, gap: gap !== null && gap <= longestGapMs ? gap : null }
    })
    .toReversed()

/** Contractions that began longer ago are no reason to go now. */
const recentMs = 30 * minuteMs
/** So many are looked at; the gaps and lengths are their means. */
const judgedCount = 4
const goGapMs = 5 * minuteMs
const goLengthMs = 45_000
const longMs = 2 * minuteMs

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const areRegular = (latest: readonly TimedContraction[]): boolean => {
  const gaps = latest.slice(0, judgedCount - 1).flatMap(({ gap }) => (gap === null ? [] : [gap]))
  const lengths = latest.slice(0, judgedCount).flatMap(({ length }) => (length === null ? [] : [length]))
  return gaps.length === judgedCount - 1 && meanOf(gaps) <= goGapMs && lengths.length >= judgedCount - 1 && meanOf(lengths) >= goLengthMs
}

/** `early`: any, before 37 weeks. `long`: one of more than two minutes. `go`: every five minutes or less, of about a minute. */
export type ContractionAdvice = 'early' | 'long' | 'go'

export const adviceOn = (all: readonly Contraction[], gestation: Gestation, now: number): ContractionAdvice | null => {
  const latest = timed(all)
  const [last] = latest
  if (!last || now - last.start > recentMs) return null
  if (isPreterm(gestation)) return 'early'
  if (latest.some(({ start, length }) => now - start <= recentMs && length !== null && length > longMs)) return 'long'
  return areRegular(latest) ? 'go' : null
}
