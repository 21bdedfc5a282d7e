import { daysBetween, type IsoDay } from '../shared/day'
import type { Cycle, Period } from './history'

/** A reason to see a doctor. */
export type WarningSign = 'length' | 'variation' | 'long-bleeding' | 'none-for-long' | 'between' | 'heavy' | 'pain'

export type WarningSignFacts = {
  readonly today: IsoDay
  readonly periods: readonly Period[]
  /** Bleeding that came too early to be a period. */
  readonly between: readonly Period[]
  /** Completed and eligible, oldest first. */
  readonly cycles: readonly Cycle[]
  readonly pregnant: boolean
  /** In the first two years after the first period, cycles of 21 to 45 days are usual (ACOG). */
  readonly firstYears: boolean
  /** A pad or tampon was soaked every one or two hours, within the last 60 days. */
  readonly soaked: boolean
  /** Within the last 60 days. */
  readonly severePain: boolean
}

const consecutiveCycles = 3
const shortest = 21
const longest = 35
const longestInFirstYears = 45
const maxVariation = 9
const longestBleeding = 7
const maxDaysWithoutPeriod = 90
const minTimesBetween = 2

const lastCycles = (cycles: readonly Cycle[]): readonly Cycle[] => cycles.slice(-consecutiveCycles)

const oddLengths = ({ cycles, firstYears }: WarningSignFacts): boolean => {
  const limit = firstYears ? longestInFirstYears : longest
  return lastCycles(cycles).length === consecutiveCycles && lastCycles(cycles).every(({ length }) => length < shortest || length > limit)
}

const variation = ({ cycles }: WarningSignFacts): boolean => {
  const lengths = lastCycles(cycles).map(({ length }) => length)
  return lengths.length === consecutiveCycles && Math.max(...lengths) - Math.min(...lengths) > maxVariation
}

const longBleeding = ({ periods }: WarningSignFacts): boolean => {
  const period = periods.at(-1)
  return period !== undefined && daysBetween(period.start, period.end) + 1 > longestBleeding
}

const noneForLong = ({ periods, pregnant, today }: WarningSignFacts): boolean => {
  const period = periods.at(-1)
  return !pregnant && period !== undefined && daysBetween(period.start, today) >= maxDaysWithoutPeriod
}

const signs: readonly (readonly [WarningSign, (facts: WarningSignFacts) => boolean])[] = [
  ['length', oddLengths],
  ['variation', variation],
  ['long-bleeding', longBleeding],
  ['heavy', ({ soaked }) => soaked],
  ['none-for-long', noneForLong],
  ['between', ({ between }) => between.length >= minTimesBetween],
  ['pain', ({ severePain }) => severePain],
]

/** The warning signs that are present. */
export const warningSigns = (facts: WarningSignFacts): readonly WarningSign[] => signs.filter(([, shows]) => shows(facts)).map(([sign]) => sign)
