import { formsOf, typedWords } from './word-forms'

/** "Second-hand", "second hand" and "secondhand" are one entry. */
export const keyOf = (text: string): string => typedWords(text).join('')

let known: ReadonlyMap<string, readonly string[]> = new Map()

/** From now on, searches know these words, too: see `loadMeanings()`. */
export const learnMeanings = (meanings: ReadonlyMap<string, readonly string[]>): void => void (known = meanings)

/** The other words that a word finds; none until they are loaded. */
export const meaningsOf = (text: string): readonly string[] => {
  // Several words are in the table as they stand, if at all: "mama fua" is no form of "mafua".
  for (const form of typedWords(text).length === 1 ? formsOf(keyOf(text)) : [keyOf(text)]) {
    const meanings = known.get(form)
    if (meanings) return meanings
  }
  return []
}
