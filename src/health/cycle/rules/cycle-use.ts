import type { IsoDay } from '@/kit/rules/day'
import { hasHormones } from './contraception'
import { entryOf } from './cycle-entry'
import { forgottenPeriods, type ForgottenPeriod } from './forgotten-period'
import { cyclesOf, lastDayOf, longestCycle, shortestCycle, touches, type Cycle } from './history'
import type { CycleProfile, LeftOutReason } from './log'
import type { Bleeding } from './periods'
import type { PregnancySpan } from './pregnancy-span'

/**
 * The use of a completed cycle in predictions. `unclear`: a period may be missing in it, and the person has not
 * answered yet.
 */
export type CycleUse =
  | 'counted'
  | 'left-out'
  | 'too-long'
  | 'too-short'
  | 'pregnancy'
  | 'after-birth'
  | 'contraception'
  | 'unclear'

export type JudgedCycle = Cycle & {
  readonly use: CycleUse
  /**
   * True if its days have phases: no pregnancy, hormones or missing period decided about it, whether or not the person
   * left it out.
   */
  readonly hasPhases: boolean
}

export type JudgedCycles = {
  readonly cycles: readonly JudgedCycle[]
  /** Oldest first. */
  readonly forgotten: readonly ForgottenPeriod[]
}

const usePregnancies = (
  cycle: Cycle,
  pregnancies: readonly PregnancySpan[],
  starts: readonly IsoDay[],
): CycleUse | null => {
  if (pregnancies.some(({ from, to }) => touches({ start: cycle.start, end: lastDayOf(cycle) }, from, to)))
    return 'pregnancy'
  const isFirstAfterBirth = pregnancies.some(
    ({ to, follows }) => follows === 'birth' && starts.find((start) => start > to) === cycle.start,
  )
  return isFirstAfterBirth ? 'after-birth' : null
}

/** Reasons to leave out a cycle whose phases its length does not tell. */
const withoutPhases: ReadonlySet<LeftOutReason | undefined> = new Set(['contraception', 'not-logged'])

const useByLength = ({ length }: Cycle): CycleUse =>
  length < shortestCycle ? 'too-short' : length > longestCycle ? 'too-long' : 'counted'

/** All completed cycles, oldest first, with how each is used. */
export const judgeCycles = (
  { periods, pregnancies }: Pick<Bleeding, 'periods' | 'pregnancies'>,
  profile: CycleProfile,
): JudgedCycles => {
  const starts = periods.map(({ start }) => start)
  const judged = cyclesOf(periods).map((cycle): JudgedCycle => {
    const pregnancy = usePregnancies(cycle, pregnancies, starts)
    const hormones = hasHormones({ start: cycle.start, end: lastDayOf(cycle) }, profile)
    const byLength = useByLength(cycle)
    const reason = entryOf(profile.leftOut, cycle.start, starts)?.reason
    return {
      ...cycle,
      use: reason ? 'left-out' : (pregnancy ?? (hormones ? 'contraception' : byLength)),
      hasPhases: pregnancy !== 'pregnancy' && !hormones && byLength === 'counted' && !withoutPhases.has(reason),
    }
  })
  const forgotten = forgottenPeriods(judged.filter(isUsual), profile)
  const unclear = new Set(forgotten.map(({ start }) => start))
  return {
    cycles: judged.map((cycle) => (unclear.has(cycle.start) ? { ...cycle, use: 'unclear', hasPhases: false } : cycle)),
    forgotten,
  }
}

/** True if signs count a cycle: of whatever length, but without pregnancies, doubts, and what the person left out. */
export const isUsual = ({ use }: JudgedCycle): boolean => use === 'counted' || use === 'too-long' || use === 'too-short'
