import { csvRows, delimiterOf } from '@/store/csv-rows'
import { guessMapping, type CsvRow, type MappingGuess } from '@/health/cycle/rules/transfer/column-mapping'
import type { CsvTable } from '@/health/cycle/rules/transfer/cell-content'
import { isDate } from '@/health/cycle/rules/transfer/dates'

/** @param name of the file in an archive, or of the list in a file */
export type ReadCsv = CsvTable & { readonly name: string | null; readonly guess: MappingGuess }

export const tableOf = ({ headers, rows, surplus }: CsvTable, name: string | null): ReadCsv => ({
  name,
  headers,
  rows,
  ...(surplus && { surplus }),
  guess: guessMapping(headers, rows),
})

const filledOf = ({ cells }: CsvRow): number => cells.filter((cell) => cell.trim() !== '').length

/** Drops the lines above a table, such as the name of an app: they have one cell, the table has several. */
const withoutTitle = (rows: readonly CsvRow[]): readonly CsvRow[] => {
  const first = rows.findIndex((row) => filledOf(row) > 1)
  return first > 0 && first < 5 && rows.slice(first + 1).some((row) => filledOf(row) > 1) ? rows.slice(first) : rows
}

/** A line with as many cells as the first one, one of them a date; a text would have spaces between them. */
const isRowLike = (text: string): ((cells: readonly string[]) => boolean) => {
  const width = text.split('\n', 1)[0]?.split(delimiterOf(text)).length ?? 0
  return (cells) =>
    width > 2 && cells.length === width && cells.some(isDate) && !cells.some((cell) => cell.startsWith(' '))
}

/** Reads a table. If its first row contains a date, it has no header row. */
export const readCsv = (text: string, name: string | null = null): ReadCsv => {
  // A line break of another kind than most would hide its row in the cell before it.
  const plain = text.replaceAll(/\r\n?/gu, '\n')
  const all = withoutTitle(csvRows(plain, isRowLike(plain)))
  const [first] = all
  const isNamed = first !== undefined && !first.cells.some(isDate)
  const rows = isNamed ? all.slice(1) : all
  const width = all.reduce((max, { cells }) => Math.max(max, cells.length), 0)
  const headers = Array.from(
    { length: width },
    (_, column) => (isNamed ? first.cells[column]?.trim() : '') || `Column ${column + 1}`,
  )
  const from = first?.cells.findLastIndex((cell) => !isNamed || cell.trim() !== '') ?? -1
  return tableOf({ headers, rows, surplus: { from: from + 1, delimiter: delimiterOf(plain) } }, name)
}
