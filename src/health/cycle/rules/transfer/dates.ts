import { dayMs } from '@/kit/rules/durations'
import { parseDay, type IsoDay } from '@/kit/rules/day'
import { readZone, wallTimeAt, type WallTime, type Zone } from './zones'

/** Which comes first in 3/4/26. Does not matter for dates that begin with a year of four digits. */
const dateOrders = ['day-first', 'month-first', 'year-first'] as const
export type DateOrder = (typeof dateOrders)[number]

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/u
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ,].*)?$/u
const digitsOnly = /^((?:19|20)\d{2})(\d{2})(\d{2})$/u
const weekday = String.raw`(?:\p{L}+,?\s+)?`
const dayAndMonthName = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th)?[\s.\-/]+(\p{L}{3,})[\s.,\-/]+(\d{4}|\d{2})(?:[T ,].*)?$`,
  'iu',
)
const monthNameAndDay = new RegExp(
  String.raw`^${weekday}(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:[T ,].*)?$`,
  'iu',
)

/** In English and Swahili. */
const months = [
  'january januari',
  'february februari',
  'march machi',
  'april aprili',
  'may mei',
  'june juni',
  'july julai',
  'august agosti',
  'september septemba',
  'october oktoba',
  'november novemba',
  'december desemba',
]

/** The number of a month whose name begins so; empty when there is none. */
const monthNumber = (name: string): string => {
  const index = months.findIndex((names) => names.split(' ').some((each) => each.startsWith(name.toLowerCase())))
  return index < 0 ? '' : String(index + 1)
}

const dayFrom = (year: string, month: string, day: string): IsoDay | null =>
  parseDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

/** @param isShort whether the year may have two digits, and be any of the three */
export type DateParts = {
  readonly first: number
  readonly second: number
  readonly last: number
  readonly isShort: boolean
}

/** The numbers of a date that does not begin with a year of four digits; null where a text is none. */
export const writtenParts = (text: string): DateParts | null => {
  const [, first, second, last] = yearLast.exec(text.trim()) ?? []
  return first && second && last
    ? { first: Number(first), second: Number(second), last: Number(last), isShort: last.length === 2 }
    : null
}

/** A day, and the seconds since its midnight; null where no time is written. */
export type DayAndTime = { readonly day: IsoDay; readonly second: number | null }

const inUtc = /(?:Z|(?:UTC|GMT)?[+-]00?(?::?00)?|UTC|GMT)(?:\s*\(.*\))?$/iu
/** Matches a time, in whatever format the date before it is. */
const clock = /[\dT ,](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?(?![\d:])/iu

const secondOf = (text: string): number | null => {
  const [, hours, minutes, seconds = '0', half] = clock.exec(text) ?? []
  if (hours === undefined) return null
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return hour * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Apps write local midnights as instants in UTC. Midnight in UTC itself is how others write a day without a time. */
const timeAt = (ms: number, zone: Zone | null): WallTime | null => {
  const day = ms % dayMs === 0 ? parseDay(new Date(ms).toISOString().slice(0, 10)) : null
  return day ? { day, second: 0 } : wallTimeAt(ms, zone)
}

/** `20260421T210000Z`, as calendars write instants, with the usual signs between its parts. */
const spelledOut = (text: string): string =>
  text.replace(
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?/u,
    (_, year: string, month: string, day: string, hours: string, minutes: string, seconds = '00') =>
      `${year}-${month}-${day}T${hours}:${minutes}:${seconds}`,
  )

const lastMs = Date.UTC(2100, 0)

/** Seconds or milliseconds since 1970. */
const epoch = /^[1-9]\d{9}(?:\d{3})?$/u
const msOfEpoch = (digits: string): number | null => {
  const ms = Number(digits) * (digits.length === 10 ? 1000 : 1)
  return ms > lastMs ? null : ms
}

const dayOfParts: Readonly<Record<DateOrder, (first: string, second: string, last: string) => IsoDay | null>> = {
  'day-first': (first, second, last) => dayFrom(last, second, first),
  'month-first': (first, second, last) => dayFrom(last, first, second),
  'year-first': (first, second, last) => (last.length > 2 ? null : dayFrom(first, second, last)),
}

/** The day as it is written, whatever the time zone. */
const writtenDay = (text: string, order: DateOrder): IsoDay | null => {
  const [, year, month, day] = yearFirst.exec(text) ?? digitsOnly.exec(text) ?? []
  if (year && month && day) return dayFrom(year, month, day)
  const [, first, second, last] = yearLast.exec(text) ?? []
  if (first && second && last) return dayOfParts[order](first, second, last)
  const [, dayOfMonth, name, inYear] = dayAndMonthName.exec(text) ?? []
  if (dayOfMonth && name && inYear) return dayFrom(inYear, monthNumber(name), dayOfMonth)
  const [, monthName, ofMonth, ofYear] = monthNameAndDay.exec(text) ?? []
  return monthName && ofMonth && ofYear ? dayFrom(ofYear, monthNumber(monthName), ofMonth) : null
}

/** `2026-04-21T21:00:00Z[Africa/Nairobi]`, as Java writes instants. */
const named = /\[([^\]]+)\]$/u

const plainTime = (text: string): string =>
  spelledOut(
    text
      .trim()
      .replace(named, '')
      .replace(/^(\d+)\.0+$/u, '$1'),
  )

/** A time in UTC, in milliseconds since 1970; null where a text is none. */
export const readInstant = (text: string, order: DateOrder): number | null => {
  const plain = plainTime(text)
  if (epoch.test(plain)) return msOfEpoch(plain)
  const [day, second] = [writtenDay(plain, order), secondOf(plain)]
  return day && second !== null && inUtc.test(plain) ? Date.parse(day) + second * 1000 : null
}

/** True if a text names the zone in which it was recorded. */
export const namesZone = (text: string): boolean => readZone(named.exec(text.trim())?.[1] ?? '') !== null

/**
 * Parses a date with or without a time; null when invalid. Two-digit years are in this century.
 * @param zone where an instant in UTC was recorded; null: where the phone is
 */
export const readTime = (text: string, order: DateOrder, zone: Zone | null): DayAndTime | null => {
  const ms = readInstant(text, order)
  if (ms !== null) return timeAt(ms, readZone(named.exec(text.trim())?.[1] ?? '') ?? zone)
  const plain = plainTime(text)
  const day = epoch.test(plain) ? null : writtenDay(plain, order)
  return day && { day, second: secondOf(plain) }
}

/** The day of a date. A time after it counts only where it is in UTC. */
export const readDate = (text: string, order: DateOrder, zone: Zone | null = null): IsoDay | null =>
  readTime(text, order, zone)?.day ?? null

/**
 * The day of a date that a known app wrote: the year first, or a number. `3/4/2026` is none: such a file is read as a
 * table, and the person is asked for the order.
 */
export const readMachineDate = (text: string): IsoDay | null =>
  yearLast.test(text.trim()) ? null : readDate(text, 'day-first')

export const isDate = (text: string): boolean => dateOrders.some((order) => readDate(text, order) !== null)
