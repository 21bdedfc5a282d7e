import { topicOf, type ColumnUse, type CsvRow } from './column-mapping'
import type { ParsedContent, UnreadContent } from './gather-days'
import { mucusOf, painOf, sexOf, temperatureOf, testResultOf, type PainScale } from './sign-words'
import { flowOf, moodOf, normalizedWord, symptomOf, type FlowScale } from './vocabulary'

export type CsvTable = { readonly headers: readonly string[]; readonly rows: readonly CsvRow[] }
export type RowContent = { readonly known: readonly ParsedContent[]; readonly unknown: readonly UnreadContent[] }

/** A column as its name and all of its cells show it. */
type Column = { readonly header: string; readonly use: ColumnUse; readonly flow: FlowScale; readonly pain: PainScale }

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'x', '1', 'ndiyo'])
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'none', 'hakuna', 'hapana'])
const isYes = (cell: string): boolean => yes.has(normalizedWord(cell))

const plainHeader = (header: string): string => header.trim().toLowerCase()

const flowScaleOf = (header: string, cells: readonly string[]): FlowScale => {
  if (plainHeader(header) === 'bleeding.value') return 'drip'
  return cells.some((cell) => cell.trim() === '4') ? 'to-four' : 'to-three'
}

const painScaleOf = (cells: readonly string[]): PainScale => (cells.some((cell) => Number(cell) > 3) ? 'to-ten' : 'to-three')

const found = (known: ParsedContent | null, unread: UnreadContent): RowContent => (known ? { known: [known], unknown: [] } : { known: [], unknown: [unread] })
const nothing: RowContent = { known: [], unknown: [] }
const joined = (contents: readonly RowContent[]): RowContent => ({ known: contents.flatMap(({ known }) => known), unknown: contents.flatMap(({ unknown }) => unknown) })

/** The words of a cell. In a column for a single symptom or mood the cell is only ticked, and the column's name is the word. */
const wordsOf = (header: string, cell: string): readonly string[] =>
  cell
    .split(/[,;|]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !no.has(normalizedWord(word)))
    .map((word) => (isYes(word) ? topicOf(header) : word))

const readSymptom = (word: string): RowContent => {
  const symptom = symptomOf(word)
  return found(symptom && { symptoms: [symptom] }, { kind: 'symptom', word })
}

const readMood = (word: string): RowContent => {
  const symptom = symptomOf(word)
  const mood = moodOf(word)
  return found(mood ? { mood } : symptom && { symptoms: [symptom] }, { kind: 'mood', word })
}

const readFlow = (cell: string, scale: FlowScale): RowContent => {
  const flow = flowOf(cell, scale)
  return found(flow === undefined ? null : { flow }, { kind: 'flow', word: cell })
}

/** How strong it was, or where. */
const readPain = (cell: string, { header, pain: scale }: Column): RowContent => {
  const pain = painOf(cell, scale)
  return pain === null ? joined(wordsOf(header, cell).map(readSymptom)) : { known: [{ pain }], unknown: [] }
}

const readTemperature = (cell: string): RowContent => {
  const temperature = temperatureOf(cell)
  return found(temperature === null ? null : { temperature }, { kind: 'temperature', word: cell })
}

const readMucus = (cell: string, header: string): RowContent => {
  const numbered = plainHeader(header) === 'mucus.value'
  if (!numbered && no.has(normalizedWord(cell))) return nothing
  const mucus = mucusOf(cell, numbered)
  return found(mucus && { mucus }, { kind: 'mucus', word: cell })
}

const readTest = (cell: string, part: 'pregnancyTest' | 'ovulationTest'): RowContent => {
  if (no.has(normalizedWord(cell))) return nothing
  const result = testResultOf(cell)
  return found(result && { [part]: result }, { kind: 'test', word: cell })
}

const readCell = (cell: string, column: Column): RowContent => {
  const { header, use } = column
  switch (use) {
    case 'flow':
      return readFlow(cell, column.flow)
    case 'symptoms':
      return joined(wordsOf(header, cell).map(readSymptom))
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

/** Returns a function that reads all columns of a row but the dates. */
export const readCells = ({ headers, rows }: CsvTable, uses: readonly ColumnUse[]) => {
  const columns = headers.map((header, index): Column => {
    const cells = rows.map((row) => row.cells[index] ?? '')
    return { header, use: uses[index] ?? 'ignore', flow: flowScaleOf(header, cells), pain: painScaleOf(cells) }
  })
  return ({ cells }: CsvRow): RowContent => {
    const filled = columns.flatMap((column, index) => {
      const cell = (cells[index] ?? '').trim()
      return cell === '' ? [] : [{ cell, column }]
    })
    const sexWords = filled.filter(({ column }) => column.use === 'sex').flatMap(({ cell, column }) => wordsOf(column.header, cell))
    const { known, unknown } = joined([...filled.map(({ cell, column }) => readCell(cell, column)), readSex(sexWords)])
    const mucusCounts = !filled.some(({ cell, column }) => column.use === 'no-mucus' && isYes(cell))
    return { known: mucusCounts ? known : known.filter(({ mucus }) => mucus === undefined), unknown }
  }
}
