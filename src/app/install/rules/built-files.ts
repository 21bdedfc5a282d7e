import { languages, originalLanguage, type Language } from '../../../kit/rules/language.ts'

/**
 * The prefix of the addresses of a language's pages; empty for the original's. Their addresses begin there in links
 * alone (build/first-paint/choose-language.js).
 */
export const pagesPrefix = (language: Language): string => (language === originalLanguage ? '' : `/${language}`)

/** The script of the service worker that answers in a language. */
export const workerScript = (language: Language): string =>
  language === originalLanguage ? '/sw.js' : `/sw.${language}.js`

/** The language of a worker. @param script its address */
export const languageOfWorker = (script: string): Language =>
  languages.find((language) => script.replace(/\?.*/, '').endsWith(workerScript(language))) ?? originalLanguage

type PageLink = {
  /** The address of the screen in the app. */
  readonly path: string
  /** Undefined if the link is to no page of a translation. */
  readonly translation: Language | undefined
}

/**
 * The screen of a link that names a page as a server has it: with the prefix of a language, or with the ending of its
 * file, which some hosts keep. Null for any other address. Before the app runs, build/first-paint/choose-language.js
 * does the same.
 */
export const pageLinkAt = (pathname: string): PageLink | null => {
  const withoutEnding = pathname.replace(/(?:\/index)?\.html$/, '')
  const translation = languages.find(
    (language) =>
      language !== originalLanguage &&
      (withoutEnding === pagesPrefix(language) || withoutEnding.startsWith(`${pagesPrefix(language)}/`)),
  )
  const path = translation ? withoutEnding.slice(pagesPrefix(translation).length) : withoutEnding
  return path === pathname ? null : { path: path || '/', translation }
}
