import { strToU8, zipSync } from 'fflate'
import { filledParts, type DayLog } from '@/health/cycle/rules/log'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import { readImport } from '@/health/cycle/store/transfer/read-import'
import { unreadLines } from '@/health/cycle/words/transfer/import'

const textOf = (day: DayLog): string => [day.date, ...filledParts(day).map((part) => String(day[part]))].join(' ')

/** Reads a file like a user who accepts the suggested columns. */
export const take = async (bytes: Uint8Array) => {
  const read = await readImport(bytes)
  if (read.kind === 'log')
    return { source: read.source, days: read.log.days.map(textOf), unread: unreadLines(read.unread), skipped: [] }
  if (read.kind !== 'table') return read.kind
  const [first, ...others] = [read.table, ...read.more]
  const { days, unread, skipped } = daysOfCsv(
    first ?? read.table,
    read.table.guess,
    others.map((table) => ({ table, mapping: table.guess })),
  )
  return {
    source: [read.table, ...read.more].map(({ name }) => name),
    days: days.map(textOf),
    unread: unreadLines([...unread, ...read.leftOut]),
    skipped: skipped.map(({ line, problem }) => `${line}:${problem}`),
  }
}

export const takeText = (text: string) => take(strToU8(text))
export const zipOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
