import { daysBetween, type IsoDay } from '../shared/day'
import { lengthOf, type Period } from './history'
import {
  cycleDayOf,
  fertileWindow,
  fertilityOn,
  irregularFertileWindow,
  phaseOfCycleDay,
  widerFertileWindow,
  type CycleShape,
  type FertileWindow,
  type FertilityLevel,
  type Phase,
} from './phases'
import { daysLate, nextPeriod, type LengthEstimate, type NextPeriod, type Unpredicted } from './prediction'

/** The running cycle as of today. */
export type RunningCycle = {
  readonly start: IsoDay
  /** 1 on the first day of bleeding. */
  readonly day: number
  /** Null where it cannot be estimated: irregular cycles, no room for an ovulation, or no prediction at all. */
  readonly phase: Phase | null
  /** Null where nothing is predicted; `unpredicted` says why. */
  readonly next: NextPeriod | null
  readonly unpredicted: Unpredicted | null
  /** Whole days past the expected time; 0 while it is not late. */
  readonly late: number
  /** The estimated shape of this cycle, whose period is at least as long as what is logged of it. */
  readonly shape: CycleShape
  /** Null where nothing is predicted, or where bleeding and cycle length leave no room for it. */
  readonly window: FertileWindow | null
  /** By the longest-and-shortest rule; null unless it is enabled and there are eligible cycles. */
  readonly widerWindow: { readonly from: IsoDay; readonly to: IsoDay } | null
  readonly fertility: FertilityLevel | null
}

type Running = {
  readonly period: Period
  readonly today: IsoDay
  readonly shape: CycleShape
  readonly estimate: LengthEstimate
  readonly wider: boolean
  readonly unpredicted: Unpredicted | null
}

const phaseOf = (day: number, shape: CycleShape, isPredictable: boolean): Phase | null => {
  const phase = phaseOfCycleDay(day, shape)
  return isPredictable || phase === 'menstrual' ? phase : null
}

export const runningCycle = ({ period, today, shape: usual, estimate, wider, unpredicted }: Running): RunningCycle => {
  const { start } = period
  const { basis, irregular } = estimate
  const shape: CycleShape = { ...usual, periodLength: Math.max(usual.periodLength, lengthOf(period)) }
  const next = unpredicted === null ? nextPeriod(start, estimate) : null
  const window = next && (irregular ? irregularFertileWindow(start, shape, basis) : fertileWindow(start, shape))
  const day = cycleDayOf(start, today)
  return {
    start,
    day,
    phase: phaseOf(day, shape, next !== null && !irregular),
    next,
    unpredicted,
    late: next ? daysLate(today, next, daysBetween) : 0,
    shape,
    window,
    widerWindow: wider && next && basis.length > 0 ? widerFertileWindow(start, basis) : null,
    fertility: window && fertilityOn(today, window),
  }
}
