import { nairobiTime } from './nairobi.ts'

/** Minutes after midnight. What closes after midnight closes beyond 24 hours. */
export type DayHours = { readonly opens: number; readonly closes: number }

/** When somebody works, in Nairobi: for each day of the week, Sunday first; null on a day off. */
export type OpeningHours = readonly (DayHours | null)[]

/** When a closed provider opens: in so many days, on that day of the week (0 is Sunday), so many minutes after midnight. */
export type Opening = { readonly days: number; readonly weekday: number; readonly minute: number }

export type OpenState = { readonly open: true } | { readonly open: false; readonly next: Opening | null }

export const dayMinutes = 24 * 60
const daysOfWeek = 7

/** @param now milliseconds since the epoch, in any time zone of the phone */
export const openState = (hours: OpeningHours, now: number): OpenState => {
  const nairobi = nairobiTime(now)
  const today = nairobi.getUTCDay()
  const minute = nairobi.getUTCHours() * 60 + nairobi.getUTCMinutes()
  const yesterday = hours[(today + daysOfWeek - 1) % daysOfWeek]
  if (yesterday && minute < yesterday.closes - dayMinutes) return { open: true }
  for (let days = 0; days <= daysOfWeek; days += 1) {
    const weekday = (today + days) % daysOfWeek
    const day = hours[weekday]
    if (!day || (days === 0 && minute >= day.closes)) continue
    return days === 0 && minute >= day.opens ? { open: true } : { open: false, next: { days, weekday, minute: day.opens } }
  }
  return { open: false, next: null }
}
