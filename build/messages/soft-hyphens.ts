import type { Language } from '../../src/kit/rules/language.ts'

/** A hyphen that shows only at the end of a line. */
export const softHyphen = '\u{AD}'

/** Shorter words fit the narrowest heading even in text twice as large. */
const longWord = /\p{Letter}{14,}/gu

/**
 * Syllables of Kiswahili end with a vowel; the consonants behind it begin the next. Three letters stay on each line.
 */
const betweenSyllables = /(?<=\p{Letter}{2}[aeiou])(?=[^\P{Letter}aeiou]\p{Letter}{2})/giu

const syllables: Partial<Record<Language, RegExp>> = { sw: betweenSyllables }

/**
 * Marks where long words may break, because no browser knows the syllables of Kiswahili. Other languages stay as they
 * are.
 */
export const withSoftHyphens = (text: string, language: Language): string => {
  const breaks = syllables[language]
  return breaks ? text.replaceAll(longWord, (word) => word.replaceAll(breaks, softHyphen)) : text
}
