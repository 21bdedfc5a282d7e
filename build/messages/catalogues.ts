import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { byLanguage, languages, type Language } from '../../src/kit/rules/language.ts'
import { compileCatalogue } from './compile-catalogue.ts'

/**
 * Where the compiled catalogues are, from the project's root; not in git. Code imports them as `#words/…`
 * (package.json).
 */
export const wordsFolder = '.words'

/** Catalogues whose texts appear in mail programs, chats and the phone's own menus. */
const shownByOthers: ReadonlySet<string> = new Set(['kit/emails', 'kit/page-descriptions', 'app/install/manifest'])

/** Declares `plural` and `select`, which compiled messages call. */
const messageForms = 'src/kit/words/message-forms.ts'

/** @returns such as `market/variants` for `src/market/words/variants.en.json` */
const nameOf = (file: string): string =>
  file
    .replace(/^src\//, '')
    .replace('/words/', '/')
    .replace(/\.en\.json$/, '')

/** The module of a catalogue in a language, from the project's root. @param name such as `market/variants` */
const modulePath = (name: string, language: Language): string => `${wordsFolder}/${language}/${name}.ts`

/**
 * Compiles all catalogues.
 * @returns each module's text by its path from the project's root
 * @throws {Error} for a catalogue that lacks a translation, and for one that `compileCatalogue` refuses
 */
export const compileCatalogues = (root: string): ReadonlyMap<string, string> => {
  const modules = new Map<string, string>()
  const files = globSync('src/**/words/**/*.en.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const inLanguage = (file: string, language: Language) => file.replace(/\.en\.json$/, `.${language}.json`)
  const missing = files
    .flatMap((file) => languages.map((language) => inLanguage(file, language)))
    .filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`Not translated:\n${missing.join('\n')}`)
  for (const file of files) {
    const name = nameOf(file)
    const texts = byLanguage((language) => readFileSync(join(root, inLanguage(file, language)), 'utf8'))
    const compiled = compileCatalogue(texts, {
      messageForms: relative(dirname(modulePath(name, 'en')), messageForms),
      hyphenated: !shownByOthers.has(name),
    })
    for (const language of languages) modules.set(modulePath(name, language), compiled[language])
  }
  return modules
}
