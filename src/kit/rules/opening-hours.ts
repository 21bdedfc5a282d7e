import { nairobiTime } from './nairobi.ts'

/** Minutes after midnight. What closes after midnight closes beyond 24 hours. */
export type DayHours = { readonly opens: number; readonly closes: number }

/**
 * When somebody works, in Nairobi: for each day of the week, Sunday first, its spans in their order; none on a day off.
 */
export type OpeningHours = readonly (readonly DayHours[])[]

/**
 * When a closed provider opens: in so many days, on that day of the week (0 is Sunday), so many minutes after midnight.
 */
type Opening = { readonly days: number; readonly weekday: number; readonly minute: number }

export type OpenState = { readonly open: true } | { readonly open: false; readonly next: Opening | null }

export const dayMinutes = 24 * 60
const daysOfWeek = 7

/** @param now milliseconds since the epoch, in any time zone of the phone */
export const openState = (hours: OpeningHours, now: number): OpenState => {
  const nairobi = nairobiTime(now)
  const today = nairobi.getUTCDay()
  const minute = nairobi.getUTCHours() * 60 + nairobi.getUTCMinutes()
  const isOpenAt = (weekday: number, time: number) =>
    hours[weekday]?.some(({ opens, closes }) => opens <= time && time < closes) === true
  if (isOpenAt(today, minute) || isOpenAt((today + daysOfWeek - 1) % daysOfWeek, minute + dayMinutes))
    return { open: true }
  for (let days = 0; days <= daysOfWeek; days += 1) {
    const weekday = (today + days) % daysOfWeek
    const next = hours[weekday]?.find(({ opens }) => days > 0 || opens > minute)
    if (next) return { open: false, next: { days, weekday, minute: next.opens } }
  }
  return { open: false, next: null }
}
