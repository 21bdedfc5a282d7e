import type { SheetLine } from '@/admin/rules/sheet/sheet-item'
import { csvRows, delimiterOf } from '@/store/csv-rows'

const lineBreak = /\r\n|\r|\n/gu

/** Within it the names of the columns are found. */
const longestHead = 20_000

/** Cells of a line, where it may begin or end inside of a cell. */
const roughCells = (line: string, delimiter: string): readonly string[] =>
  line.replaceAll(new RegExp(`(?<=^|${delimiter})"[^"]*"(?=${delimiter}|$)`, 'gu'), '').split(delimiter)

const isBreak = (text: string, at: number): boolean => text[at] === '\n' || text[at] === '\r'
const startOfLine = (text: string, at: number): number => {
  let start = at
  while (start > 0 && !isBreak(text, start - 1)) start -= 1
  return start
}
const endOfLine = (text: string, at: number): number => {
  let end = at
  while (end < text.length && !isBreak(text, end)) end += 1
  return end
}

type Rules = { readonly delimiter: string; readonly width: number; readonly isKnown: (cell: string) => boolean }

/**
 * Whether a cell of several lines has rows in it, because its quote is not closed and a later one closes it: its first
 * and its last line have as many cells as a row, and none that begins with a blank, as a word after a comma does.
 */
const holdsRows = (text: string, from: number, to: number, { delimiter, width, isKnown }: Rules): boolean => {
  const cell = text.slice(from, to)
  if (width < 3 || !/[\r\n]/u.test(cell) || isKnown(cell.trim().slice(1, -1).replaceAll('""', '"'))) return false
  const lines = text.slice(startOfLine(text, from), endOfLine(text, to)).split(lineBreak)
  return [lines[0], lines.at(-1)].every((line) => {
    const cells = roughCells(line ?? '', delimiter)
    return cells.length === width && !cells.some((each) => each.startsWith(' '))
  })
}

/** Where a quote opens a cell and is not closed; -1 where each one is. A quote inside of a cell opens nothing. */
const unclosedAt = (text: string, rules: Rules): number => {
  const { delimiter } = rules
  const cells = new RegExp(
    `(?<=^|[${delimiter}\\r\\n])(?:("[^"]*(?:""[^"]*)*" *)(?=[${delimiter}\\r\\n]|$)|"[^${delimiter}\\r\\n]*)`,
    'gu',
  )
  for (const { 0: cell, 1: closed, index } of text.matchAll(cells)) {
    if (closed === undefined ? !cell.slice(1).includes('"') : holdsRows(text, index, index + cell.length, rules))
      return index
  }
  return -1
}

/** A file that was not written to its end has a shorter last line. @param width of a whole line */
const withCutEnd = (lines: readonly SheetLine[], width: number): readonly SheetLine[] =>
  lines.map((line, index) => (index === lines.length - 1 && line.cells.length < width ? { ...line, cut: true } : line))

/**
 * The lines of a sheet, up to one with a quote that is not closed: nothing tells which of the lines below it belong to
 * its cell.
 * @param isKnown whether a text of several lines is stored
 */
export const sheetLines = (file: string, isKnown: (cell: string) => boolean): readonly SheetLine[] => {
  const text = file.replace(/^\ufeff/u, '')
  const delimiter = delimiterOf(text)
  const width = csvRows(text.slice(0, longestHead))
    .slice(0, 5)
    .reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const at = unclosedAt(text, { delimiter, width, isKnown })
  if (at === -1) return withCutEnd(csvRows(text), /[\r\n]$/u.test(text) ? 0 : width)
  const start = startOfLine(text, at)
  const above = text.slice(0, start)
  return [
    ...csvRows(above),
    {
      line: above.split(lineBreak).length,
      cells: text.slice(start, endOfLine(text, at)).split(delimiter),
      broken: true,
    },
  ]
}
