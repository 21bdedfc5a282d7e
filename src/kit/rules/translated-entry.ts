import type { Language } from './language.ts'

/** How the name of a field ends that holds another's translation: `titleSw` is `title` in Kiswahili. */
export const translationEnding = { en: '', sw: 'Sw' } as const satisfies Record<Language, string>

/** An entry of a catalogue in a language. A text without a translation stays in the original language. */
export const entryIn = (language: Language, entry: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([field, text]) => [field, entry[field + translationEnding[language]] ?? text]),
  )
