import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buildVariables } from '../build-variables.ts'
import { languageVariable } from '../messages/language-plugin.ts'

/** Holds the hash of the sources of a build, in its folder. */
const sourcesFile = '_sources.sha256'

const sources = [
  'build/**',
  'src/**',
  'public/**',
  'sw/**',
  'supabase/local/**',
  'docs/threat-model.md',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env*',
]

type Environment = Readonly<Record<string, string | undefined>>

/** The variables on which a build depends: those in the app, and the one that chooses its languages. */
const variablesOf = (env: Environment): string => {
  const ofBuild = Object.entries(env).filter(([name]) => name.startsWith('VITE_') || name === languageVariable)
  return JSON.stringify([buildVariables, ofBuild.toSorted()])
}

/** @returns a hash of all that a build reads: its variables, and the names and contents of its files, except types */
export const hashOfSources = async (project: string, env: Environment = process.env): Promise<string> => {
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: project, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith('.d.ts'))
      files.push(relative(project, join(entry.parentPath, entry.name)))
  }
  const hash = createHash('sha256').update(variablesOf(env))
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(await readFile(join(project, file)))
  return hash.digest('hex')
}

/** Records of which sources a complete build was made. */
export const recordSources = (build: string, hash: string): Promise<void> => writeFile(join(build, sourcesFile), hash)

/** Whether a folder has a complete build of these sources. */
export const isBuiltFrom = async (build: string, hash: string): Promise<boolean> =>
  (await readFile(join(build, sourcesFile), 'utf8').catch(() => '')) === hash
