import { originalLanguage, type Language } from '../../kit/rules/language.ts'

/** The folder of a language's articles under public/. An article has the same file name in each. */
export const articleFolder = (language: Language): string =>
  language === originalLanguage ? 'education' : `education/${language}`
