import { isNo, isSymptomName, isYes, plainTopic, topicOf, wholeNumber, wordsOf } from './cell-words'
import type { CsvRow } from './column-mapping'
import type { ColumnUse } from './column-uses'
import type { ParsedContent, UnreadContent } from './gather-days'
import { flowScaleOf, painScaleOf } from './scales'
import { mucusOf, painOf, sexOf, temperatureOf, testResultOf, type PainScale } from './sign-words'
import { flowOf, moodOf, normalizedWord, symptomOf, type FlowScale } from './vocabulary'

/**
 * @param surplus which columns have no name: a cell that holds the sign between the columns is cut there, and ends in
 * them
 */
export type CsvTable = {
  readonly headers: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly surplus?: { readonly from: number; readonly delimiter: string }
}
export type RowContent = { readonly known: readonly ParsedContent[]; readonly unknown: readonly UnreadContent[] }

/** A column as its name and all of its cells show it. */
type Column = {
  readonly header: string
  readonly use: ColumnUse
  readonly flow: FlowScale
  readonly pain: PainScale
  /** True if a 1 is the least strength, and no yes. */
  readonly isGraded: boolean
}

const found = (known: ParsedContent | null, unread: UnreadContent): RowContent =>
  known ? { known: [known], unknown: [] } : { known: [], unknown: [unread] }
const nothing: RowContent = { known: [], unknown: [] }
const joined = (contents: readonly RowContent[]): RowContent => ({
  known: contents.flatMap(({ known }) => known),
  unknown: contents.flatMap(({ unknown }) => unknown),
})

const readSymptom = (text: string): RowContent => {
  const word = plainTopic(text)
  const [symptom, mood] = [symptomOf(word), moodOf(word)]
  return found(symptom ? { symptoms: [symptom] } : mood && { mood }, { kind: 'symptom', word: text })
}

const readMood = (text: string): RowContent => {
  const word = plainTopic(text)
  const [symptom, mood] = [symptomOf(word), moodOf(word)]
  return found(mood ? { mood } : symptom && { symptoms: [symptom] }, { kind: 'mood', word: text })
}

/** In a column for one symptom also how strong it was: only that of cramps has a place. */
const readSymptoms = (cell: string, { header, pain: scale, isGraded }: Column): RowContent => {
  const strength = isSymptomName(header) && (isGraded || !isYes(cell)) ? painOf(cell, scale) : null
  if (strength === 0) return nothing
  if (strength === null) return joined(wordsOf(header, cell).map(readSymptom))
  const topic = topicOf(header)
  return joined([
    readSymptom(topic),
    found(symptomOf(topic) === 'cramps' ? { pain: strength } : null, { kind: 'symptom', word: `${topic}: ${cell}` }),
  ])
}

/** In a column for one strength of flow, such as `Spotting`, a yes says that strength. */
const readFlow = (cell: string, { header, flow: scale }: Column): RowContent => {
  const flow = flowOf(cell, scale)
  if (flow === undefined) return found(null, { kind: 'flow', word: cell })
  if (flow !== 'bled') return { known: [{ flow }], unknown: [] }
  const named = normalizedWord(header)
    .split(' ')
    .map((word) => flowOf(word, scale))
    .find((each) => each && each !== 'bled')
  return { known: [named && named !== 'bled' ? { flow: named } : { bled: true }], unknown: [] }
}

/** Reads the strength of a pain, or its place. */
const readPain = (cell: string, { header, pain: scale }: Column): RowContent => {
  const pain = painOf(cell, scale)
  return pain === null ? joined(wordsOf(header, cell).map(readSymptom)) : { known: [{ pain }], unknown: [] }
}

const readTemperature = (cell: string): RowContent => {
  const temperature = temperatureOf(cell)
  return found(temperature === null ? null : { temperature }, { kind: 'temperature', word: cell })
}

const readMucus = (cell: string, header: string): RowContent => {
  const numbered = normalizedWord(header) === 'mucus value'
  if (!numbered && isNo(cell)) return nothing
  const mucus = mucusOf(cell, numbered)
  return found(mucus && { mucus }, { kind: 'mucus', word: cell })
}

