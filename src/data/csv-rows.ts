import Papa from 'papaparse'

/** @param line the number of its first line: a quoted cell may span several */
export type CsvLine = { readonly line: number; readonly cells: readonly string[] }

const delimiters = [',', ';', '\t'] as const

/** Guesses the delimiter from the first line only, because other cells may contain lists with other separators. */
export const delimiterOf = (text: string): string => {
  const firstLine = (/^[^\r\n]*/u.exec(text)?.[0] ?? '').replace(/"[^"]*"/gu, '')
  const counts = delimiters.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counts.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).delimiter
}

/**
 * Doubles the quotes of a cell that begins with one and is not closed by one, such as `"felt bad` or `"12" tape`. Such a cell
 * would otherwise hold all that follows it, up to the end of the file.
 */
const withPlainQuotes = (text: string, delimiter: string): string => {
  const closed = `"[^"]*(?:""[^"]*)*" *(?=[${delimiter}\\r\\n]|$)`
  const open = `"[^${delimiter}\\r\\n]*`
  const cells = new RegExp(`(?<=^|[${delimiter}\\r\\n])(?:(?<closed>${closed})|${open})`, 'gu')
  return text.replaceAll(cells, (cell, isClosed: string | undefined) => (isClosed === undefined ? `"${cell.replaceAll('"', '""')}"` : cell))
}

const isFilled = ({ cells }: CsvLine): boolean => cells.some((cell) => cell.trim() !== '')

/** The lines of a CSV file that are not empty. */
export const csvRows = (file: string): readonly CsvLine[] => {
  const plain = file.replace(/^\ufeff/u, '')
  const delimiter = delimiterOf(plain)
  const text = withPlainQuotes(plain, delimiter)
  const rows: CsvLine[] = []
  let from = 0
  let line = 1
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, meta }) => {
      rows.push({ line, cells: data })
      line += text.slice(from, meta.cursor).split(/\r\n|\r|\n/u).length - 1
      from = meta.cursor
    },
  })
  return rows.filter(isFilled)
}

/** Cells as a CSV file. The mark at its start tells spreadsheet programs that it is UTF-8. */
export const csvText = (lines: readonly (readonly string[])[]): string => `\ufeff${Papa.unparse(lines.map((cells) => [...cells]), { newline: '\r\n' })}\r\n`
