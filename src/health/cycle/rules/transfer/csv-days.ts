// Chunk: tracker-import

import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import { flows } from '../history'
import { readCells, type CsvTable } from './cell-content'
import { isDated, type ColumnMapping, type CsvRow } from './column-mapping'
import { isOfOther, saysTime } from './column-names'
import type { DayAndTime } from './dates'
import { bleedingDays, gatherDays, longestBleeding, type DayPart, type FoundUnread, type Gathered } from './gather-days'
import { isPrediction } from './predicted-rows'
import { timesOf, type CellOf, type TimeOf } from './row-times'

/** The reason why a row cannot be read. */
export type RowProblem = 'no-date' | 'bad-date' | 'end-before-start' | 'too-long' | 'predicted'

export type SkippedRow = { readonly line: number; readonly problem: RowProblem }
export type CsvDays = Gathered & { readonly skipped: readonly SkippedRow[] }

export type MappedTable = { readonly table: CsvTable; readonly mapping: ColumnMapping }

const cellsOf =
  ({ cells }: CsvRow, { columns }: ColumnMapping): CellOf =>
  (use) =>
    (cells[columns.indexOf(use)] ?? '').trim()

type Ends = { readonly first: DayAndTime; readonly last: DayAndTime }

const endsOf = (timeOf: TimeOf): Ends | null => {
  const [first, last] = [timeOf('period-start'), timeOf('period-end')]
  return first && last ? { first, last } : null
}

const toMidnight = ({ first, last }: Ends): boolean =>
  first.second !== null && last.second === 0 && last.day > first.day
const isWholeDay = (ends: Ends): boolean =>
  ends.first.second === 0 && toMidnight(ends) && daysBetween(ends.first.day, ends.last.day) === 1

/**
 * True if periods end before the midnight that a row names: where the column speaks of a time, or every row is one
 * whole day.
 */
const endsExclude = ({ table: { headers }, mapping }: MappedTable, times: readonly TimeOf[]): boolean => {
  if (!mapping.columns.includes('period-end')) return false
  if (saysTime(headers[mapping.columns.indexOf('period-end')] ?? '')) return true
  const all = times.flatMap((timeOf) => endsOf(timeOf) ?? [])
  return all.length > 0 && all.every(isWholeDay)
}

const lastDayOf = (first: IsoDay, cellOf: CellOf, timeOf: TimeOf, excludes: boolean): IsoDay | null => {
  const [end, length] = [cellOf('period-end'), Number(cellOf('period-length'))]
  if (end !== '') {
    const ends = endsOf(timeOf)
    return ends && addDays(ends.last.day, excludes && toMidnight(ends) ? -1 : 0)
  }
  return Number.isInteger(length) && length > 1 ? addDays(first, Math.min(length, longestBleeding + 1) - 1) : first
}

/** The days of a row: a single day or a whole period; else why it cannot be read. */
const readWhen = (cellOf: CellOf, timeOf: TimeOf, excludes: boolean): readonly DayPart[] | RowProblem => {
  if (isPrediction(cellOf('predicted')) === true) return 'predicted'
  if (cellOf('period-start') !== '') {
    const first = timeOf('period-start')?.day ?? null
    const last = first && lastDayOf(first, cellOf, timeOf, excludes)
    if (first === null || last === null) return 'bad-date'
    if (last < first) return 'end-before-start'
    return daysBetween(first, last) >= longestBleeding ? 'too-long' : bleedingDays(first, last)
  }
  if (cellOf('date') === '') return 'no-date'
  const date = timeOf('date')?.day ?? null
  return date === null ? 'bad-date' : [{ date }]
}

type TableParts = {
  readonly parts: readonly DayPart[]
  readonly unknown: readonly FoundUnread[]
  readonly skipped: readonly SkippedRow[]
}

const partsOf = (mapped: MappedTable): TableParts => {
  const { table, mapping } = mapped
  const rows = table.rows.map((row) => ({ row, cellOf: cellsOf(row, mapping) }))
  const readTimes = timesOf(
    rows.map(({ cellOf }) => cellOf),
    mapping.dateOrder,
  )
  const excludes = endsExclude(
    mapped,
    rows.map(({ cellOf }) => readTimes(cellOf)),
  )
  const readContents = readCells(table, mapping.columns)
  const parts: DayPart[] = []
  const unknown: FoundUnread[] = []
  const skipped: SkippedRow[] = []
  for (const { row, cellOf } of rows) {
    const when = readWhen(cellOf, readTimes(cellOf), excludes)
    if (typeof when === 'string') {
      skipped.push({ line: row.line, problem: when })
      continue
    }
    const contents = readContents(row)
    const flow = flows.findLast((each) => contents.known.some((known) => known.flow === each))
    const isOther = mapping.columns.some((use, index) => use === 'flow' && isOfOther(row.cells[index] ?? ''))
    if (!isOther) parts.push(...when.map((part) => (part.bled && flow ? { ...part, flow } : part)))
    const [first] = when
    if (!first) continue
    parts.push(
      ...contents.known.filter((known) => !(first.bled && known.flow)).map((known) => ({ ...known, date: first.date })),
    )
    unknown.push(...contents.unknown.map((what) => ({ ...what, date: first.date })))
  }
  return { parts, unknown, skipped }
}

/**
 * The days of a table, by the mapping that the person confirmed. Unreadable rows are returned with their line.
 * @param others the other tables of the same file; one without dates is left out
 */
export const daysOfCsv = (table: CsvTable, mapping: ColumnMapping, others: readonly MappedTable[] = []): CsvDays => {
  const tables = [{ table, mapping }, ...others]
  const dated = tables.filter((each) => isDated(each.mapping.columns))
  const read = (dated.length > 0 ? dated : tables).map(partsOf)
  const gathered = gatherDays(
    read.flatMap(({ parts }) => parts),
    read.flatMap(({ unknown }) => unknown),
  )
  return { ...gathered, skipped: read.flatMap(({ skipped }) => skipped) }
}
