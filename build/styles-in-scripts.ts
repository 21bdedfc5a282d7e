import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The entry chunk and everything it imports statically. */
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

/** Adds the styles at the end of the body, after the first screen's (build/first-paint), because later rules win. */
const insertStyle = (css: string): string =>
  `document.body.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(css)}}));`

/**
 * Moves the CSS of lazily loaded chunks into their scripts, which halves the requests on a network where each costs a
 * round trip. Vite includes the CSS in the script's hash, so the script's name changes with its styles.
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
          if (file?.type !== 'asset')
            throw new Error(`${name} imports a stylesheet that is not in the bundle: ${sheet}`)
          chunk.code = insertStyle(String(file.source)) + chunk.code
          delete bundle[sheet]
        }
        styles.clear()
      }
    },
  },
})
