import { parseDay, type IsoDay } from '../../shared/day'

/** Which comes first in 3/4/2026; a date that begins with its year is read the same either way. */
export type DateOrder = 'day-first' | 'month-first'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/u
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ,].*)?$/u

const dayFrom = (year: string, month: string, day: string): IsoDay | null =>
  parseDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

/** Reads a date of a table; a time after it is ignored, and two figures of a year are of this century. */
export const readDate = (text: string, order: DateOrder): IsoDay | null => {
  const trimmed = text.trim()
  const [, year, month, day] = yearFirst.exec(trimmed) ?? []
  if (year && month && day) return dayFrom(year, month, day)
  const [, first, second, last] = yearLast.exec(trimmed) ?? []
  if (!first || !second || !last) return null
  return order === 'day-first' ? dayFrom(last, second, first) : dayFrom(last, first, second)
}

export const isDate = (text: string): boolean => readDate(text, 'day-first') !== null || readDate(text, 'month-first') !== null

export type DateGuess = {
  readonly order: DateOrder
  /** No date has a figure above 12 that would tell: the person is asked. */
  readonly ambiguous: boolean
}

/** The order that more of the dates fit, by figures above 12; as Kenya writes when they tell nothing. */
export const guessDateOrder = (texts: readonly string[]): DateGuess => {
  const parts = texts.flatMap((text) => {
    const [, first, second] = yearLast.exec(text.trim()) ?? []
    return first && second ? [{ first: Number(first), second: Number(second) }] : []
  })
  const dayFirst = parts.filter(({ first, second }) => first > 12 && second <= 12).length
  const monthFirst = parts.filter(({ first, second }) => second > 12 && first <= 12).length
  return {
    order: monthFirst > dayFirst ? 'month-first' : 'day-first',
    ambiguous: parts.some(({ first, second }) => first !== second) && dayFirst === monthFirst,
  }
}
