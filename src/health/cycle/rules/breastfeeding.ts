import { monthsOn } from '@/kit/rules/calendar-month'
import type { IsoDay } from '@/kit/rules/day'
import type { LifeState } from './life-state'
import type { Feeding } from './stage-choices'

/** The three conditions of the lactational amenorrhoea method (WHO). It protects only while all of them hold. */
export type LamConditions = {
  readonly feedsFully: boolean
  readonly noPeriod: boolean
  readonly underSixMonths: boolean
}

const monthsOfLam = 6

/** The feeding after the birth in the log; null before the person has said. */
export const feedingAfter = (state: LifeState, feeding: Feeding | null): Feeding | null =>
  state.kind === 'after-birth' && feeding?.birth === state.ended ? feeding : null

/** Null where the method is out of the question: no birth, a period since, or nothing said of the feeding. */
export const lamConditions = (state: LifeState, feeding: Feeding | null, today: IsoDay): LamConditions | null => {
  const said = feedingAfter(state, feeding)
  if (said === null || said.kind === 'none') return null
  // A period would have ended the state after the birth.
  return {
    feedsFully: said.kind === 'fully',
    noPeriod: true,
    underSixMonths: today < monthsOn(said.birth, monthsOfLam),
  }
}

export const lamHolds = ({ feedsFully, noPeriod, underSixMonths }: LamConditions): boolean =>
  feedsFully && noPeriod && underSixMonths
