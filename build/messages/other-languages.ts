import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { workerScript } from '../../src/app/install/rules/built-files.ts'
import { languages, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { afterWriting } from '../after-writing.ts'
import { fileIn } from '../first-paint/shell-file.ts'
import { languageVariable } from './language-plugin.ts'

/** Builds the app in one language. */
const buildIn = async (language: Language, root: string, outDir: string, mode: string): Promise<void> => {
  process.env[languageVariable] = language
  try {
    await build({ root, mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  } finally {
    Reflect.deleteProperty(process.env, languageVariable)
  }
}

/**
 * Copies a script that another language may have copied before.
 * @throws {Error} if that has the same name and different content
 */
const copyScript = async (from: string, to: string): Promise<void> => {
  const present = await readFile(to).catch(() => undefined)
  if (present === undefined) return cp(from, to)
  if (!present.equals(await readFile(from))) throw new Error(`${to} differs between languages`)
}

/** Adds the files that only a build in another language has: its pages, its worker, and its scripts with texts. */
const merge = async (language: Language, from: string, to: string): Promise<void> => {
  await cp(join(from, fileIn(language, '')), join(to, fileIn(language, '')), { recursive: true })
  await cp(join(from, workerScript(originalLanguage)), join(to, workerScript(language)))
  for (const name of await readdir(join(from, 'assets')))
    await copyScript(join(from, 'assets', name), join(to, 'assets', name))
}

/** Adds the other languages to a build, unless the variable asks for one language, to measure it. */
export const otherLanguages = (): Plugin => {
  let root = ''
  let outDir = ''
  let mode = ''
  return {
    name: 'comrade:other-languages',
    apply: () => process.env[languageVariable] === undefined,
    enforce: 'post',
    configResolved(config) {
      root = config.root
      mode = config.mode
      outDir = resolve(root, config.build.outDir)
    },
    ...afterWriting(async () => {
      for (const language of languages.filter((each) => each !== originalLanguage)) {
        const folder = await mkdtemp(join(tmpdir(), 'comrade-build-'))
        try {
          await buildIn(language, root, folder, mode)
          await merge(language, folder, outDir)
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      }
    }),
  }
}
