import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { newerFeatures, newerRules } from './newer-features.ts'

/** Features that src/kit/old-browsers/add-missing-features.ts adds where they are missing. */
const replaced = ['toSorted', 'toReversed', 'toSpliced', 'AbortSignal.any', 'AbortSignal.timeout']

/** By chunk, the features whose presence its code checks before use: libraries, and src/kit/rules/cut-text.ts. */
const asked: readonly (readonly [file: RegExp, feature: string])[] = [
  [/^assets\/framework-/, 'startViewTransition'],
  [/^assets\/framework-/, 'navigation'],
  [/^assets\/memory-/, 'intersection'],
  [/^assets\/memory-/, 'scheduler'],
  [/^assets\//, 'Intl.Segmenter'],
]

const isFine = (file: string, feature: string): boolean =>
  replaced.includes(feature) || asked.some(([pattern, name]) => name === feature && pattern.test(file))

const inlineScripts = (html: string): string[] =>
  [
    ...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="(?:importmap|application\/json)"))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, code = '']) => code)

const newerIn = (file: string, text: string): readonly string[] => {
  if (file.endsWith('.js')) return newerFeatures(text)
  if (file.endsWith('.css')) return newerRules(text)
  return inlineScripts(text).flatMap(newerFeatures)
}

/** One line for each feature in a file. */
export const beyondBaseline = (file: string, text: string): readonly string[] =>
  newerIn(file, text)
    .filter((feature) => !isFine(file, feature))
    .map((feature) => `${file}: ${feature}`)

/** Fails the build when one of its files, also one of a library, needs a newer browser than the app supports. */
export const holdsBaseline = (): Plugin => {
  let folder = ''
  return {
    name: 'comrade:holds-baseline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const names = await readdir(folder, { recursive: true }).catch(() => [])
        const files = names.filter((name) => /^(?:assets\/.*\.(?:js|css)|(?:\w+\/)?index\.html)$/.test(name))
        const found = await Promise.all(
          files.map(async (name) => beyondBaseline(name, await readFile(join(folder, name), 'utf8'))),
        )
        if (found.flat().length > 0)
          this.error(`Newer than the browsers of build/baseline/baseline.ts:\n${found.flat().join('\n')}`)
      },
    },
  }
}
