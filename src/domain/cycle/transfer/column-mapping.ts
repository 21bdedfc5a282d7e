import { guessDateOrder, isDate, type DateOrder } from './dates'
import { normalizedWord, symptomOf } from './vocabulary'

/** The possible meanings of a column. */
export const columnUses = [
  'date',
  'flow',
  'symptoms',
  'mood',
  'notes',
  'period-start',
  'period-end',
  'no-period',
  'pain',
  'temperature',
  'disturbed',
  'mucus',
  'no-mucus',
  'sex',
  'pregnancy-test',
  'ovulation-test',
  'medicines',
  'ignore',
] as const
export type ColumnUse = (typeof columnUses)[number]

/** A row with the number of its first line in the file. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** The use of each column, in order. */
export type ColumnMapping = { readonly columns: readonly ColumnUse[]; readonly dateOrder: DateOrder }
export type MappingGuess = ColumnMapping & { readonly datesAmbiguous: boolean }

/** Column names in English and Swahili; the first match wins. */
const headerWords: readonly (readonly [RegExp, ColumnUse])[] = [
  [/\btemperature excluded?\b/u, 'disturbed'],
  [/\bmucus excluded?\b/u, 'no-mucus'],
  [/\b(cervix|desire|temperature time|mucus feeling|mucus texture|sex solo|sex drive|is cycle start)\b/u, 'ignore'],
  [/\b(exclude|excluded)\b/u, 'no-period'],
  [/\b(predicted|prediction|length|duration|cycle day|id|created|updated)\b/u, 'ignore'],
  [/\b(start|started|starts|begin|began|first day|mwanzo|kuanza|ilianza)\b/u, 'period-start'],
  [/\b(end|ended|ends|finish|finished|last day|mwisho|kumaliza|iliisha)\b/u, 'period-end'],
  [/\b(date|day|tarehe|siku)\b/u, 'date'],
  [/\b(note|notes|comment|comments|remark|remarks|journal|maelezo|maoni|kumbukumbu)\b/u, 'notes'],
  [/\b(pregnancy test|hcg|kipimo cha mimba)\b/u, 'pregnancy-test'],
  [/\b(ovulation test|lh test|lh|opk)\b/u, 'ovulation-test'],
  [/\b(temperature|temp|bbt|joto)\b/u, 'temperature'],
  [/\b(mucus|cervical fluid)\b/u, 'mucus'],
  [/\b(sex|intercourse|tendo la ndoa|ngono)\b/u, 'sex'],
  [/\b(medicine|medicines|medication|medications|dawa)\b/u, 'medicines'],
  [/\b(mood|moods|feeling|feelings|emotion|emotions|hisia|hali)\b/u, 'mood'],
  [/\b(symptom|symptoms|dalili)\b/u, 'symptoms'],
  [/\b(pain|pains|maumivu)\b/u, 'pain'],
  [/\b(flow|bleeding|period|intensity|menstruation|damu|hedhi)\b/u, 'flow'],
]

/** Uses that only one column can have. */
const singleUses: ReadonlySet<ColumnUse> = new Set(['date', 'flow', 'period-start', 'period-end', 'no-period', 'temperature', 'disturbed', 'mucus', 'no-mucus', 'pregnancy-test', 'ovulation-test'])

/** The topic of a yes-or-no column: `cramps` for `pain.cramps`. */
export const topicOf = (header: string): string => header.split(/[./]/u).at(-1) ?? ''

const useOfHeader = (header: string): ColumnUse => {
  if (symptomOf(header) ?? symptomOf(topicOf(header))) return 'symptoms'
  const plain = normalizedWord(header)
  return headerWords.find(([words]) => words.test(plain))?.[1] ?? 'ignore'
}

const guessColumns = (headers: readonly string[], rows: readonly CsvRow[]): readonly ColumnUse[] => {
  const taken = new Set<ColumnUse>()
  const byName = headers.map((header) => {
    const use = useOfHeader(header)
    if (singleUses.has(use) && taken.has(use)) return 'ignore'
    taken.add(use)
    return use
  })
  if (taken.has('date') || taken.has('period-start')) return byName
  const filled = (column: number) => rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '')
  const dated = headers.findIndex((_, column) => filled(column).length > 0 && filled(column).every(isDate))
  return byName.map((use, column) => (column === dated ? 'date' : use))
}

const holdsDates: ReadonlySet<ColumnUse> = new Set(['date', 'period-start', 'period-end'])

/** The most likely meanings of the columns, for the person to correct. */
export const guessMapping = (headers: readonly string[], rows: readonly CsvRow[]): MappingGuess => {
  const columns = guessColumns(headers, rows)
  const dates = rows.flatMap(({ cells }) => cells.filter((_, column) => holdsDates.has(columns[column] ?? 'ignore')))
  const { order, ambiguous } = guessDateOrder(dates)
  return { columns, dateOrder: order, datesAmbiguous: ambiguous }
}
