import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { byLanguage, languages, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { compileCatalogue } from './compile-catalogue.ts'

/** What all catalogues import. */
const sharedFolder = 'src/kit/words'

/** Catalogues whose texts appear in mail programs, chats and the phone's own menus. */
const shownByOthers: ReadonlySet<string> = new Set(['emails', 'page-descriptions', 'manifest'])

/** The module of a language. The original's name has no language, because code imports that one. */
export const moduleName = (catalogue: string, language: Language): string => (language === originalLanguage ? `${catalogue}.gen.ts` : `${catalogue}.${language}.gen.ts`)

/** Compiles all catalogues. @returns each module's text by its path from the project's root */
export const compileCatalogues = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const modules = new Map<string, string>()
  const catalogues = globSync('src/**/words/**/*.en.json', { cwd: root }).map((file) => file.replace(/\.en\.json$/, ''))
  const missing = catalogues.flatMap((catalogue) => languages.map((language) => `${catalogue}.${language}.json`)).filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`Not translated:\n${missing.join('\n')}`)
  for (const catalogue of catalogues) {
    const texts = byLanguage((language) => readFileSync(join(root, `${catalogue}.${language}.json`), 'utf8'))
    const compiled = compileCatalogue(texts, { sharedFolder: relative(dirname(catalogue), sharedFolder) || '.', hyphenated: !shownByOthers.has(basename(catalogue)) })
    for (const language of languages) modules.set(moduleName(catalogue, language), compiled[language])
  }
  return modules
}
