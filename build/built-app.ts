import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { writeWords } from './messages/write-words.ts'
import { hashOfSources, isBuiltFrom, recordSources } from './publish/sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The build that `npm run size` and the browser tests share. */
export const builtApp = join(root, 'node_modules', '.cache', 'comrade-app', 'dist')

/** Builds for production: Vitest sets variables with which Vite would build for development. */
const build = () => {
  const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...env } = process.env
  return promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--configLoader',
      'native',
      '--outDir',
      builtApp,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { cwd: root, env },
  )
}

/** Builds the app in all languages, unless `builtApp` is up to date. */
export const buildApp = async (): Promise<void> => {
  // Vite's configuration imports some of the compiled texts.
  await writeWords(root)
  const hash = await hashOfSources(root)
  if (await isBuiltFrom(builtApp, hash)) return
  await build()
  await recordSources(builtApp, hash)
}
