import { originalLanguage, type Language } from '../shared/language.ts'

/** Where the pages of a language begin; empty for the original's. Their addresses begin there on a first visit alone (src/build/first-paint/choose-language.js). */
export const pagesPrefix = (language: Language): string => (language === originalLanguage ? '' : `/${language}`)

/** The script of the service worker that answers in a language. */
export const workerScript = (language: Language): string => (language === originalLanguage ? '/sw.js' : `/sw.${language}.js`)
