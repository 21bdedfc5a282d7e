import type { Language } from '../../domain/shared/language.ts'

/** A break that shows only where a line ends there. */
export const softHyphen = '\u{AD}'

/** Shorter ones fit the narrowest heading in text twice as large. */
const longWord = /\p{Letter}{14,}/gu

/** Syllables of Kiswahili end with a vowel; the consonants behind it begin the next. Three letters stay on each line. */
const betweenSyllables = /(?<=\p{Letter}{2}[aeiou])(?=[^\P{Letter}aeiou]\p{Letter}{2})/giu

const syllables: Partial<Record<Language, RegExp>> = { sw: betweenSyllables }

/** No browser knows the syllables of Kiswahili: its long words are given the places where they may break. A language without rules stays as it is. */
export const withSoftHyphens = (text: string, language: Language): string => {
  const breaks = syllables[language]
  return breaks ? text.replaceAll(longWord, (word) => word.replaceAll(breaks, softHyphen)) : text
}
