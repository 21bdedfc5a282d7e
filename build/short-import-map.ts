import type { Plugin } from 'vite'
import * as v from 'valibot'

const mapSchema = v.object({ imports: v.record(v.string(), v.string()) })

const mapScript = /(?<=<script type="importmap">)[^<]*/

/** `/assets/market-a8Ls71ee.js`, as scripts name it, becomes `/assets/market.js`. */
const shortName = (name: string): string => name.replace(/-[\w-]{8}(?=\.js$)/, '')

/** Short names for the names that scripts use for each other. The few stylesheets keep their names. */
const shortNames = (names: readonly string[]): ReadonlyMap<string, string> => {
  const short = new Map(names.map((name) => [name, shortName(name)]))
  if (new Set(short.values()).size < short.size) throw new Error('two chunks have the same name')
  return short
}

/**
 * @param json the import map that Vite writes
 * @param isWritten whether the build has the file; the styles of later screens are already in their scripts
 */
export const shortenMap = (json: string, isWritten: (file: string) => boolean): string => {
  const { imports } = v.parse(mapSchema, JSON.parse(json))
  const entries = [...shortNames(Object.keys(imports))]
    .map(([name, short]) => [short, imports[name] ?? ''] as const)
    .filter(([, file]) => isWritten(file))
  return JSON.stringify({ imports: Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))) })
}

/** Shortens the names of other scripts in a script. @param names from the import map, with a leading slash */
export const shortenImports = (code: string, names: readonly string[]): string =>
  [...shortNames(names)].reduce(
    (text, [name, short]) => text.replaceAll(name.slice(name.lastIndexOf('/')), short.slice(short.lastIndexOf('/'))),
    code,
  )

/**
 * Lets scripts name each other without the hashes, which Vite's import map has on both sides. This shortens the map in
 * every page and every update.
 */
export const shortImportMap = (): Plugin => ({
  name: 'comrade:short-import-map',
  apply: 'build',
  generateBundle: {
    // Runs after Vite has written the page and the scripts.
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const json = mapScript.exec(String(page.source))?.[0]
      if (json === undefined) this.error('index.html has no import map')
      const names = Object.keys(v.parse(mapSchema, JSON.parse(json)).imports)
      page.source = String(page.source).replace(mapScript, () => shortenMap(json, (file) => file.slice(1) in bundle))
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = shortenImports(file.code, names)
      delete bundle['importmap.json']
    },
  },
})
