import { csvRows } from '../../csv-rows'
import { guessMapping, type MappingGuess } from '../../../domain/cycle/transfer/column-mapping'
import type { CsvTable } from '../../../domain/cycle/transfer/cell-content'
import { isDate } from '../../../domain/cycle/transfer/dates'

export type ReadCsv = CsvTable & { readonly guess: MappingGuess }

/** Reads a table. If its first row contains a date, it has no header row. */
export const readCsv = (text: string): ReadCsv => {
  const all = csvRows(text)
  const [first] = all
  const isNamed = first !== undefined && !first.cells.some(isDate)
  const rows = isNamed ? all.slice(1) : all
  const width = all.reduce((max, { cells }) => Math.max(max, cells.length), 0)
  const headers = Array.from({ length: width }, (_, column) => (isNamed ? first.cells[column]?.trim() : '') || `Column ${column + 1}`)
  return { headers, rows, guess: guessMapping(headers, rows) }
}
