import type { CycleProfile } from '@/health/cycle/rules/log'
import { dayOf, type IsoDay } from '@/kit/rules/day'
import { gestationStart } from './gestation'

/** The visits and counts of a pregnancy. They stay on the phone, in the cycle log. */
export type PregnancyCare = Pick<CycleProfile, 'clinicVisits' | 'movementCounts' | 'contractions'>

export const noCare: PregnancyCare = { clinicVisits: [], movementCounts: [], contractions: [] }

/** Without what belongs to an earlier pregnancy, which another phone may have ended. */
export const careOf = ({ clinicVisits, movementCounts, contractions }: PregnancyCare, due: IsoDay): PregnancyCare => {
  const first = gestationStart(due)
  const isOfThis = ({ start }: { readonly start: number }): boolean => dayOf(new Date(start)) >= first
  return {
    clinicVisits: clinicVisits.filter(({ ticked }) => ticked >= first),
    movementCounts: movementCounts.filter(isOfThis),
    contractions: contractions.filter(isOfThis),
  }
}
