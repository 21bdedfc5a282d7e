import Papa from 'papaparse'
import { guessMapping, type CsvRow, type MappingGuess } from '../../../domain/cycle/transfer/column-mapping'
import type { CsvTable } from '../../../domain/cycle/transfer/csv-days'
import { isDate } from '../../../domain/cycle/transfer/dates'

export type ReadCsv = CsvTable & { readonly guess: MappingGuess }

const delimiters = [',', ';', '\t'] as const

/** The sign that parts the first line: lists within a cell stand further down, so that guessing by all lines errs. */
const delimiterOf = (text: string): string => {
  const firstLine = (/^[^\r\n]*/u.exec(text)?.[0] ?? '').replace(/"[^"]*"/gu, '')
  const counts = delimiters.map((sign) => ({ sign, count: firstLine.split(sign).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

const isFilled = ({ cells }: CsvRow): boolean => cells.some((cell) => cell.trim() !== '')

/** Rows with the line that each begins on: a cell in quotes may run over several. */
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

/** Reads a table of somebody's own. One whose first row holds a date has no names for its columns. */
export const readCsv = (text: string): ReadCsv => {
  const all = rowsOf(text.replace(/^\ufeff/u, ''))
  const [first] = all
  const isNamed = first !== undefined && !first.cells.some(isDate)
  const rows = isNamed ? all.slice(1) : all
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headers = Array.from({ length: width }, (_, column) => (isNamed ? first.cells[column]?.trim() : '') || `Column ${column + 1}`)
  return { headers, rows, guess: guessMapping(headers, rows) }
}
