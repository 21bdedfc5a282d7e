import { areDates, filledCells, fitOf, isNumeric } from './column-cells'
import { daysBetween } from '@/kit/rules/day'
import { contentNameScore, dateNameScore, isOneWord, namesOtherDates, saysBleeding, saysKind } from './column-names'
import { isTick } from './cell-words'
import type { ColumnUse, ContentUse, DateUse } from './column-uses'
import { decidedOrder, guessDateOrder, type DateGuess } from './date-order'
import { readDate, type DateOrder } from './dates'
import { flowOf } from './vocabulary'

/** A row with the number of its first line in the file. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** The use of each column, in order. */
export type ColumnMapping = { readonly columns: readonly ColumnUse[]; readonly dateOrder: DateOrder }
/** `decided`: the order that a date anywhere in the file requires. */
export type MappingGuess = ColumnMapping & { readonly datesAmbiguous: boolean; readonly decided: DateOrder | null }

type Column = { readonly index: number; readonly header: string; readonly cells: readonly string[] }
type Scored<Use> = { readonly column: Column; readonly use: Use; readonly score: number }

/** The candidate with the highest score, the first of equals; null when none has any. */
const bestOf = <Use>(candidates: readonly Scored<Use>[]): Scored<Use> | null =>
  candidates.reduce<Scored<Use> | null>(
    (best, candidate) => (candidate.score > (best?.score ?? 0) ? candidate : best),
    null,
  )

/** A column that is only named so: its rows are reported as unreadable, unless another one has dates. */
const onlyNamed = 0.01

/** A column of dates needs dates in half of its cells; where the table has no rows its name is enough. */
const dateScore = ({ header, cells }: Column, use: DateUse, hasRows: boolean): number => {
  const name = dateNameScore(header, use)
  const fit = fitOf(use, header, cells, name >= 1 && !hasRows)
  if (fit >= 0.5) return name * fit
  return use === 'date' && name === 1 ? onlyNamed : 0
}

const distinctShare = ({ cells }: Column): number => new Set(cells).size / cells.length

/** Two columns of dates without names: a period in every row. */
const periodWithoutNames = (dated: readonly Column[], rows: readonly CsvRow[], order: DateOrder): boolean =>
  dated.length === 2 &&
  rows.every(({ cells }) => {
    const [start, end] = dated.map(({ index }) => readDate(cells[index] ?? '', order))
    return !start || !end || end >= start
  })

/** Nobody bleeds that long in most cycles: such rows are whole cycles. */
const longestUsual = 15

/** True if two columns of dates that do not speak of bleeding are the first and the last days of cycles. */
const spanCycles = (start: Column, end: Column, rows: readonly CsvRow[]): boolean => {
  if (saysBleeding(start.header) || saysBleeding(end.header)) return false
  const { order } = guessDateOrder([...start.cells, ...end.cells])
  const spans = rows.flatMap(({ cells }) => {
    const [first, last] = [start, end].map(({ index }) => readDate(cells[index] ?? '', order))
    return first && last ? [daysBetween(first, last)] : []
  })
  return spans.filter((days) => days >= longestUsual).length > spans.length / 2
}

type DateColumns = ReadonlyMap<number, DateUse>

const datesWithoutNames = (columns: readonly Column[], rows: readonly CsvRow[]): DateColumns => {
  const dated = columns.filter(({ header, cells }) => areDates(cells) && !namesOtherDates(header))
  const [start, end] = dated
  if (!start) return new Map()
  const { order } = guessDateOrder(dated.flatMap(({ cells }) => cells))
  if (!end || !periodWithoutNames(dated, rows, order)) return new Map<number, DateUse>([[start.index, 'date']])
  return new Map<number, DateUse>([
    [start.index, 'period-start'],
    ...(spanCycles(start, end, rows) ? [] : [[end.index, 'period-end'] as const]),
  ])
}

