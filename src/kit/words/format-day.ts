import type { IsoDay } from '@/kit/rules/day'
import { dayCount as countDays, months, range, shortWeekdays, weekdays } from '#words/kit/days'

/** The names of days and months in one language, each list in one text. */
export type DayNames = Readonly<Record<'weekdays' | 'shortWeekdays' | 'months', string>>

/** In the language of the screen, whatever the phone's own is. */
const shown: DayNames = { weekdays, shortWeekdays, months }

const nth = (names: string, index: number): string => names.split(' ')[index] ?? ''

const partsOf = (day: IsoDay, names: DayNames = shown) => {
  const date = new Date(day)
  const month = nth(names.months, date.getUTCMonth())
  return {
    weekday: nth(names.weekdays, date.getUTCDay()),
    shortWeekday: nth(names.shortWeekdays, date.getUTCDay()),
    date: date.getUTCDate(),
    month,
    // So they are in English and in Kiswahili.
    shortMonth: month.slice(0, 3),
    year: date.getUTCFullYear(),
  }
}

/** "Saturday". @param weekday 0 is Sunday */
export const nameOfWeekday = (weekday: number): string => nth(weekdays, weekday)

/** "21" */
export const dateOfMonth = (day: IsoDay): string => String(partsOf(day).date)

/** "Saturday" */
export const weekdayName = (day: IsoDay): string => partsOf(day).weekday

/** "Saturday 21 November 2026" */
export const longDay = (day: IsoDay, names: DayNames = shown): string => {
  const { weekday, date, month, year } = partsOf(day, names)
  return `${weekday} ${date} ${month} ${year}`
}

/** "Sat 21 Nov" */
export const shortDay = (day: IsoDay, names: DayNames = shown): string => {
  const { shortWeekday, date, shortMonth } = partsOf(day, names)
  return `${shortWeekday} ${date} ${shortMonth}`
}

/** "Sat 21 Nov 2026" */
export const shortDayWithYear = (day: IsoDay, names: DayNames = shown): string =>
  `${shortDay(day, names)} ${partsOf(day).year}`

/** "21 Nov" */
export const tinyDay = (day: IsoDay): string => {
  const { date, shortMonth } = partsOf(day)
  return `${date} ${shortMonth}`
}

/** "21 Nov 2026" */
export const fullDay = (day: IsoDay): string => `${tinyDay(day)} ${partsOf(day).year}`

/** "21 November" */
export const dayAndMonth = (day: IsoDay): string => {
  const { date, month } = partsOf(day)
  return `${date} ${month}`
}

/** "November 2026" */
export const monthAndYear = (day: IsoDay): string => {
  const { month, year } = partsOf(day)
  return `${month} ${year}`
}

/** "5 to 9 April", "29 April to 3 May", or "5 April" for a single day. */
export const dayRange = (from: IsoDay, to: IsoDay): string => {
  if (from === to) return dayAndMonth(from)
  const [first, last] = [partsOf(from), partsOf(to)]
  const start = first.month === last.month && first.year === last.year ? String(first.date) : dayAndMonth(from)
  return range({ from: start, to: dayAndMonth(to) })
}

/** "10 – 14 Mar 2026", "30 Mar – 3 Apr 2026", "30 Dec 2025 – 2 Jan 2026" */
export const spanText = (from: IsoDay, to: IsoDay): string => {
  if (from === to) return fullDay(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dateOfMonth(from)} – ${fullDay(to)}`
  return from.slice(0, 4) === to.slice(0, 4) ? `${tinyDay(from)} – ${fullDay(to)}` : `${fullDay(from)} – ${fullDay(to)}`
}

/** "1 day", "3 days" */
export const dayCount = (days: number): string => countDays({ count: days })
