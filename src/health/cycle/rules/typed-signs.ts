import { plainLine } from '@/kit/rules/plain-text'
import { cutText } from '@/kit/rules/cut-text'
import { isSameText } from '@/kit/rules/same-text'
import { readQuantity } from '@/kit/rules/typed-number'
import { measureBounds, ownWordLimit, type Measure } from './day-signs'

const units: Readonly<Record<Measure, string>> = { temperature: '°? ?c', weight: 'kgs?|kilos?' }

/** A number as typed, with a comma or a point; null for anything that is none within the bounds. */
export const readMeasure = (measure: Measure, text: string): number | null => {
  const { min, max, decimals } = measureBounds[measure]
  const typed = readQuantity(text, { min, max }, units[measure])
  const number = typed.kind === 'amount' ? Number(typed.amount.toFixed(decimals)) : Number.NaN
  return number >= min && number <= max ? number : null
}

const ownWordsPerDay = 10

/** The list with one more word, or as it was: blank, known or one too many. */
export const withOwnWord = (words: readonly string[], typed: string): readonly string[] => {
  const word = cutText(plainLine(typed), ownWordLimit)
  const isKnown = words.some((known) => isSameText(known, word))
  return word === '' || isKnown || words.length >= ownWordsPerDay ? words : [...words, word]
}

const offeredWords = 8

/** The words that the person has used before, the latest first. @param days oldest first */
export const usedWords = <Part extends 'ownSymptoms' | 'medicines'>(
  days: readonly { readonly [part in Part]: readonly string[] }[],
  part: Part,
): readonly string[] => {
  const found = new Map<string, string>()
  for (let index = days.length - 1; index >= 0 && found.size < offeredWords; index--) {
    for (const word of days[index]?.[part] ?? [])
      if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), word)
  }
  return [...found.values()].slice(0, offeredWords)
}
