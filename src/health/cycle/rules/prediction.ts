import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import type { Cycle } from './history'
import { median } from './median'

/** The number of latest cycles that a prediction uses. */
const maxCycles = 6
const irregularDifference = 9
const irregularSpread = 5

type Confidence = 'low' | 'medium' | 'high'

/** The estimated length of the next cycle, in days. */
export type LengthEstimate = {
  readonly length: number
  /** The lengths that were used, oldest first; empty when the person's settings were used. */
  readonly basis: readonly number[]
  /** The sample standard deviation; null with fewer than three cycles. */
  readonly spread: number | null
  readonly irregular: boolean
  readonly confidence: Confidence
}

/** Null with fewer than three numbers, which are too few for a spread. */
const sampleDeviation = (numbers: readonly number[]): number | null => {
  if (numbers.length < 3) return null
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  return Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (numbers.length - 1))
}

const confidenceOf = (count: number, spread: number | null, irregular: boolean): Confidence => {
  if (count < 3 || irregular) return 'low'
  return count === maxCycles && spread !== null && spread <= 2 ? 'high' : 'medium'
}

/**
 * The median of the last six eligible cycles, or the settings when there is none.
 * @param eligible oldest first
 * @param settings the length that the person has set, in days
 */
export const estimateLength = (eligible: readonly Cycle[], settings: number): LengthEstimate => {
  const basis = eligible.slice(-maxCycles).map(({ length }) => length)
  const spread = sampleDeviation(basis)
  const difference = basis.length === 0 ? 0 : Math.max(...basis) - Math.min(...basis)
  const irregular = difference > irregularDifference || (spread ?? 0) > irregularSpread
  return {
    length: basis.length === 0 ? settings : median(basis),
    basis,
    spread,
    irregular,
    confidence: confidenceOf(basis.length, spread, irregular),
  }
}

/** A day with its range, or, for irregular cycles, only the window that the last ones span. */
export type NextPeriod =
  | { readonly kind: 'day'; readonly day: IsoDay; readonly from: IsoDay; readonly to: IsoDay }
  | { readonly kind: 'window'; readonly from: IsoDay; readonly to: IsoDay }

/**
 * The reason why no next period is predicted. `long-cycles`: the last ones were too long. `few-cycles`: a window needs
 * two. `breastfeeding`: too few cycles are known since a birth. `silent`: nothing has been logged for long.
 */
export type Unpredicted = 'breastfeeding' | 'contraception' | 'positive-test' | 'long-cycles' | 'few-cycles' | 'silent'

/** Days on either side of the expected one: the less is known, the more. */
const marginWithout = 5
const marginOfFew = 3
const minMargin = 1
const maxMargin = 5

const marginOf = ({ basis, spread }: LengthEstimate): number => {
  if (basis.length === 0) return marginWithout
  return spread === null ? marginOfFew : Math.min(maxMargin, Math.max(minMargin, Math.round(spread)))
}

/** When the next period is expected after one that began on `start`. */
export const nextPeriod = (start: IsoDay, estimate: LengthEstimate): NextPeriod => {
  const { length, basis, irregular } = estimate
  if (irregular) {
    const [shortest, longest] = [Math.min(...basis), Math.max(...basis)]
    // Cycles that are alike are taken for irregular only where a window is all that may be shown.
    const margin = longest - shortest < 2 * minMargin ? minMargin : 0
    return { kind: 'window', from: addDays(start, shortest - margin), to: addDays(start, longest + margin) }
  }
  const day = addDays(start, length)
  const margin = marginOf(estimate)
  return { kind: 'day', day, from: addDays(day, -margin), to: addDays(day, margin) }
}

/** A window by varying cycles needs so many cycles, and so does a single day. */
export const cyclesOfWindow = 2

/** The prediction of the next period as the app tells it: from one cycle or none only a range, no single day. */
export const shownPrediction = (next: NextPeriod, { basis }: Pick<LengthEstimate, 'basis'>): NextPeriod =>
  basis.length < cyclesOfWindow ? { kind: 'window', from: next.from, to: next.to } : next

/** An estimate of which only a window may be shown. */
export const asWindow = (estimate: LengthEstimate): LengthEstimate => ({
  ...estimate,
  irregular: estimate.irregular || estimate.basis.length >= cyclesOfWindow,
  confidence: 'low',
})

/** Days that an emergency pill, or a progestogen-only pill, may move bleeding. */
const movedDays = 7

/** A prediction that hormones move: a window, never before the day after the start. */
export const widened = (start: IsoDay, next: NextPeriod): NextPeriod => {
  const from = addDays(next.from, -movedDays)
  return { kind: 'window', from: from > start ? from : addDays(start, 1), to: addDays(next.to, movedDays) }
}

/** Whole days by which a period is late: from the day after its range. 0 while it is not. */
export const daysLate = (today: IsoDay, next: NextPeriod): number => Math.max(0, daysBetween(next.to, today))
