import { pagesPrefix } from '../../src/app/install/rules/built-files.ts'
import { languages, originalLanguage } from '../../src/kit/rules/language.ts'
import { pageDescriptions } from '../../src/kit/words/page-descriptions.ts'
import { chunkPlan } from '../chunks.ts'
import { fallbackFileIn, notFoundFileIn } from '../first-paint/shell-file.ts'

// What hosts must know about the app's addresses. Those of each language begin with its prefix.

const routes = ['/', ...Object.keys(chunkPlan.routes).map((route) => route.replace(/(?<=.)\/$/, ''))]

const withoutPage = routes.filter((route) => !(route in pageDescriptions))

export const hashedFiles = '/assets/'

/** The addresses without a page, and the file that answers them. */
export const fallbacks = languages.flatMap((language) =>
  withoutPage.map((route) => ({ address: pagesPrefix(language) + route, file: `/${fallbackFileIn(language)}` })),
)

/** The folders of the other languages, and the file that answers unknown addresses there. */
export const translations = languages
  .filter((language) => language !== originalLanguage)
  .map((language) => ({ folder: `${pagesPrefix(language)}/`, file: `/${notFoundFileIn(language)}` }))

const folderOf = (route: string) => /^\/.+\//.exec(route)?.[0] ?? []

/** The folders of addresses, without the root. */
export const folders = [...new Set([...routes.flatMap(folderOf), ...translations.map(({ folder }) => folder)])]
