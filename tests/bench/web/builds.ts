import { join } from 'node:path'
import { build } from 'vite'
import { changedPage } from '../../../src/build/size/changed-page.ts'
import { root } from '../../e2e/places.ts'

const made = join(root, 'node_modules', '.cache', 'comrade-bench')

/** A migrated backend's folder: its key is in the builds. */
export const dataDir = join(made, 'data')

const built = async (name: string, plugins: ReturnType<typeof changedPage>[]) => {
  process.env['COMRADE_DATA_DIR'] = dataDir
  const outDir = join(made, name)
  await build({ root, logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } })
  return outDir
}

/** The app as it is. */
export const buildNow = (): Promise<string> => built('now', [])

/** The app, and the app with one sentence of one screen changed. */
export const buildBoth = async (): Promise<{ readonly now: string; readonly changed: string }> => ({
  now: await buildNow(),
  changed: await built('changed', [changedPage()]),
})
