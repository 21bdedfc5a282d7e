import { methodOn } from '@/health/cycle/rules/contraception'
import type { IsoDay } from '@/kit/rules/day'
import type { OpenCycle } from './cycle-gate'

/** True if contraception has a place: where the stage offers it, or a method is used. */
export const showsMethods = ({ log, outlook }: OpenCycle, today: IsoDay): boolean =>
  outlook.state.kind !== 'pregnant' && (outlook.shows.contraception || methodOn(today, log.profile.methods) !== null)
