import { daysBetween } from '../../shared/day'
import { topicOf, type ColumnMapping, type ColumnUse, type CsvRow } from './column-mapping'
import { readDate } from './dates'
import { bleedingDays, gatherDays, longestBleeding, type DayPart, type Gathered, type ParsedContent, type UnreadContent } from './gather-days'
import { flowOf, moodOf, normalizedWord, symptomOf, type FlowScale } from './vocabulary'

/** Why a row cannot be read. */
export type RowProblem = 'no-date' | 'bad-date' | 'end-before-start' | 'too-long'

export type SkippedRow = { readonly line: number; readonly problem: RowProblem }
export type CsvTable = { readonly headers: readonly string[]; readonly rows: readonly CsvRow[] }
export type CsvDays = Gathered & { readonly skipped: readonly SkippedRow[] }

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'x', '1', 'ndiyo'])
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'none', 'hakuna', 'hapana'])

const scaleOf = (header: string, cells: readonly string[]): FlowScale => {
  if (header.trim().toLowerCase() === 'bleeding.value') return 'drip'
  return cells.some((cell) => cell.trim() === '4') ? 'to-four' : 'to-three'
}

type CellContent = { readonly known: readonly ParsedContent[]; readonly unknown: readonly UnreadContent[] }

/** The words of a cell. In a column for a single symptom or mood the cell is only ticked, and the column's name is the word. */
const wordsOf = (header: string, cell: string): readonly string[] =>
  cell
    .split(/[,;|]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !no.has(normalizedWord(word)))
    .map((word) => (yes.has(normalizedWord(word)) ? topicOf(header) : word))

const readWords = (kind: 'symptom' | 'mood', header: string, cell: string): CellContent => {
  const results = wordsOf(header, cell).map((word): { readonly word: string; readonly known: ParsedContent | null } => {
    const symptom = kind === 'symptom' ? symptomOf(word) : null
    const mood = kind === 'mood' ? moodOf(word) : null
    return { word, known: symptom ? { symptoms: [symptom] } : mood ? { mood } : null }
  })
  return {
    known: results.flatMap(({ known }) => known ?? []),
    unknown: results.filter(({ known }) => !known).map(({ word }) => ({ kind, word })),
  }
}

const readFlow = (cell: string, scale: FlowScale): CellContent => {
  const flow = flowOf(cell, scale)
  return flow === undefined ? { known: [], unknown: [{ kind: 'flow', word: cell.trim() }] } : { known: [{ flow }], unknown: [] }
}

/** Returns a function that reads all columns but the dates. */
const readCells = ({ headers, rows }: CsvTable, columns: readonly ColumnUse[]) => {
  const scales = headers.map((header, column) => scaleOf(header, rows.map(({ cells }) => cells[column] ?? '')))
  const readCell = (cell: string, column: number): CellContent => {
    if (cell.trim() === '') return { known: [], unknown: [] }
    const use = columns[column]
    if (use === 'symptoms' || use === 'mood') return readWords(use === 'mood' ? 'mood' : 'symptom', headers[column] ?? '', cell)
    if (use === 'flow') return readFlow(cell, scales[column] ?? 'to-three')
    if (use === 'no-period') return { known: yes.has(normalizedWord(cell)) ? [{ mark: 'other' }] : [], unknown: [] }
    return { known: use === 'notes' ? [{ notes: cell.trim() }] : [], unknown: [] }
  }
  return ({ cells }: CsvRow): CellContent => {
    const contents = cells.map(readCell)
    return { known: contents.flatMap(({ known }) => known), unknown: contents.flatMap(({ unknown }) => unknown) }
  }
}

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
