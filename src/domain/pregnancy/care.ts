import type { CycleProfile } from '../cycle/log'
import { dayOf, type IsoDay } from '../shared/day'
import { gestationStart } from './gestation'

/** What is ticked and counted in a pregnancy. It stays on the phone, in the cycle log. */
export type PregnancyCare = Pick<CycleProfile, 'clinicVisits' | 'movementCounts'>

export const noCare: PregnancyCare = { clinicVisits: [], movementCounts: [] }

/** Without what belongs to an earlier pregnancy, which another phone may have ended. */
export const careOf = ({ clinicVisits, movementCounts }: PregnancyCare, due: IsoDay): PregnancyCare => {
  const first = gestationStart(due)
  return {
    clinicVisits: clinicVisits.filter(({ ticked }) => ticked >= first),
    movementCounts: movementCounts.filter(({ start }) => dayOf(new Date(start)) >= first),
  }
}
