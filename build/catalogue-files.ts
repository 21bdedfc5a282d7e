import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { languages, type Language } from '../src/kit/rules/language.ts'
import { entryIn, translationEnding } from '../src/kit/rules/translated-entry.ts'

/** The catalogues as phones load them: see `addressOf` in src/store/catalogues.ts. */
export const catalogueFolder = (campus: string, language: Language): string => `catalogues/${campus}/${language}`

const fileSchema = v.looseObject({ items: v.array(v.record(v.string(), v.unknown())) })

const endings = Object.values(translationEnding).filter((ending) => ending !== '')

/** A catalogue in one language alone. @param text of its file, which has them all */
export const catalogueIn = (language: Language, text: string): string => {
  const { items, ...file } = v.parse(fileSchema, JSON.parse(text))
  const inLanguage = items.map((item) => {
    const isTranslation = (field: string) =>
      endings.some((ending) => field.endsWith(ending) && field.slice(0, -ending.length) in item)
    return Object.fromEntries(Object.entries(entryIn(language, item)).filter(([field]) => !isTranslation(field)))
  })
  return JSON.stringify({ ...file, items: inLanguage })
}

/**
 * Writes each catalogue in each language, so that nobody downloads texts in another one. The files with all languages
 * are in the build, too: an admin begins to edit with them.
 */
export const catalogueFiles = (): Plugin => {
  let publicDir = ''
  return {
    name: 'comrade:catalogue-files',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle() {
      for (const campus of readdirSync(join(publicDir, 'catalogues'))) {
        for (const name of readdirSync(join(publicDir, 'catalogues', campus))) {
          const text = readFileSync(join(publicDir, 'catalogues', campus, name), 'utf8')
          for (const language of languages)
            this.emitFile({
              type: 'asset',
              fileName: `${catalogueFolder(campus, language)}/${name}`,
              source: catalogueIn(language, text),
            })
        }
      }
    },
  }
}
