import { daysBetween, type IsoDay } from '../shared/day'
import type { Influence } from './contraception'
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
import { daysLate, nextPeriod, widened, type LengthEstimate, type NextPeriod, type Unpredicted } from './prediction'

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
  /** Why `next` is a window and has no fertile days, other than by varying cycles. */
  readonly influence: Influence | null
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
  readonly influence: Influence | null
}

const phaseOf = (day: number, shape: CycleShape, isPredictable: boolean): Phase | null => {
  const phase = phaseOfCycleDay(day, shape)
  return isPredictable || phase === 'menstrual' ? phase : null
}

export const runningCycle = ({ period, today, shape: usual, estimate, wider, unpredicted, influence }: Running): RunningCycle => {
  const { start } = period
  const { basis, irregular } = estimate
  const shape: CycleShape = { ...usual, periodLength: Math.max(usual.periodLength, lengthOf(period)) }
  const usualNext = unpredicted === null ? nextPeriod(start, estimate) : null
  const next = usualNext && (influence ? widened(start, usualNext) : usualNext)
  const window = !next || influence ? null : irregular ? irregularFertileWindow(start, shape, basis) : fertileWindow(start, shape)
  const day = cycleDayOf(start, today)
  return {
    start,
    day,
    phase: phaseOf(day, shape, next !== null && !irregular && !influence),
    next,
    unpredicted,
    influence,
    late: next ? daysLate(today, next, daysBetween) : 0,
    shape,
    window,
    widerWindow: wider && next && !influence && basis.length > 0 ? widerFertileWindow(start, basis) : null,
    fertility: window && fertilityOn(today, window),
  }
}
