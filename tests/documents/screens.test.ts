import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../supabase/local/places.ts'

/**
 * The files with the app's texts: sources, catalogues and seed. Tests contain the texts that the app composes from
 * several parts.
 */
const textSources = ['src', 'public', 'sw', 'supabase/seed.sql', 'tests/component', 'tests/e2e']

const isSource = (name: string): boolean => /\.(?:tsx?|json|sql)$/.test(name)

const filesIn = async (path: string): Promise<readonly string[]> =>
  path.endsWith('.sql')
    ? [path]
    : (await readdir(join(projectRoot, path), { recursive: true })).map((name) => join(path, name)).filter(isSource)

/** Makes texts comparable, regardless of JSX line breaks and the style of quotation marks. */
const normal = (text: string): string =>
  text
    .replaceAll(/\$\{[^}]*\}|\{' '\}/g, '{}')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('\\n', '\n')
    .replaceAll("\\'", "'")
    .replaceAll(/\s+/g, ' ')

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with its placeholders, such as "Saved {n} minutes ago", as a pattern. */
const patternOf = (quoted: string): RegExp =>
  new RegExp(
    normal(quoted)
      .split(/\{[^}]*\}|…/)
      .map((part) => escape(part.trim()))
      .filter((part) => part !== '')
      .join('[\\s\\S]{0,120}?'),
  )

test('every quoted text of docs/screens.md is a text of the app', async () => {
  const files = (await Promise.all(textSources.map(filesIn))).flat()
  const appTexts = normal(
    (await Promise.all(files.map((file) => readFile(join(projectRoot, file), 'utf8')))).join('\n'),
  )
  const document = await readFile(join(projectRoot, 'docs/screens.md'), 'utf8')
  const quoted = [...new Set([...document.matchAll(/"(?<text>[^"\n]+)"/g)].map(({ groups }) => groups?.['text'] ?? ''))]
  expect(quoted.length).toBeGreaterThan(300)
  expect(quoted.filter((text) => !patternOf(text).test(appTexts))).toEqual([])
})
