import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { articleFile } from '../data/article-schema.ts'
import { catalogueFile, catalogueSchemas, type CatalogueName } from '../data/catalogue-schemas.ts'
import { articleIds, type ArticleId } from '../domain/education/articles.ts'

const isCatalogue = (name: string): name is CatalogueName => name in catalogueSchemas

/** @returns what is wrong with the text of a file under public/, or null */
const problem = (file: string, schema: v.GenericSchema, text: string): string | null => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? null : `public/${file}: ${v.summarize(result.issues)}`
}

const catalogueAt = (name: CatalogueName) => `catalogues/${name}.json`
const articleAt = (id: ArticleId) => `education/${id}.json`

export const catalogueProblem = (name: CatalogueName, text: string) => problem(catalogueAt(name), catalogueFile(name), text)
export const articleProblem = (id: ArticleId, text: string) => problem(articleAt(id), articleFile, text)

/** A build with a catalogue or an article that the app could not read fails, instead of shipping an empty screen. */
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
        ...Object.keys(catalogueSchemas).filter(isCatalogue).map((name) => catalogueProblem(name, read(catalogueAt(name)))),
        ...articleIds.map((id) => articleProblem(id, read(articleAt(id)))),
      ].filter((found) => found !== null)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
