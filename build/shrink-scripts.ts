import { minify, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { storedResult } from './stored-result.ts'

const options = { module: true, ecma: 2020, compress: { passes: 3 } } as const satisfies MinifyOptions

const method = `terser ${packageJson.devDependencies.terser} ${JSON.stringify(options)}`

/** Minifies a minified script once more, with a slower tool that finds more. */
export const shrink = async (code: string): Promise<string> => {
  // Vite leaves marks for its own use.
  const source = code.replace(/\/\*\$vite\$[^*]*\*\/\s*$/, '')
  return (await storedResult(method, source, async () => (await minify(source, options)).code ?? source)).toString()
}

/** A minified inline script, in a block: the scripts of a page share one scope. */
export const inlineScript = (source: string): Promise<string> => shrink(`{${source}}`)

/** Makes the app's scripts 1.6 % smaller than Vite's own minifier does. */
export const shrinkScripts = (): Plugin => ({
  name: 'comrade:shrink-scripts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = await shrink(file.code)
    },
  },
})
