import { parseDay, type IsoDay } from '../../shared/day'

/** Which comes first in 3/4/2026. Does not matter for dates that begin with the year. */
export type DateOrder = 'day-first' | 'month-first'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/u
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ,].*)?$/u

const dayFrom = (year: string, month: string, day: string): IsoDay | null =>
  parseDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

/** Parses a date; null when invalid. A time after it is ignored, and two-digit years are in this century. */
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
  /** The dates do not determine the order, so the person is asked. */
  readonly ambiguous: boolean
}

/** The order that most dates with a number above 12 require; day first, as usual in Kenya, when there are none. */
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
