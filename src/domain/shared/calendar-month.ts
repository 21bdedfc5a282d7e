import { addMonths } from 'date-fns'
import { addDays, dayOf, daysFrom, isoDay, type IsoDay } from './day'

const daysInWeek = 7

export const firstOfMonth = (day: IsoDay): IsoDay => isoDay(`${day.slice(0, 7)}-01`)

/** The same date in another month, or that month's last where it is shorter. */
export const monthsOn = (day: IsoDay, months: number): IsoDay => dayOf(addMonths(new Date(`${day}T00:00`), months))

/** 0 for Monday, with which a week begins, to 6 for Sunday. */
const weekdayOf = (day: IsoDay): number => (new Date(day).getUTCDay() + 6) % daysInWeek

/** The weeks of a month from Monday on; null where a week's day belongs to another month. */
export const weeksOfMonth = (day: IsoDay): readonly (readonly (IsoDay | null)[])[] => {
  const first = firstOfMonth(day)
  const days: (IsoDay | null)[] = [...Array.from({ length: weekdayOf(first) }, () => null), ...daysFrom(first, addDays(monthsOn(first, 1), -1))]
  return Array.from({ length: Math.ceil(days.length / daysInWeek) }, (_, week) =>
    Array.from({ length: daysInWeek }, (_day, n) => days[week * daysInWeek + n] ?? null),
  )
}

const moves: Readonly<Record<string, (day: IsoDay) => IsoDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -daysInWeek),
  ArrowDown: (day) => addDays(day, daysInWeek),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, daysInWeek - 1 - weekdayOf(day)),
  PageUp: (day) => monthsOn(day, -1),
  PageDown: (day) => monthsOn(day, 1),
}

/** Where a key leads in a calendar; null for a key that moves nothing. */
export const movedByKey = (day: IsoDay, key: string): IsoDay | null => moves[key]?.(day) ?? null
