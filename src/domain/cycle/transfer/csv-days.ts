import { addDays, daysBetween, type IsoDay } from '../../shared/day'
import { flows } from '../history'
import { readCells, type CsvTable } from './cell-content'
import { isDated, type ColumnMapping, type CsvRow } from './column-mapping'
import { isOfOther } from './column-names'
import type { ColumnUse } from './column-uses'
import { readDate } from './dates'
import { bleedingDays, gatherDays, longestBleeding, type DayPart, type Gathered, type UnreadContent } from './gather-days'
import { isPrediction } from './predicted-rows'

/** Why a row cannot be read. */
export type RowProblem = 'no-date' | 'bad-date' | 'end-before-start' | 'too-long' | 'predicted'

export type SkippedRow = { readonly line: number; readonly problem: RowProblem }
export type CsvDays = Gathered & { readonly skipped: readonly SkippedRow[] }

export type MappedTable = { readonly table: CsvTable; readonly mapping: ColumnMapping }

type CellOf = (use: ColumnUse) => string

const lastDayOf = (first: IsoDay, cellOf: CellOf, mapping: ColumnMapping): IsoDay | null => {
  const [end, length] = [cellOf('period-end'), Number(cellOf('period-length'))]
  if (end !== '') return readDate(end, mapping.dateOrder)
  return Number.isInteger(length) && length > 1 ? addDays(first, Math.min(length, longestBleeding + 1) - 1) : first
}

/** The days of a row: a single day or a whole period; else why it cannot be read. */
const readWhen = (row: CsvRow, mapping: ColumnMapping): readonly DayPart[] | RowProblem => {
  const cellOf: CellOf = (use) => (row.cells[mapping.columns.indexOf(use)] ?? '').trim()
  if (isPrediction(cellOf('predicted')) === true) return 'predicted'
  const [day, start] = [cellOf('date'), cellOf('period-start')]
  if (start !== '') {
    const first = readDate(start, mapping.dateOrder)
    const last = first && lastDayOf(first, cellOf, mapping)
    if (first === null || last === null) return 'bad-date'
    if (last < first) return 'end-before-start'
    return daysBetween(first, last) >= longestBleeding ? 'too-long' : bleedingDays(first, last)
  }
  if (day === '') return 'no-date'
  const date = readDate(day, mapping.dateOrder)
  return date === null ? 'bad-date' : [{ date }]
}

type TableParts = { readonly parts: readonly DayPart[]; readonly unknown: readonly UnreadContent[]; readonly skipped: readonly SkippedRow[] }

const partsOf = ({ table, mapping }: MappedTable): TableParts => {
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
    const flow = flows.findLast((each) => contents.known.some((known) => known.flow === each))
    const isOther = mapping.columns.some((use, index) => use === 'flow' && isOfOther(row.cells[index] ?? ''))
    if (!isOther) parts.push(...when.map((part) => (part.bled && flow ? { ...part, flow } : part)))
    const [first] = when
    if (first) parts.push(...contents.known.filter((known) => !(first.bled && known.flow)).map((known) => ({ ...known, date: first.date })))
    unknown.push(...contents.unknown)
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
  const gathered = gatherDays(read.flatMap(({ parts }) => parts), read.flatMap(({ unknown }) => unknown))
  return { ...gathered, skipped: read.flatMap(({ skipped }) => skipped) }
}
