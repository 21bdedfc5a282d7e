import { pagesPrefix } from '../../src/app/install/rules/built-files.ts'
import { languages, originalLanguage } from '../../src/kit/rules/language.ts'
import { pagePaths, screenPaths } from '../pages.ts'
import { fallbackFileIn, notFoundFileIn } from '../first-paint/shell-file.ts'

// What hosts must know about the app's addresses. Those of each language begin with its prefix.

const withoutPage = screenPaths.filter((path) => !pagePaths.includes(path))

export const hashedFiles = '/assets/'

/** The addresses without a page, and the file that answers them. */
export const fallbacks = languages.flatMap((language) =>
  withoutPage.map((path) => ({ address: pagesPrefix(language) + path, file: `/${fallbackFileIn(language)}` })),
)

/** The folders of the other languages, and the file that answers unknown addresses there. */
export const translations = languages
  .filter((language) => language !== originalLanguage)
  .map((language) => ({ folder: `${pagesPrefix(language)}/`, file: `/${notFoundFileIn(language)}` }))

const folderOf = (path: string) => /^\/.+\//.exec(path)?.[0] ?? []

/** The folders of addresses, without the root. */
export const folders = [...new Set([...screenPaths.flatMap(folderOf), ...translations.map(({ folder }) => folder)])]
