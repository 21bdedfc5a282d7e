declare const dayBrand: unique symbol

/** A day of the calendar, `2026-11-21`: no hour, no time zone, so that no clock change ever moves it. */
export type IsoDay = string & { readonly [dayBrand]: true }

/** Thrown when a text names no day of the calendar. */
export class InvalidDayError extends Error {
  override readonly name = 'InvalidDayError'
}

const shape = /^\d{4}-\d{2}-\d{2}$/

const msPerDay = 86_400_000

// Days are counted in a calendar without clocks; a log of ten years asks for that thousands of times.
const numberOf = (text: string): number => Date.parse(text) / msPerDay
const textOf = (count: number): string => {
  const date = new Date(count * msPerDay)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** A log of ten years is read with thousands of these: by figures, without making a date of each. */
const isOfCalendar = (text: string): boolean => {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  return day >= 1 && day <= (daysOfMonth[month - 1] ?? 0) + Number(month === 2 && isLeap(year))
}

/** Reads a day at a border; null when the text names none. */
export const parseDay = (text: unknown): IsoDay | null =>
  typeof text === 'string' && shape.test(text) && isOfCalendar(text) ? (text as IsoDay) : null

/** @throws {InvalidDayError} when the text names no day */
export const isoDay = (text: string): IsoDay => {
  const day = parseDay(text)
  if (day === null) throw new InvalidDayError(`Not a day: ${text}`)
  return day
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** The day that it is, where this phone is, at an instant. */
export const dayOf = (instant: Date): IsoDay =>
  isoDay(`${String(instant.getFullYear()).padStart(4, '0')}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`)

/** @param days whole days, back when negative */
export const addDays = (day: IsoDay, days: number): IsoDay => isoDay(textOf(numberOf(day) + days))

/** Whole days from one day to another; negative when the other lies before. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => numberOf(to) - numberOf(from)

/** ISO days sort as texts do. */
export const compareDays = (a: IsoDay, b: IsoDay): number => (a < b ? -1 : a > b ? 1 : 0)

/** All days from one to another, both included; none when they are the wrong way round. */
export const daysFrom = (from: IsoDay, to: IsoDay): readonly IsoDay[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n))
