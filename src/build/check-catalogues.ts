import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { catalogueFile, catalogueSchemas, type CatalogueName } from '../data/catalogue-schemas.ts'

const isCatalogue = (name: string): name is CatalogueName => name in catalogueSchemas

/** @returns what is wrong with a catalogue's text, or null */
export const catalogueProblem = (name: CatalogueName, text: string): string | null => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), catalogueFile(name)), text)
  return result.success ? null : `public/catalogues/${name}.json: ${v.summarize(result.issues)}`
}

/** A build with a catalogue that the app could not read fails, instead of shipping an empty screen. */
export const checkCatalogues = (): Plugin => {
  let publicDir = ''
  return {
    name: 'comrade:check-catalogues',
    configResolved(config) {
      publicDir = config.publicDir
    },
    buildStart() {
      for (const name of Object.keys(catalogueSchemas).filter(isCatalogue)) {
        const problem = catalogueProblem(name, readFileSync(join(publicDir, 'catalogues', `${name}.json`), 'utf8'))
        if (problem) this.error(problem)
      }
    },
  }
}
