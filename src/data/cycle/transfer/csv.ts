import Papa from 'papaparse'
import { guessMapping, type CsvRow, type MappingGuess } from '../../../domain/cycle/transfer/column-mapping'
import type { CsvTable } from '../../../domain/cycle/transfer/csv-days'
import { isDate } from '../../../domain/cycle/transfer/dates'

export type ReadCsv = CsvTable & { readonly guess: MappingGuess }

const delimiters = [',', ';', '\t'] as const

/** Guesses the delimiter from the first line only: cells below may contain lists with other separators. */
const delimiterOf = (text: string): string => {
  const firstLine = (/^[^\r\n]*/u.exec(text)?.[0] ?? '').replace(/"[^"]*"/gu, '')
  const counts = delimiters.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counts.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).delimiter
}

const isFilled = ({ cells }: CsvRow): boolean => cells.some((cell) => cell.trim() !== '')

/** The rows, each with the number of its first line: a quoted cell may span several lines. */
const rowsOf = (text: string): readonly CsvRow[] => {
  const rows: CsvRow[] = []
  let from = 0
  let line = 1
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, meta }) => {
      rows.push({ line, cells: data })
      line += text.slice(from, meta.cursor).split(/\r\n|\r|\n/u).length - 1
      from = meta.cursor
    },
  })
  return rows.filter(isFilled)
}

/** Reads a table. If its first row contains a date, it has no header row. */
export const readCsv = (text: string): ReadCsv => {
  const all = rowsOf(text.replace(/^\ufeff/u, ''))
  const [first] = all
  const isNamed = first !== undefined && !first.cells.some(isDate)
  const rows = isNamed ? all.slice(1) : all
  const width = all.reduce((max, { cells }) => Math.max(max, cells.length), 0)
  const headers = Array.from({ length: width }, (_, column) => (isNamed ? first.cells[column]?.trim() : '') || `Column ${column + 1}`)
  return { headers, rows, guess: guessMapping(headers, rows) }
}
