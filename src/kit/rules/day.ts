import { dayMs } from './durations.ts'

declare const dayBrand: unique symbol

/** A calendar day such as `2026-11-21`. It has no time or time zone, so clock changes cannot shift it. */
export type IsoDay = string & { readonly [dayBrand]: true }

/** Thrown for text that is not a valid day. */
export class InvalidDayError extends Error {
  override readonly name = 'InvalidDayError'
}

const isoPattern = /^\d{4}-\d{2}-\d{2}$/

// Days are counted in UTC, where every day has the same length.
const dayNumber = (text: string): number => Date.parse(text) / dayMs
const dayText = (count: number): string => {
  const date = new Date(count * dayMs)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Checks the digits instead of creating a `Date`: reading a log of ten years validates thousands of days. */
const existsInCalendar = (text: string): boolean => {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  return day >= 1 && day <= (daysOfMonth[month - 1] ?? 0) + Number(month === 2 && isLeap(year))
}

/** Parses untrusted input; null when it is not a valid day. */
export const parseDay = (text: unknown): IsoDay | null =>
  typeof text === 'string' && isoPattern.test(text) && existsInCalendar(text) ? (text as IsoDay) : null

/** @throws {InvalidDayError} when the text is not a valid day */
export const isoDay = (text: string): IsoDay => {
  const day = parseDay(text)
  if (day === null) throw new InvalidDayError(`Not a day: ${text}`)
  return day
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** The calendar day of an instant, in the phone's time zone. */
export const dayOf = (instant: Date): IsoDay =>
  isoDay(
    `${String(instant.getFullYear()).padStart(4, '0')}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`,
  )

/** @param days whole days; negative to go back */
export const addDays = (day: IsoDay, days: number): IsoDay => isoDay(dayText(dayNumber(day) + days))

/** Whole days between two days; negative when `to` is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => dayNumber(to) - dayNumber(from)

/** ISO days sort as strings. */
export const compareDays = (a: IsoDay, b: IsoDay): number => (a < b ? -1 : a > b ? 1 : 0)

export const earliestOf = (a: IsoDay, b: IsoDay): IsoDay => (b < a ? b : a)
export const latestOf = (a: IsoDay, b: IsoDay): IsoDay => (b > a ? b : a)

/** All days from `from` to `to`, both included; empty when `to` is earlier. */
export const daysFrom = (from: IsoDay, to: IsoDay): readonly IsoDay[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n))
