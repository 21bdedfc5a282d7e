import { addDays, compareDays, type IsoDay } from '@/kit/rules/day'
import { hasHormones } from './contraception'
import type { Period } from './history'
import type { CycleLog, DayLog } from './log'
import { mucusPeak, type MucusDay } from './mucus-peak'
import { temperatureShift, type Reading, type ShiftRule } from './temperature-shift'

/**
 * An ovulation that temperature and mucus together confirm, afterwards. The days between which it lay, both included.
 */
export type ConfirmedOvulation = {
  readonly from: IsoDay
  readonly to: IsoDay
  readonly peak: IsoDay
  readonly firstHigh: IsoDay
  /** The day on which both signs were complete. */
  readonly completed: IsoDay
  readonly rule: ShiftRule
}

/** By Sensiplan’s double check: neither sign is enough alone. @param days of one cycle, oldest first */
export const confirmedIn = (
  days: readonly Pick<DayLog, 'date' | 'temperature' | 'disturbed' | 'mucus'>[],
): ConfirmedOvulation | null => {
  const readings = days.flatMap(({ date, temperature, disturbed }): Reading[] =>
    temperature === null || disturbed ? [] : [{ date, celsius: temperature }],
  )
  const shift = temperatureShift(readings)
  if (!shift) return null
  const mucusDays = days.flatMap(({ date, mucus }): MucusDay[] => (mucus === null ? [] : [{ date, mucus }]))
  const found = mucusPeak(mucusDays, shift.completed)
  if (!found) return null
  const dayBefore = addDays(shift.firstHigh, -1)
  const [from, to] = found.peak <= dayBefore ? [found.peak, dayBefore] : [dayBefore, found.peak]
  const completed = shift.completed > found.completed ? shift.completed : found.completed
  return { from, to, peak: found.peak, firstHigh: shift.firstHigh, completed, rule: shift.rule }
}

/** The confirmed ovulations of a log, oldest first. Cycles on hormones have none. @param periods oldest first */
export const confirmedOvulations = (
  { days, profile }: CycleLog,
  periods: readonly Period[],
  today: IsoDay,
): readonly ConfirmedOvulation[] => {
  const measured = days
    .filter(({ date, temperature, mucus }) => date <= today && (temperature !== null || mucus !== null))
    .toSorted((a, b) => compareDays(a.date, b.date))
  if (measured.length === 0) return []
  return periods.flatMap(({ start }, index) => {
    const next = periods[index + 1]?.start
    const own = measured.filter(({ date }) => date >= start && (next === undefined || date < next))
    if (own.length === 0 || hasHormones({ start, end: next ? addDays(next, -1) : today }, profile)) return []
    return confirmedIn(own) ?? []
  })
}
