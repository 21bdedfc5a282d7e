import { parseDay, type IsoDay } from '@/kit/rules/day'
import { withPlainDigits } from '@/kit/rules/plain-digits'
import { monthNames, monthNumber } from './month-names'

/** Programs put a midnight behind a day. */
const midnight = String.raw`(?:[T ,]+0{1,2}:00(?::00(?:[.,]0+)?)?Z?|,? 12:00(?::00)? AM)?`
const month = `(${monthNames.join('|')})`
const weekday = String.raw`(?:\p{L}+,?\s+)?`
const year = String.raw`(\d{4}|\d{2})`

const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?${midnight}$`, 'iu')
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?${year}${midnight}$`, 'iu')
const dayAndMonth = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th)?[\s.\-/]+${month}[\s.,\-/]+${year}${midnight}$`,
  'iu',
)
const monthAndDay = new RegExp(
  String.raw`^${weekday}${month}\.?[\s\-/]+(\d{1,2})(?:st|nd|rd|th)?,?[\s\-/]+(\d{4})${midnight}$`,
  'iu',
)

const dayFrom = (inYear: string, inMonth: string | number, day: string): readonly IsoDay[] => {
  const found = parseDay(`${inYear.padStart(4, '20')}-${String(inMonth).padStart(2, '0')}-${day.padStart(2, '0')}`)
  return found === null ? [] : [found]
}

/**
 * The days that a date may mean, as programs and people write it: two where it may be that of a month and the month of
 * a day, none where it is no date. With dots the day always stands first.
 */
export const daysOf = (text: string): readonly IsoDay[] => {
  const plain = withPlainDigits(text).replaceAll(/\s+/g, ' ').trim()
  const [, ofYear = '', , ofMonth = '', ofDay = ''] = yearFirst.exec(plain) ?? []
  if (ofYear) return dayFrom(ofYear, ofMonth, ofDay)
  const [, first = '', sign = '', second = '', last = ''] = yearLast.exec(plain) ?? []
  if (first)
    return [...new Set([...dayFrom(last, second, first), ...(sign === '.' ? [] : dayFrom(last, first, second))])]
  const [, day = '', name = '', inYear = ''] = dayAndMonth.exec(plain) ?? []
  if (day) return dayFrom(inYear, monthNumber(name), day)
  const [, monthName = '', dayOfMonth = '', yearAfter = ''] = monthAndDay.exec(plain) ?? []
  return monthName ? dayFrom(yearAfter, monthNumber(monthName), dayOfMonth) : []
}
