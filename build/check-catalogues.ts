import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { articleFile } from '../src/education/store/article-schema.ts'
import { catalogueFile, catalogueSchemas, type CatalogueName } from '../src/store/catalogue-schemas.ts'
import { articleFolder } from '../src/education/rules/article-facts.ts'
import { articleIds, type ArticleId } from '../src/education/rules/articles.ts'
import { originalLanguage, type Language } from '../src/kit/rules/language.ts'
import { builtLanguage } from './messages/language-plugin.ts'

const isCatalogue = (name: string): name is CatalogueName => name in catalogueSchemas

/** @returns the error in the text of a file under public/, or null */
const problem = (file: string, schema: v.GenericSchema, text: string): string | null => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? null : `public/${file}: ${v.summarize(result.issues)}`
}

const cataloguePath = (campus: string, name: CatalogueName) => `catalogues/${campus}/${name}.json`
const articlePath = (id: ArticleId, language: Language) => `${articleFolder(language)}/${id}.json`

export const catalogueProblem = (campus: string, name: CatalogueName, text: string) =>
  problem(cataloguePath(campus, name), catalogueFile(name), text)
export const articleProblem = (id: ArticleId, text: string, language: Language = originalLanguage) =>
  problem(articlePath(id, language), articleFile, text)

/** Fails the build if a catalogue or an article does not match the app's schema: the app would show an empty screen. */
export const checkCatalogues = (): Plugin => {
  let publicDir = ''
  return {
    name: 'comrade:check-catalogues',
    configResolved(config) {
      publicDir = config.publicDir
    },
    buildStart() {
      const read = (file: string) => readFileSync(join(publicDir, file), 'utf8')
      const problems = [
        // Every campus has every catalogue.
        ...readdirSync(join(publicDir, 'catalogues')).flatMap((campus) =>
          Object.keys(catalogueSchemas)
            .filter(isCatalogue)
            .map((name) => catalogueProblem(campus, name, read(cataloguePath(campus, name)))),
        ),
        ...articleIds.map((id) => articleProblem(id, read(articlePath(id, builtLanguage())), builtLanguage())),
      ].filter((found) => found !== null)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
