import { dayOf } from '@/kit/rules/day'
import { fullDay } from './format-day'

const noon = 12 * 60

/** "7:30PM". @param minute of the day */
export const clockText = (minute: number): string => {
  const hour = Math.floor(minute / 60)
  const rest = minute % 60
  return `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}${minute < noon ? 'AM' : 'PM'}`
}

const fieldPattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/** "7:30PM" for the "19:30" of a time field; any other text as it is. */
export const fieldTimeText = (time: string): string => {
  const [, hour, minute] = fieldPattern.exec(time) ?? []
  return hour === undefined ? time : clockText(Number(hour) * 60 + Number(minute))
}

/** "7:30PM", in the phone's time zone. @param instant in milliseconds since the epoch */
export const clockOf = (instant: number): string => {
  const moment = new Date(instant)
  return clockText(moment.getHours() * 60 + moment.getMinutes())
}

/** "21 Nov 2026, 7:30PM", in the phone's time zone. */
export const momentText = (moment: Date): string => `${fullDay(dayOf(moment))}, ${clockOf(moment.getTime())}`
