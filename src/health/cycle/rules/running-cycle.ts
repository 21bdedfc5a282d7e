import type { IsoDay } from '@/kit/rules/day'
import type { ConfirmedOvulation } from './confirmed-ovulation'
import type { Influence } from './contraception'
import { lengthOf, type Period } from './history'
import type { Shows } from './life-stage'
import { cycleDayOf, phaseOfCycleDay, type CycleShape, type Phase } from './phases'
import {
  fertileWindow,
  fertilityOn,
  irregularFertileWindow,
  widerFertileWindow,
  type FertileWindow,
  type FertilityLevel,
} from './fertile-window'
import {
  daysLate,
  nextPeriod,
  shownPrediction,
  widened,
  type LengthEstimate,
  type NextPeriod,
  type Unpredicted,
} from './prediction'

/** The running cycle as of today. */
export type RunningCycle = {
  readonly start: IsoDay
  /** 1 on the first day of bleeding. */
  readonly day: number
  /** Null where it cannot be estimated: irregular cycles, no room for an ovulation, or no prediction at all. */
  readonly phase: Phase | null
  /** True if a phase can be named after the period. */
  readonly hasPhases: boolean
  /** Null where nothing is predicted; `unpredicted` says why. */
  readonly next: NextPeriod | null
  /** The prediction as the app tells it: only the range of `next` if too few cycles are known for a day. */
  readonly shownPrediction: NextPeriod | null
  readonly unpredicted: Unpredicted | null
  /** The reason why `next` is a window and has no fertile days, other than by varying cycles. */
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
  /** Null until temperature and mucus have confirmed it. */
  readonly confirmed: ConfirmedOvulation | null
}

type Running = {
  readonly period: Period
  readonly today: IsoDay
  readonly shape: CycleShape
  readonly estimate: LengthEstimate
  readonly wider: boolean
  readonly shows: Shows
  readonly confirmed: readonly ConfirmedOvulation[]
  readonly unpredicted: Unpredicted | null
  readonly influence: Influence | null
}

/** The phase of a day; where phases cannot be told, only the period. */
export const phaseWhere = (hasPhases: boolean, cycleDay: number, shape: CycleShape): Phase | null => {
  const phase = phaseOfCycleDay(cycleDay, shape)
  return hasPhases || phase === 'menstrual' ? phase : null
}

const fertileDaysOf = (
  start: IsoDay,
  shape: CycleShape,
  { basis, irregular }: LengthEstimate,
  { fertileDays }: Shows,
): FertileWindow | null => {
  if (fertileDays === null) return null
  if (fertileDays === 'levels' && !irregular) return fertileWindow(start, shape)
  return irregularFertileWindow(start, shape, basis.length === 0 ? [shape.length] : basis)
}

export const runningCycle = ({
  period,
  today,
  shape: usual,
  estimate,
  wider,
  shows,
  confirmed,
  unpredicted,
  influence,
}: Running): RunningCycle => {
  const { start } = period
  const { basis } = estimate
  const shape: CycleShape = { ...usual, periodLength: Math.max(usual.periodLength, lengthOf(period)) }
  const usualNext = unpredicted === null ? nextPeriod(start, estimate) : null
  const next = usualNext && (influence ? widened(start, usualNext) : usualNext)
  const window = !next || influence ? null : fertileDaysOf(start, shape, estimate, shows)
  const day = cycleDayOf(start, today)
  const hasPhases = next !== null && !estimate.irregular && !influence && shows.fertileDays === 'levels'
  return {
    start,
    day,
    phase: phaseWhere(hasPhases, day, shape),
    hasPhases,
    next,
    shownPrediction: next && shownPrediction(next, estimate),
    unpredicted,
    influence,
    late: next && shows.late ? daysLate(today, next) : 0,
    shape,
    window,
    widerWindow:
      (wider || shows.wider) && shows.fertileDays && next && !influence && basis.length > 0
        ? widerFertileWindow(start, basis)
        : null,
    fertility: window && fertilityOn(today, window),
    confirmed: confirmed.findLast(({ from }) => from >= start) ?? null,
  }
}
