import { addDays, daysBetween, type IsoDay } from '../shared/day'
import { warningSigns, type WarningSign } from './warning-signs'
import { cyclesOf, eligibleCycles, periodsOf, type Cycle, type Period, type Pregnancy } from './history'
import type { CycleLog } from './log'
import {
  cycleDayOf,
  fertileWindow,
  fertilityOn,
  phaseOfCycleDay,
  widerFertileWindow,
  type CycleShape,
  type FertileWindow,
  type FertilityLevel,
  type Phase,
} from './phases'
import { daysLate, estimateLength, nextPeriod, type LengthEstimate, type NextPeriod } from './prediction'

/** The running cycle as of today. */
export type RunningCycle = {
  readonly start: IsoDay
  /** 1 on the first day of bleeding. */
  readonly day: number
  readonly phase: Phase
  readonly next: NextPeriod
  /** Whole days past the expected time; 0 while the period is not late. */
  readonly late: number
  readonly window: FertileWindow
  /** By the longest-and-shortest rule; null unless it is enabled and there are eligible cycles. */
  readonly widerWindow: { readonly from: IsoDay; readonly to: IsoDay } | null
  readonly fertility: FertilityLevel | null
}

/** Everything that both trackers show of a cycle. */
export type Outlook = {
  readonly periods: readonly Period[]
  readonly between: readonly Period[]
  readonly cycles: readonly Cycle[]
  readonly eligible: readonly Cycle[]
  readonly estimate: LengthEstimate
  /** The person's settings, with the estimated cycle length. */
  readonly shape: CycleShape
  /** Null before the first logged period and while pregnant, when predictions pause. */
  readonly running: RunningCycle | null
  readonly care: readonly WarningSign[]
}

const runningCycle = (start: IsoDay, today: IsoDay, shape: CycleShape, estimate: LengthEstimate, wider: boolean): RunningCycle => {
  const next = nextPeriod(start, estimate)
  const window = fertileWindow(start, shape)
  const day = cycleDayOf(start, today)
  return {
    start,
    day,
    phase: phaseOfCycleDay(day, shape),
    next,
    late: daysLate(today, next, daysBetween),
    window,
    widerWindow: wider && estimate.basis.length > 0 ? widerFertileWindow(start, estimate.basis) : null,
    fertility: fertilityOn(today, window),
  }
}

/** The start of the latest period; null if a pregnancy has ended since, because cycles resume with the next period. */
const lastStart = (periods: readonly Period[], pregnancies: readonly Pregnancy[], today: IsoDay): IsoDay | null => {
  const last = periods.findLast(({ start }) => start <= today)
  if (!last) return null
  return pregnancies.some(({ to }) => to >= last.start) ? null : last.start
}

/** @param pregnantSince the start of the running pregnancy; null when there is none */
export const outlookOf = ({ days, profile }: CycleLog, today: IsoDay, pregnantSince: IsoDay | null): Outlook => {
  const { periods, between } = periodsOf(days)
  const cycles = cyclesOf(periods)
  const pregnancies: readonly Pregnancy[] = pregnantSince === null ? profile.pregnancies : [...profile.pregnancies, { from: pregnantSince, to: today }]
  const eligible = eligibleCycles(cycles, new Set(profile.leftOut.map(({ start }) => start)), pregnancies)
  const estimate = estimateLength(eligible, profile.shape.length)
  const shape: CycleShape = { ...profile.shape, length: estimate.length }
  const start = pregnantSince === null ? lastStart(periods, profile.pregnancies, today) : null
  const since = addDays(today, -recentDays)
  const recent = days.filter(({ date }) => date > since && date <= today)
  return {
    periods,
    between,
    cycles,
    eligible,
    estimate,
    shape,
    running: start === null ? null : runningCycle(start, today, shape, estimate, profile.widerWindow),
    care: warningSigns({
      today,
      periods: start === null ? [] : periods,
      between: between.filter(({ start: day }) => daysBetween(day, today) < betweenDays),
      cycles: eligible,
      pregnant: pregnantSince !== null,
      firstYears: profile.firstYears,
      soaked: recent.some(({ soaked }) => soaked),
      severePain: recent.some(({ severePain }) => severePain),
    }),
  }
}

/** Warning signs from more days ago are ignored. */
const recentDays = 60
const betweenDays = 180
