import type { Plugin } from 'vite'
import { languages, locales, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { wordsFolder } from './catalogues.ts'
import { writeWords } from './write-words.ts'

const originalWords = `/${wordsFolder}/${originalLanguage}/`
const trackerArticle = /(?<=src\/education\/tracker-articles\/)(?=[\w-]+\.json$)/

/** The built language's version of a module; the module itself if it is the same in every language. */
const moduleIn = (built: Language, id: string): string =>
  built === originalLanguage
    ? id
    : id.replace(originalWords, `/${wordsFolder}/${built}/`).replace(trackerArticle, `${built}/`)

/** The variable that limits a build to one language. Without it a build has all of them (other-languages.ts). */
export const languageVariable = 'COMRADE_LANGUAGE'

export const builtLanguage = (): Language => {
  const wanted = process.env[languageVariable] ?? originalLanguage
  const found = languages.find((language) => language === wanted)
  if (!found) throw new Error(`${languageVariable} is one of ${languages.join(', ')}`)
  return found
}

export const inLanguage = (html: string, built: Language): string =>
  html.replace(/<html lang="[^"]*"/, `<html lang="${locales[built]}"`)

/** Replaces each module of words and each tracker article by the built language's. */
export const language = (built: Language): Plugin => ({
  name: 'comrade:language',
  enforce: 'pre',
  // `npm run dev` compiles a catalogue as soon as it changes.
  configureServer({ watcher, config: { root, logger } }) {
    watcher.on('change', (file) => {
      if (/\/words\/.*\.json$/.test(file)) writeWords(root).catch((error: unknown) => logger.error(String(error)))
    })
  },
  async resolveId(source, importer) {
    if (built === originalLanguage || !/^#words\/|tracker-articles\//.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    const id = found && moduleIn(built, found.id)
    return found?.id === id ? found : id
  },
  transformIndexHtml: (html) => inLanguage(html, built),
})