const readTest = (cell: string, part: 'pregnancyTest' | 'ovulationTest'): RowContent => {
  if (isNo(cell)) return nothing
  const result = testResultOf(cell)
  return found(result && { [part]: result }, { kind: 'test', word: cell })
}

const readCell = (cell: string, column: Column): RowContent => {
  const { header, use } = column
  switch (use) {
    case 'flow':
      return readFlow(cell, column)
    case 'symptoms':
      return readSymptoms(cell, column)
    case 'mood':
      return joined(wordsOf(header, cell).map(readMood))
    case 'notes':
      return { known: [{ notes: cell }], unknown: [] }
    case 'medicines':
      return { known: [{ medicines: wordsOf(header, cell) }], unknown: [] }
    case 'temperature':
      return readTemperature(cell)
    case 'mucus':
      return readMucus(cell, header)
    case 'pain':
      return readPain(cell, column)
    case 'pregnancy-test':
      return readTest(cell, 'pregnancyTest')
    case 'ovulation-test':
      return readTest(cell, 'ovulationTest')
    case 'no-period':
      return isYes(cell) ? { known: [{ mark: 'other' }], unknown: [] } : nothing
    case 'disturbed':
      return isYes(cell) ? { known: [{ disturbed: true }], unknown: [] } : nothing
    default:
      return nothing
  }
}

/** Several columns may say it together: drip has one for each way to protect oneself. */
const readSex = (words: readonly string[]): RowContent => {
  const { sex, unknown } = sexOf(words)
  return { known: sex ? [{ sex }] : [], unknown: unknown.map((word) => ({ kind: 'sex', word })) }
}

/** They hold a text or a list, and take what was cut from their end. */
const extensible: ReadonlySet<ColumnUse> = new Set<ColumnUse>(['notes', 'symptoms', 'mood', 'medicines'])

/** The cells of a row with what was cut from the last named one, or else what was cut. */
const mended = (
  { cells }: CsvRow,
  { surplus }: CsvTable,
  uses: readonly ColumnUse[],
): { readonly cells: readonly string[]; readonly cut: readonly string[] } => {
  if (!surplus || surplus.from < 1) return { cells, cut: [] }
  const { from, delimiter } = surplus
  const unused = cells.slice(from).filter((_, index) => (uses[from + index] ?? 'ignore') === 'ignore')
  const cut = unused.slice(0, unused.findLastIndex((cell) => cell.trim() !== '') + 1)
  if (cut.length === 0) return { cells, cut }
  if (!extensible.has(uses[from - 1] ?? 'ignore')) return { cells, cut: cut.filter((cell) => cell.trim() !== '') }
  return { cells: cells.with(from - 1, [cells[from - 1] ?? '', ...cut].join(delimiter)), cut: [] }
}

/** Returns a function that reads all columns of a row but the dates. */
export const readCells = (table: CsvTable, uses: readonly ColumnUse[]) => {
  const { headers, rows } = table
  const columns = headers.map((header, index): Column => {
    const cells = rows.map((row) => wholeNumber(row.cells[index] ?? ''))
    return {
      header,
      use: uses[index] ?? 'ignore',
      flow: flowScaleOf(header, cells),
      pain: painScaleOf(cells),
      isGraded: cells.some((cell) => Number(cell) > 1),
    }
  })
  return (row: CsvRow): RowContent => {
    const { cells, cut } = mended(row, table, uses)
    const filled = columns.flatMap((column, index) => {
      const cell = (cells[index] ?? '').trim()
      return cell === ''
        ? []
        : [{ cell: column.use === 'temperature' || column.use === 'notes' ? cell : wholeNumber(cell), column }]
    })
    const sexWords = filled
      .filter(({ column }) => column.use === 'sex')
      .flatMap(({ cell, column }) => wordsOf(column.header, cell))
    const { known, unknown } = joined([...filled.map(({ cell, column }) => readCell(cell, column)), readSex(sexWords)])
    const mucusCounts = !filled.some(({ cell, column }) => column.use === 'no-mucus' && isYes(cell))
    return {
      known: mucusCounts ? known : known.filter(({ mucus }) => mucus === undefined),
      unknown: [...unknown, ...cut.map((cell): UnreadContent => ({ kind: 'named', name: cell.trim() }))],
    }
  }
}