/** The columns of dates, chosen together: a day in every row, or a period. */
const dateColumns = (columns: readonly Column[], rows: readonly CsvRow[]): DateColumns => {
  const best = (use: DateUse, ...taken: readonly (Scored<DateUse> | null)[]) =>
    bestOf(
      columns
        .filter(({ index }) => !taken.some((other) => other?.column.index === index))
        .map((column) => ({ column, use, score: dateScore(column, use, rows.length > 0) })),
    )
  const start = best('period-start')
  const last = best('period-end', start)
  const end = start && last && spanCycles(start.column, last.column, rows) ? null : last
  const date = best('date', start, last)
  const length = end === null ? best('period-length', start, date) : null
  // Each day repeats the start of its cycle.
  const isDayTable =
    date !== null && start !== null && date.score >= 0.5 && distinctShare(start.column) < distinctShare(date.column)
  const found = (...uses: readonly (readonly [DateUse, Scored<DateUse> | null])[]): DateColumns =>
    new Map(
      uses.flatMap(([use, scored]): readonly (readonly [number, DateUse])[] =>
        scored ? [[scored.column.index, use]] : [],
      ),
    )
  if (isDayTable) return found(['date', date])
  if (start) return found(['date', date], ['period-start', start], ['period-end', end], ['period-length', length])
  if (date && (end ?? (length && length.score >= 1 ? length : null)))
    return found(['period-start', date], ['period-end', end], ['period-length', length])
  const unnamed = date && date.score > onlyNamed ? null : datesWithoutNames(columns, rows)
  return unnamed && unnamed.size > 0 ? unnamed : found(['date', date])
}

/** In this order where two fit equally well. */
const contentUses = [
  'flow',
  'mood',
  'symptoms',
  'notes',
  'no-period',
  'disturbed',
  'no-mucus',
  'pain',
  'temperature',
  'mucus',
  'sex',
  'pregnancy-test',
  'ovulation-test',
  'medicines',
  'zone',
  'predicted',
] as const satisfies readonly ContentUse[]

/** Uses that only one column can have. */
const singleUses: ReadonlySet<ColumnUse> = new Set<ColumnUse>([
  'no-period',
  'temperature',
  'disturbed',
  'mucus',
  'no-mucus',
  'pregnancy-test',
  'ovulation-test',
  'predicted',
])

/** A column whose whole name says it has that use even where its cells cannot be read: they are reported then. */
const contentScore = ({ header, cells }: Column, use: ContentUse): number => {
  if (use === 'flow' && saysKind(header) && cells.some((cell) => flowOf(cell, 'to-three') === 'bled' && !isTick(cell)))
    return 0.5
  const name = contentNameScore(header, use)
  if (name === 0) return 0
  const fit = fitOf(use, header, cells, name === 1)
  if (name < 1) return fit < 0.5 ? 0 : name * fit
  const isNamedAlone = !areDates(cells) && (isOneWord(header) || !isNumeric(cells))
  return Math.max(fit, isNamedAlone ? 0.3 : 0)
}

const guessColumns = (headers: readonly string[], rows: readonly CsvRow[]): readonly ColumnUse[] => {
  const columns = headers.map((header, index): Column => ({ index, header, cells: filledCells(rows, index) }))
  const dates = dateColumns(columns, rows)
  const contents = columns.map((column) =>
    dates.has(column.index)
      ? null
      : bestOf(contentUses.map((use) => ({ column, use, score: contentScore(column, use) }))),
  )
  return contents.map((found, index) => {
    const date = dates.get(index)
    if (date) return date
    if (!found) return 'ignore'
    const isBest =
      !singleUses.has(found.use) ||
      bestOf(contents.filter((other) => other !== null).filter(({ use }) => use === found.use)) === found
    return isBest ? found.use : 'ignore'
  })
}

const holdsDates: ReadonlySet<ColumnUse> = new Set<ColumnUse>(['date', 'period-start', 'period-end'])

type Rows = readonly CsvRow[]

/** The order of the dates in the chosen columns. Where they leave it open, another date of the file decides. */
export const orderIn = (columns: readonly ColumnUse[], rows: Rows, decided: DateOrder | null): DateGuess => {
  const own = guessDateOrder(
    rows.flatMap(({ cells }) => cells.filter((_, column) => holdsDates.has(columns[column] ?? 'ignore'))),
  )
  return own.ambiguous && decided && own.orders.includes(decided)
    ? { order: decided, ambiguous: false, orders: [decided] }
    : own
}

/** The order that the dates of all columns require together. */
export const orderOfFile = (tables: readonly { readonly rows: Rows }[]): DateOrder | null =>
  decidedOrder(tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)))

/** The most likely meanings of the columns, for the person to correct. */
export const guessMapping = (
  headers: readonly string[],
  rows: Rows,
  decided = orderOfFile([{ rows }]),
): MappingGuess => {
  const columns = guessColumns(headers, rows)
  const { order, ambiguous } = orderIn(columns, rows, decided)
  return { columns, dateOrder: order, datesAmbiguous: ambiguous, decided }
}

/** True if a table says when: without that nothing of it can be read. */
export const isDated = (columns: readonly ColumnUse[]): boolean =>
  columns.includes('date') || columns.includes('period-start')
