import type { CycleProfile } from '../cycle/log'
import type { IsoDay } from '../shared/day'
import { gestationStart } from './gestation'

/** What is ticked in a pregnancy. It stays on the phone, in the cycle log. */
export type PregnancyCare = Pick<CycleProfile, 'clinicVisits'>

export const noCare: PregnancyCare = { clinicVisits: [] }

/** Without what belongs to an earlier pregnancy, which another phone may have ended. */
export const careOf = ({ clinicVisits }: PregnancyCare, due: IsoDay): PregnancyCare => {
  const start = gestationStart(due)
  return { clinicVisits: clinicVisits.filter(({ ticked }) => ticked >= start) }
}
