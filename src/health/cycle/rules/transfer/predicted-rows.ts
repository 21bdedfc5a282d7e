import { isNo, isYes } from './cell-words'
import { normalizedWord } from './vocabulary'

const predictions: ReadonlySet<string> = new Set([
  'computed',
  'predicted',
  'prediction',
  'estimated',
  'calculated',
  'forecast',
  'expected',
  'automatic',
  'auto',
])
const entries: ReadonlySet<string> = new Set(['manual', 'logged', 'user', 'entered', 'actual', 'confirmed', 'recorded'])

/** True if a cell says that its row is the prediction of an app, and no entry; null when it says neither. */
export const isPrediction = (cell: string): boolean | null => {
  const word = normalizedWord(cell)
  if (isYes(cell) || predictions.has(word)) return true
  return isNo(cell) || entries.has(word) ? false : null
}
