import Papa from 'papaparse'

/** @param line the number of its first line: a quoted cell may span several */
export type CsvLine = { readonly line: number; readonly cells: readonly string[] }

const lineBreak = /\r\n|\r|\n/u
const delimiters = [',', ';', '\t'] as const

/** `sep=;` in the first line, with which a file names its delimiter. */
const named = /^"?sep=([,;|\t])"?[,;|\t]*(?:\r\n|\r|\n|$)/iu

/** A title may stand above the names of the columns. */
const titleLines = 3

/**
 * The delimiter that a file names. Otherwise guesses it from the first line that has one, because the cells of other
 * lines may contain lists with other separators.
 */
export const delimiterOf = (text: string): string => {
  const [, wanted] = named.exec(text) ?? []
  if (wanted !== undefined) return wanted
  const lines = text.split(lineBreak, titleLines + 1).map((line) => line.replace(/"[^"]*"/gu, ''))
  const firstLine = lines.find((line) => delimiters.some((delimiter) => line.includes(delimiter))) ?? ''
  const counts = delimiters.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counts.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).delimiter
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** True if the cells of a line, cut without regard to quotes, can only be a row of its own. */
type IsRow = (cells: readonly string[]) => boolean

/**
 * Doubles the quotes of a cell that begins with one and is not closed by one, such as `"felt bad` or `"12" tape`, or
 * only after a whole row. Such a cell would otherwise hold all that follows it, up to the end of the file.
 */
const withPlainQuotes = (text: string, delimiter: string, isRow: IsRow): string => {
  const closed = `"[^"]*(?:""[^"]*)*" *(?=[${delimiter}\\r\\n]|$)`
  const open = `"[^${delimiter}\\r\\n]*`
  const cells = new RegExp(`(?<=^|[${delimiter}\\r\\n])(?:(${closed})|${open})`, 'gu')
  return text.replaceAll(cells, (cell, isClosed: string | undefined) => {
    if (isClosed === undefined) return quoted(cell)
    const [first = '', ...lines] = cell.split(lineBreak)
    if (!lines.some((line) => isRow(line.split(delimiter)))) return cell
    return quoted(first) + withPlainQuotes(cell.slice(first.length), delimiter, isRow)
  })
}

const isFilled = ({ cells }: CsvLine): boolean => cells.some((cell) => cell.trim() !== '')

/**
 * The lines of a CSV file that are not empty.
 * @param isRow tells a line that can only be a row of its own from one of a cell with several lines
 */
export const csvRows = (file: string, isRow: IsRow = () => false): readonly CsvLine[] => {
  const plain = file.replace(/^\ufeff/u, '')
  const delimiter = delimiterOf(plain)
  const [first = ''] = named.exec(plain) ?? []
  const text = withPlainQuotes(plain.slice(first.length), delimiter, isRow)
  const rows: CsvLine[] = []
  let from = 0
  let line = first === '' ? 1 : 2
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, meta }) => {
      rows.push({ line, cells: data })
      line += text.slice(from, meta.cursor).split(lineBreak).length - 1
      from = meta.cursor
    },
  })
  return rows.filter(isFilled)
}

/** Some programs divide a cell at any of the delimiters, and not at the comma alone. */
const hasDelimiter = (cell: unknown): boolean => delimiters.some((delimiter) => String(cell).includes(delimiter))

/** Cells as a CSV file. The mark at its start tells spreadsheet programs that it is UTF-8. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    lines.map((cells) => [...cells]),
    { newline: '\r\n', quotes: hasDelimiter },
  )}\r\n`
