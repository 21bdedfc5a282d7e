import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import { entryOf } from './cycle-entry'
import type { Cycle } from './history'
import { shownIn } from './life-stage'
import type { CycleLog, DayLog } from './log'
import type { Outlook } from './outlook'
import { cycleDayOf, type CycleShape, type Phase } from './phases'
import { median } from './median'
import type { NextPeriod } from './prediction'
import { phaseWhere } from './running-cycle'
import type { ChosenStage } from './stage-choices'
import type { MoodId, SymptomId } from './symptoms'

/** The number of cycles that fit into a chart on a narrow phone. */
const shownCycles = 12

/** A completed cycle, and whether predictions and averages use it. */
export type ShownCycle = Cycle & { readonly counted: boolean }

/** In days. */
export type Range = { readonly shortest: number; readonly median: number; readonly longest: number }

export const phases = ['menstrual', 'follicular', 'ovulation', 'luteal'] as const satisfies readonly Phase[]
export type ByPhase = Readonly<Record<Phase, number>>

/** The number of days on which something was noted, in total and by phase. */
export type PhaseCount<Id extends string> = { readonly id: Id; readonly total: number; readonly byPhase: ByPhase }

/** A prediction compared with the actual period. */
export type PredictionCheck = {
  readonly start: IsoDay
  readonly next: NextPeriod
  readonly came: IsoDay
  /** Days by which the period came after the predicted day or window; negative when it came before. */
  readonly off: number
  /** True if the period came within the predicted range. */
  readonly within: boolean
}

export type Insights = {
  /** Oldest first. */
  readonly cycles: readonly ShownCycle[]
  /** Null without a counted cycle. */
  readonly lengths: Range | null
  readonly periodLengths: Range | null
  readonly symptoms: readonly PhaseCount<SymptomId>[]
  readonly moods: readonly PhaseCount<MoodId>[]
  /** Oldest first. */
  readonly checks: readonly PredictionCheck[]
}

const rangeOf = (numbers: readonly number[]): Range | null =>
  numbers.length === 0
    ? null
    : { shortest: Math.min(...numbers), median: median(numbers), longest: Math.max(...numbers) }

const none: ByPhase = { menstrual: 0, follicular: 0, ovulation: 0, luteal: 0 }

/**
 * Returns a function that finds the phase of a day, by the rules that name the phase of today; null during a pregnancy,
 * where it cannot be told, outside every cycle, and after today.
 */
const phaseFinder = ({ cycles, running, shape: usual }: Outlook, stage: ChosenStage) => {
  const namesPhases = shownIn[stage].fertileDays === 'levels'
  const completed = cycles
    .filter(({ hasPhases }) => hasPhases)
    .map((cycle) => ({ ...cycle, next: addDays(cycle.start, cycle.length) }))
  const shapeOf = ({ length, periodLength }: Cycle): CycleShape => ({
    ...usual,
    length,
    periodLength: periodLength ?? usual.periodLength,
  })
  return (day: IsoDay): Phase | null => {
    const cycle = completed.find(({ start, next }) => day >= start && day < next)
    if (cycle) return phaseWhere(namesPhases, cycleDayOf(cycle.start, day), shapeOf(cycle))
    const cycleDay = running ? cycleDayOf(running.start, day) : 0
    return running && cycleDay >= 1 && cycleDay <= running.day
      ? phaseWhere(running.hasPhases, cycleDay, running.shape)
      : null
  }
}

type DayInPhase = { readonly phase: Phase; readonly day: DayLog }

/** Most frequent first; ties in the order of the first note. */
const countByPhase = <Id extends string>(
  days: readonly DayInPhase[],
  noted: (day: DayLog) => readonly Id[],
): readonly PhaseCount<Id>[] => {
  const counts = new Map<Id, PhaseCount<Id>>()
  for (const { phase, day } of days) {
    for (const id of new Set(noted(day))) {
      const { total, byPhase } = counts.get(id) ?? { total: 0, byPhase: none }
      counts.set(id, { id, total: total + 1, byPhase: { ...byPhase, [phase]: byPhase[phase] + 1 } })
    }
  }
  return [...counts.values()].toSorted((a, b) => b.total - a.total)
}

const offBy = (next: NextPeriod, came: IsoDay): number => {
  if (next.kind === 'day') return daysBetween(next.day, came)
  if (came < next.from) return daysBetween(next.from, came)
  return came > next.to ? daysBetween(next.to, came) : 0
}

const checksOf = (
  { profile }: CycleLog,
  cycles: readonly Cycle[],
  starts: readonly IsoDay[],
): readonly PredictionCheck[] =>
  cycles.flatMap(({ start, length }) => {
    const record = entryOf(profile.predictions, start, starts)
    if (!record) return []
    const came = addDays(start, length)
    return [
      {
        start,
        next: record.next,
        came,
        off: offBy(record.next, came),
        within: came >= record.next.from && came <= record.next.to,
      },
    ]
  })

/** Statistics of a log. Averages use the same cycles as predictions. */
export const insightsOf = (log: CycleLog, outlook: Outlook): Insights => {
  const { cycles, eligible } = outlook
  const counts = new Set(eligible.map(({ start }) => start))
  const phaseOf = phaseFinder(outlook, log.profile.stage)
  const days = log.days.flatMap((day): DayInPhase[] => {
    const phase = phaseOf(day.date)
    return phase === null ? [] : [{ phase, day }]
  })
  return {
    cycles: cycles.slice(-shownCycles).map((cycle) => ({ ...cycle, counted: counts.has(cycle.start) })),
    lengths: rangeOf(eligible.map(({ length }) => length)),
    periodLengths: rangeOf(eligible.flatMap(({ periodLength }) => periodLength ?? [])),
    symptoms: countByPhase(days, ({ symptoms }) => symptoms),
    moods: countByPhase(days, ({ mood }) => (mood === null ? [] : [mood])),
    checks: checksOf(
      log,
      cycles.filter(({ hasPhases }) => hasPhases),
      outlook.periods.map(({ start }) => start),
    ).slice(-shownCycles),
  }
}
