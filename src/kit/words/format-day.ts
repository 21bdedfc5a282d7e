import type { IsoDay } from '@/kit/rules/day'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** English names, independent of the phone's locale. */
const partsOf = (day: IsoDay) => {
  const date = new Date(day)
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    date: date.getUTCDate(),
    month: months[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  }
}

/** "21" */
export const dateOfMonth = (day: IsoDay): string => String(partsOf(day).date)

/** "Saturday" */
export const weekdayName = (day: IsoDay): string => partsOf(day).weekday

/** "Saturday 21 November 2026" */
export const longDay = (day: IsoDay): string => {
  const { weekday, date, month, year } = partsOf(day)
  return `${weekday} ${date} ${month} ${year}`
}

/** "Sat 21 Nov" */
export const shortDay = (day: IsoDay): string => {
  const { weekday, date, month } = partsOf(day)
  return `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`
}

/** "Sat 21 Nov 2026" */
export const shortDayWithYear = (day: IsoDay): string => `${shortDay(day)} ${partsOf(day).year}`

/** "21 Nov" */
export const tinyDay = (day: IsoDay): string => {
  const { date, month } = partsOf(day)
  return `${date} ${month.slice(0, 3)}`
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
  return first.month === last.month && first.year === last.year
    ? `${first.date} to ${dayAndMonth(to)}`
    : `${dayAndMonth(from)} to ${dayAndMonth(to)}`
}

/** "10 – 14 Mar 2026", "30 Mar – 3 Apr 2026", "30 Dec 2025 – 2 Jan 2026" */
export const spanText = (from: IsoDay, to: IsoDay): string => {
  if (from === to) return fullDay(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dateOfMonth(from)} – ${fullDay(to)}`
  return from.slice(0, 4) === to.slice(0, 4) ? `${tinyDay(from)} – ${fullDay(to)}` : `${fullDay(from)} – ${fullDay(to)}`
}

/** "1 day", "5 days" */
export const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** "1 day", "3 days" */
export const dayCount = (days: number): string => countText(days, 'day')
