import type { Plugin } from 'vite'
import { languages, locales, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { moduleName } from './catalogues.ts'

const catalogue = /^(?<path>.*\/src\/.+\/words\/.+)\.gen\.ts$/
const trackerArticle = /(?<=src\/education\/tracker-articles\/)(?=[\w-]+\.json$)/

/** The built language's version of a module; the module itself if it is the same in every language. */
export const moduleIn = (built: Language, id: string): string => {
  if (built === originalLanguage) return id
  const path = catalogue.exec(id)?.groups?.['path']
  return path === undefined ? id.replace(trackerArticle, `${built}/`) : moduleName(path, built)
}

/** The variable that limits a build to one language. Without it a build has all of them (other-languages.ts). */
export const languageVariable = 'COMRADE_LANGUAGE'

export const builtLanguage = (): Language => {
  const wanted = process.env[languageVariable] ?? originalLanguage
  const found = languages.find((language) => language === wanted)
  if (!found) throw new Error(`${languageVariable} is one of ${languages.join(', ')}`)
  return found
}

export const inLanguage = (html: string, built: Language): string => html.replace(/<html lang="[^"]*"/, `<html lang="${locales[built]}"`)

/** Builds the app in one language: replaces each module of messages and each tracker article by that language's. */
export const language = (built: Language): Plugin => ({
  name: 'comrade:language',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (built === originalLanguage || !/\.gen|tracker-articles\//.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    const id = found && moduleIn(built, found.id)
    return found?.id === id ? found : id
  },
  transformIndexHtml: (html) => inLanguage(html, built),
})
