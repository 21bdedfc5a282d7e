import type { IsoDay } from '../shared/day'
import { hasHormones } from './contraception'
import { forgottenPeriods, type ForgottenPeriod } from './forgotten-period'
import { cyclesOf, lastDayOf, longestCycle, shortestCycle, touches, type Cycle } from './history'
import type { CycleProfile } from './log'
import type { Bleeding } from './periods'
import type { PregnancySpan } from './pregnancy-span'

/** How predictions use a completed cycle. `unclear`: a period may be missing in it, and the person has not answered yet. */
export type CycleUse = 'counted' | 'left-out' | 'too-long' | 'too-short' | 'pregnancy' | 'after-birth' | 'contraception' | 'unclear'

export type JudgedCycle = Cycle & { readonly use: CycleUse }

export type JudgedCycles = { readonly cycles: readonly JudgedCycle[]; /** Oldest first. */ readonly forgotten: readonly ForgottenPeriod[] }

const usePregnancies = (cycle: Cycle, pregnancies: readonly PregnancySpan[], starts: readonly IsoDay[]): CycleUse | null => {
  if (pregnancies.some(({ from, to }) => touches({ start: cycle.start, end: lastDayOf(cycle) }, from, to))) return 'pregnancy'
  const isFirstAfterBirth = pregnancies.some(({ to, ended }) => ended === 'birth' && starts.find((start) => start > to) === cycle.start)
  return isFirstAfterBirth ? 'after-birth' : null
}

const useByLength = ({ length }: Cycle): CycleUse => (length < shortestCycle ? 'too-short' : length > longestCycle ? 'too-long' : 'counted')

/** All completed cycles, oldest first, with how each is used. */
export const judgeCycles = ({ periods, pregnancies }: Pick<Bleeding, 'periods' | 'pregnancies'>, profile: CycleProfile): JudgedCycles => {
  const leftOut = new Set(profile.leftOut.map(({ start }) => start))
  const starts = periods.map(({ start }) => start)
  const judged = cyclesOf(periods).map((cycle): JudgedCycle => {
    const use = leftOut.has(cycle.start) ? 'left-out' : (usePregnancies(cycle, pregnancies, starts) ?? (hasHormones({ start: cycle.start, end: lastDayOf(cycle) }, profile) ? 'contraception' : useByLength(cycle)))
    return { ...cycle, use }
  })
  const forgotten = forgottenPeriods(judged.filter(isUsual), profile)
  const unclear = new Set(forgotten.map(({ start }) => start))
  return { cycles: judged.map((cycle) => (unclear.has(cycle.start) ? { ...cycle, use: 'unclear' } : cycle)), forgotten }
}

/** Whether signs count a cycle: of whatever length, but without pregnancies, doubts, and what the person left out. */
export const isUsual = ({ use }: JudgedCycle): boolean => use === 'counted' || use === 'too-long' || use === 'too-short'
