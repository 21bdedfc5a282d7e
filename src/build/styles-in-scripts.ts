import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The entry and all that it imports: what the first screen waits for. */
const initialChunks = (bundle: Bundle): Set<string> => {
  const found = new Set<string>()
  const visit = (name: string): void => {
    const file = bundle[name]
    if (found.has(name) || file?.type !== 'chunk') return
    found.add(name)
    file.imports.forEach(visit)
  }
  for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.isEntry) visit(name)
  return found
}

/** At the end of the page, after the styles of the first screen (src/build/first-paint): what comes later wins. */
const styling = (css: string): string =>
  `document.body.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(css)}}));`

/**
 * What loads late brings its styles along in its script: half as many files to fetch, one after the other, on a network
 * where each costs a round trip. The names of scripts change with their styles: Vite reckons those in.
 */
export const stylesInScripts = (): Plugin => ({
  name: 'comrade:styles-in-scripts',
  apply: 'build',
  enforce: 'pre',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const initial = initialChunks(bundle)
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk' || initial.has(name)) continue
        const styles = chunk.viteMetadata?.importedCss ?? new Set()
        for (const sheet of styles) {
          const file = bundle[sheet]
          if (file?.type !== 'asset') throw new Error(`${name} names styles that are not there: ${sheet}`)
          chunk.code = styling(String(file.source)) + chunk.code
          delete bundle[sheet]
        }
        styles.clear()
      }
    },
  },
})
