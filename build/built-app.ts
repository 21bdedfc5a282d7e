import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { writeWords } from './messages/write-words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const folder = join(root, 'node_modules', '.cache', 'comrade-app')

/** The build that `npm run size` and the browser tests share. */
export const builtApp = join(folder, 'dist')

/** All test builds have the same keys: slow results are stored by content, and a new key would change every file that contains it. */
export const keysFolder = join(folder, 'data')

/** Holds the hash of the sources of `builtApp`; written after a complete build. */
const hashFile = join(folder, 'sources.sha256')

const sources = ['build/**', 'src/**', 'public/**', 'sw/**', 'supabase/local/**', 'docs/threat-model.md', 'index.html', 'vite.config.ts', 'package-lock.json']

/** @returns a hash of the names and contents of all files that a build reads, except types */
export const hashOfSources = async (project: string): Promise<string> => {
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: project, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith('.d.ts')) files.push(relative(project, join(entry.parentPath, entry.name)))
  }
  const hash = createHash('sha256').update(process.env['VITE_SUPABASE_URL'] ?? '')
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(await readFile(join(project, file)))
  return hash.digest('hex')
}

/** Builds for production: Vitest sets variables with which Vite would build for development. */
const build = () => {
  const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...env } = process.env
  return promisify(execFile)(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--configLoader', 'native', '--outDir', builtApp, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...env, COMRADE_DATA_DIR: keysFolder },
  })
}

/** Builds the app in all languages, unless `builtApp` is up to date. */
export const buildApp = async (): Promise<void> => {
  // Vite's configuration imports some of the compiled texts.
  await writeWords(root)
  const hash = await hashOfSources(root)
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === hash) return
  await rm(hashFile, { force: true })
  await build()
  await writeFile(hashFile, hash)
}
