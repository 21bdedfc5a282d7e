import { moodOf, normalizedWord, symptomOf } from './vocabulary'

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'x', '1', 'ndiyo', 'on'])
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'none', 'hakuna', 'hapana', 'off'])
/** Some programs write `1.0` for 1. */
export const wholeNumber = (cell: string): string => cell.trim().replace(/^(\d+)\.0+$/u, '$1')
const isMark = (cell: string): boolean => /^[✓✔☑]/u.test(cell.trim())

export const isYes = (cell: string): boolean => yes.has(normalizedWord(wholeNumber(cell))) || isMark(cell)
export const isNo = (cell: string): boolean => no.has(normalizedWord(wholeNumber(cell)))
export const isTick = (cell: string): boolean => isYes(cell) || isNo(cell)

/** They say of which kind a column is: `pain.cramps`, `symptom_headache`, `moodHappy`, `has acne`. */
const kinds: ReadonlySet<string> = new Set([
  'pain',
  'symptom',
  'symptoms',
  'dalili',
  'mood',
  'moods',
  'hisia',
  'feeling',
  'feelings',
  'physical',
  'emotional',
  'skin',
  'digestion',
  'has',
  'had',
  'is',
  'felt',
])

const isKnown = (word: string): boolean => (symptomOf(word) ?? moodOf(word)) !== null

/** Without the words in front that say only of which kind it is, if the rest is known. */
const withoutKind = (text: string): string | null => {
  const words = normalizedWord(text.replace(/\(.*\)/u, '')).split(' ')
  const first = words.findIndex((word) => !kinds.has(word))
  const rest = words.slice(first < 0 ? words.length : first).join(' ')
  return isKnown(rest) ? rest : null
}

/** The word of a symptom or a mood, or as it is. */
export const plainTopic = (text: string): string => (isKnown(text) ? text : (withoutKind(text) ?? text))

/** The topic of a yes-or-no column: `cramps` for `pain.cramps`. */
export const topicOf = (header: string): string =>
  isKnown(header) ? header : (withoutKind(header) ?? header.split(/[./:]/u).at(-1)?.trim() ?? '')

export const isSymptomName = (header: string): boolean => symptomOf(topicOf(header)) !== null

/** A column `Mood` of yes and no tells of moods that change. */
const tickedTopic = (header: string): string => (normalizedWord(header) === 'mood' ? 'mood-swings' : topicOf(header))

/**
 * The words of a cell. In a column for a single symptom or mood the cell is only ticked, and the column's name is the
 * word.
 */
export const wordsOf = (header: string, cell: string): readonly string[] =>
  cell
    .replace(/^\[(.*)\]$/su, '$1')
    .split(/[,;|\n]/u)
    .map((word) => word.trim().replace(/^(["'])(.*)\1$/u, '$2'))
    .filter((word) => word !== '' && !isNo(word))
    .map((word) => (isYes(word) ? tickedTopic(header) : word))
