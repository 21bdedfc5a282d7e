import { join } from 'node:path'
import { build } from 'vite'
import { changedPage } from '../../../build/size/changed-page.ts'
import { originalLanguage } from '../../../src/kit/rules/language.ts'
import { root } from '../../e2e/paths.ts'

const cacheFolder = join(root, 'node_modules', '.cache', 'comrade-bench')

/** Data folder of the embedded backend. */
export const dataDir = join(cacheFolder, 'data')

const buildInto = async (name: string, plugins: ReturnType<typeof changedPage>[]) => {
  const outDir = join(cacheFolder, name)
  await build({ root, logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } })
  return outDir
}

/** Builds the app. @returns the output folder */
export const buildNow = (): Promise<string> => buildInto('now', [])

/** Builds the app twice, the second time with one sentence changed. */
export const buildBoth = async (): Promise<{ readonly now: string; readonly changed: string }> => ({
  now: await buildNow(),
  changed: await buildInto('changed', [changedPage(originalLanguage)]),
})
