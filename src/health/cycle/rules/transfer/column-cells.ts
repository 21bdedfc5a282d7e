import { isNo, isSymptomName, isTick, plainTopic, wholeNumber, wordsOf } from './cell-words'
import { dateUses, type ColumnUse } from './column-uses'
import { isDate } from './dates'
import { isPrediction } from './predicted-rows'
import { flowScaleOf, painScaleOf } from './scales'
import { mucusOf, painOf, sexOf, temperatureOf, testResultOf } from './sign-words'
import { readZone } from './zones'
import { flowOf, moodOf, normalizedWord, symptomOf } from './vocabulary'

/** Enough to judge a column by. */
const judgedCells = 200

/** The first filled cells of a column. */
export const filledCells = (
  rows: readonly { readonly cells: readonly string[] }[],
  column: number,
): readonly string[] => {
  const filled: string[] = []
  for (const { cells } of rows) {
    const cell = (cells[column] ?? '').trim()
    if (cell !== '') filled.push(cell)
    if (filled.length === judgedCells) break
  }
  return filled
}

const shareOf = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length

const isNumber = (cell: string): boolean => /^\d+(?:[.,]\d+)?$/u.test(cell)

/** A yes, a no or a number can mean anything: only the whole name says what. */
const isBare = (cell: string): boolean => isTick(cell) || isNumber(cell)
const needsWords: ReadonlySet<ColumnUse> = new Set<ColumnUse>([
  'flow',
  'symptoms',
  'mood',
  'pain',
  'sex',
  'no-period',
  'disturbed',
  'no-mucus',
  'pregnancy-test',
  'ovulation-test',
  'predicted',
  'notes',
  'medicines',
  'mucus',
])

const isPeriodLength = (cell: string): boolean => /^\d{1,2}$/u.test(cell) && Number(cell) >= 1 && Number(cell) <= 15

const someWord = (header: string, cell: string, test: (word: string) => boolean): boolean =>
  isNo(cell) || wordsOf(header, cell).some((word) => test(plainTopic(word)))

const testOf = (
  use: Exclude<ColumnUse, 'ignore'>,
  header: string,
  cells: readonly string[],
): ((cell: string) => boolean) => {
  switch (use) {
    case 'date':
    case 'period-start':
    case 'period-end':
      return isDate
    case 'period-length':
      return isPeriodLength
    case 'flow':
      return (cell) => flowOf(cell, flowScaleOf(header, cells)) !== undefined
    case 'symptoms':
      return (cell) =>
        isSymptomName(header)
          ? isTick(cell) || painOf(cell, painScaleOf(cells)) !== null
          : someWord(header, cell, (word) => symptomOf(word) !== null)
    case 'mood':
      return (cell) => someWord(header, cell, (word) => (moodOf(word) ?? symptomOf(word)) !== null)
    case 'pain':
      return (cell) =>
        isTick(cell) ||
        painOf(cell, painScaleOf(cells)) !== null ||
        someWord(header, cell, (word) => symptomOf(word) !== null)
    case 'temperature':
      return (cell) => temperatureOf(cell) !== null
    case 'mucus':
      return (cell) => isNo(cell) || mucusOf(cell, normalizedWord(header) === 'mucus value') !== null
    case 'sex':
      return (cell) => isTick(cell) || sexOf([cell]).sex !== null
    case 'pregnancy-test':
    case 'ovulation-test':
      return (cell) => isTick(cell) || testResultOf(cell) !== null
    case 'no-period':
    case 'disturbed':
    case 'no-mucus':
      return isTick
    case 'zone':
      return (cell) => readZone(cell) !== null
    case 'predicted':
      return (cell) => isPrediction(cell) !== null
    case 'medicines':
    case 'notes':
      return (cell) => !isTick(cell)
  }
}

const isDateUse = (use: ColumnUse): boolean => dateUses.some((each) => each === use)

/**
 * The fit of a column's cells to a use, from 0 to 1.
 * @param isWhole whether the whole name of the column says so: then an empty column fits, too
 */
export const fitOf = (
  use: Exclude<ColumnUse, 'ignore'>,
  header: string,
  cells: readonly string[],
  isWhole: boolean,
): number => {
  if (cells.length === 0) return isWhole ? 1 : 0
  const plain = use === 'temperature' ? cells : cells.map(wholeNumber)
  const fit = shareOf(plain, testOf(use, header, plain))
  if (isDateUse(use)) return fit
  if (shareOf(cells, isDate) > 0.5) return 0
  return !isWhole && needsWords.has(use) ? shareOf(cells, (cell) => !isBare(cell)) * fit : fit
}

export const isNumeric = (cells: readonly string[]): boolean => shareOf(cells, isNumber) > 0.5
export const areDates = (cells: readonly string[]): boolean => cells.length > 0 && cells.every(isDate)
