import { daysBetween } from '../../shared/day'
import { readCells, type CsvTable } from './cell-content'
import type { ColumnMapping, ColumnUse, CsvRow } from './column-mapping'
import { readDate } from './dates'
import { bleedingDays, gatherDays, longestBleeding, type DayPart, type Gathered, type UnreadContent } from './gather-days'

/** Why a row cannot be read. */
export type RowProblem = 'no-date' | 'bad-date' | 'end-before-start' | 'too-long'

export type SkippedRow = { readonly line: number; readonly problem: RowProblem }
export type CsvDays = Gathered & { readonly skipped: readonly SkippedRow[] }

/** The days of a row: a single day or a whole period; else why it cannot be read. */
const readWhen = (row: CsvRow, { columns, dateOrder }: ColumnMapping): readonly DayPart[] | RowProblem => {
  const cellOf = (use: ColumnUse) => (row.cells[columns.indexOf(use)] ?? '').trim()
  const [day, start, end] = [cellOf('date'), cellOf('period-start'), cellOf('period-end')]
  if (start !== '') {
    const first = readDate(start, dateOrder)
    const last = end === '' ? first : readDate(end, dateOrder)
    if (first === null || last === null) return 'bad-date'
    if (last < first) return 'end-before-start'
    return daysBetween(first, last) >= longestBleeding ? 'too-long' : bleedingDays(first, last, () => 'medium')
  }
  if (day === '') return 'no-date'
  const date = readDate(day, dateOrder)
  return date === null ? 'bad-date' : [{ date }]
}

/** The days of a table, by the mapping that the person confirmed. Unreadable rows are returned with their line. */
export const daysOfCsv = (table: CsvTable, mapping: ColumnMapping): CsvDays => {
  const readContents = readCells(table, mapping.columns)
  const parts: DayPart[] = []
  const unknown: UnreadContent[] = []
  const skipped: SkippedRow[] = []
  for (const row of table.rows) {
    const when = readWhen(row, mapping)
    if (typeof when === 'string') {
      skipped.push({ line: row.line, problem: when })
      continue
    }
    const contents = readContents(row)
    const flow = contents.known.find((known) => known.flow)?.flow
    parts.push(...when.map((part) => (part.flow && flow ? { ...part, flow } : part)))
    const [first] = when
    if (first) parts.push(...contents.known.filter((known) => !(first.flow && known.flow)).map((known) => ({ ...known, date: first.date })))
    unknown.push(...contents.unknown)
  }
  return { ...gatherDays(parts, unknown), skipped }
}
