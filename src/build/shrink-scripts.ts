import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }

const options = { module: true, ecma: 2020, compress: { passes: 3 } } as const satisfies MinifyOptions

const folder = 'node_modules/.cache/comrade-scripts'

/** What the results depend on besides the script. */
const version = JSON.stringify([packageJson.devDependencies.terser, options])

/** A script that has been minified, minified again by what finds more, but slowly: results are stored. */
export const shrink = async (code: string): Promise<string> => {
  const file = join(folder, `${createHash('sha256').update(version).update(code).digest('hex')}.js`)
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored !== undefined) return stored
  // Vite marks scripts for itself.
  const { code: smaller = code } = await minify(code.replace(/\/\*\$vite\$[^*]*\*\/\s*$/, ''), options)
  await mkdir(folder, { recursive: true })
  await writeFile(file, smaller)
  return smaller
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
