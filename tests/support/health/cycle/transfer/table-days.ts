import { filledParts } from '@/health/cycle/rules/log'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import { readCsv } from '@/health/cycle/store/transfer/csv'
import { unreadLines } from '@/health/cycle/words/transfer/import'

/** The days of a table with their entries, `03-01 heavy cramps`, and what was not read of it. */
export const readTable = (...lines: readonly string[]) => {
  const table = readCsv(lines.join('\n'))
  const { days, unread, skipped } = daysOfCsv(table, table.guess)
  const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('+') : String(value))
  return {
    days: days.map((day) => [day.date.slice(5), ...filledParts(day).map((part) => textOf(day[part]))].join(' ')),
    unread: unreadLines(unread),
    skipped: skipped.map(({ line, problem }) => `${line}:${problem}`),
  }
}
