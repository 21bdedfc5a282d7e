import { mucusKinds, pains, sexKinds, type Mucus, type Pain, type Sex, type TestResult } from '../day-signs'
import { readMeasure } from '../typed-signs'
import { normalizedWord, squeezedWord } from './vocabulary'

/**
 * The words of other apps and tables, in English and Swahili, for what can be noted of a day besides symptoms and mood.
 */

const finder = <Value>(words: readonly (readonly [Value, readonly string[]])[]) => {
  const byWord = new Map(
    words.flatMap(([value, each]) => each.map((word): readonly [string, Value] => [squeezedWord(word), value])),
  )
  return (word: string): Value | null => byWord.get(squeezedWord(word)) ?? null
}

const mucusOfWord = finder<Mucus>([
  ['dry', ['dry', 'kavu']],
  ['nothing', ['nothing', 'nothing felt']],
  ['damp', ['damp', 'moist', 'nyevunyevu']],
  ['creamy', ['creamy', 'sticky', 'creamy or sticky', 'thick', 'white', 'cloudy']],
  [
    'stretchy',
    ['stretchy', 'clear and stretchy', 'egg white', 'eggwhite', 'raw egg white', 'clear', 'slippery', 'watery', 'wet'],
  ],
])

/**
 * @param numbered whether the column counts from 0 to 4, as drip's `mucus.value` does: Sensiplan's t, Ø, f, S and S+
 */
export const mucusOf = (word: string, numbered: boolean): Mucus | null =>
  numbered ? (mucusKinds[Number(word)] ?? null) : mucusOfWord(word)

/** Results alone: a bare yes may mean a result or that a test was made. */
export const testResultOf = finder<TestResult>([
  ['positive', ['positive', 'pos', 'positive test', 'test positive', 'chanya', 'peak', 'high']],
  ['negative', ['negative', 'neg', 'negative test', 'test negative', 'hasi', 'low']],
])

const painOfWord = finder<Pain>([
  [0, ['0', 'none', 'no', 'hakuna', 'hapana', 'pain free']],
  [1, ['1', 'mild', 'light', 'low', 'kidogo']],
  [2, ['2', 'moderate', 'medium', 'wastani']],
  [3, ['3', 'severe', 'strong', 'high', 'very bad', 'kali', 'makali', 'sana']],
])

/** A column of pain counts to 3, or to 10: mild to 3, moderate to 6, severe from 7. */
export type PainScale = 'to-three' | 'to-ten'

export const painOf = (word: string, scale: PainScale): Pain | null => {
  if (scale === 'to-three' || !/^\d+$/.test(word.trim())) return painOfWord(word)
  const number = Number(word)
  return number > 10 ? null : (pains[Math.ceil(number / 3)] ?? 3)
}

const isFahrenheit = (degrees: number): boolean => degrees >= 93 && degrees <= 110

/** In degrees Celsius; Fahrenheit is recognised by its size. */
export const temperatureOf = (text: string): number | null => {
  const plain = text.replace(/\s*°?\s*[CF]?\s*$/iu, '')
  const degrees = Number(plain.replace(',', '.'))
  return readMeasure('temperature', isFahrenheit(degrees) ? ((degrees - 32) / 1.8).toFixed(2) : plain)
}

const sexOfWord = finder<Sex>([
  [
    'protected',
    [
      'protected',
      'protected sex',
      'yes protected',
      'with protection',
      'condom',
      'condoms',
      'kondomu',
      'kwa kinga',
      'pill',
      'iud',
      'patch',
      'ring',
      'implant',
      'diaphragm',
    ],
  ],
  [
    'unprotected',
    [
      'unprotected',
      'unprotected sex',
      'yes unprotected',
      'without',
      'without protection',
      'no protection',
      'withdrawal',
      'bila kinga',
    ],
  ],
])

/**
 * The sex of a day by its words: without protection if any word says so. In drip's files `none` beside `partner` is sex
 * without contraception; `none` alone may mean that there was no sex.
 */
export const sexOf = (words: readonly string[]): { readonly sex: Sex | null; readonly unknown: readonly string[] } => {
  const found = new Set(words.map((word) => sexOfWord(word)))
  const plain = new Set(words.map(normalizedWord))
  if (plain.has('partner') && plain.has('none')) found.add('unprotected')
  const sex = [...sexKinds].reverse().find((kind) => found.has(kind)) ?? null
  const isSaid = (word: string) =>
    sexOfWord(word) !== null || (sex !== null && ['partner', 'none'].includes(normalizedWord(word)))
  return { sex, unknown: words.filter((word) => !isSaid(word)) }
}
