import { addMonths } from 'date-fns'
import { addDays, dayOf, daysFrom, isoDay, type IsoDay } from './day'

const daysInWeek = 7

export const firstOfMonth = (day: IsoDay): IsoDay => isoDay(`${day.slice(0, 7)}-01`)

/** Adds months to a day, clamped to the last day of a shorter month. */
export const monthsOn = (day: IsoDay, months: number): IsoDay => dayOf(addMonths(new Date(`${day}T00:00`), months))

/** 0 (Monday) to 6 (Sunday). */
const weekdayOf = (day: IsoDay): number => (new Date(day).getUTCDay() + 6) % daysInWeek

/** The weeks of a month, Monday first; null for days of other months. */
export const weeksOfMonth = (day: IsoDay): readonly (readonly (IsoDay | null)[])[] => {
  const first = firstOfMonth(day)
  const days: (IsoDay | null)[] = [
    ...Array.from({ length: weekdayOf(first) }, () => null),
    ...daysFrom(first, addDays(monthsOn(first, 1), -1)),
  ]
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

/** The day that an arrow, Home, End or Page key moves to; null for any other key. */
export const movedByKey = (day: IsoDay, key: string): IsoDay | null => moves[key]?.(day) ?? null
