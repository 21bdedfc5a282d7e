import { originalLanguage, type Language } from '../../kit/rules/language.ts'

/** The folder of the articles of a language under public/. An article has the same file name in each folder. */
export const articleFolder = (language: Language): string =>
  language === originalLanguage ? 'education' : `education/${language}`

const wordsPerMinute = 200

/** The whole minutes that a reader needs for the texts, at least one. */
export const readingMinutes = (texts: readonly string[]): number => {
  const words = texts.flatMap((text) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [])
  return Math.max(1, Math.ceil(words.length / wordsPerMinute))
}
