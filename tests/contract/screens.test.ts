import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../supabase/local/places.ts'

/** What the app can say: its sources, the catalogues and the seed. Its tests assert what it makes of several parts. */
const saidIn = ['src', 'public', 'sw', 'supabase/seed.sql', 'tests/component', 'tests/e2e']

const isSource = (name: string): boolean => /\.(?:tsx?|json|sql)$/.test(name)

const filesIn = async (path: string): Promise<readonly string[]> =>
  path.endsWith('.sql')
    ? [path]
    : (await readdir(join(projectRoot, path), { recursive: true })).map((name) => join(path, name)).filter(isSource)

/** Line breaks of JSX and quotes of either kind mean nothing. */
const normal = (text: string): string => text.replaceAll(/\$\{[^}]*\}|\{' '\}/g, '{}').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('\\n', '\n').replaceAll("\\'", "'").replaceAll(/\s+/g, ' ')

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with its placeholders, such as "Saved {n} minutes ago", as a pattern. */
const patternOf = (quoted: string): RegExp =>
  new RegExp(normal(quoted).split(/\{[^}]*\}|…/).map((part) => escape(part.trim())).filter((part) => part !== '').join('[\\s\\S]{0,120}?'))

test('every text in quotes of docs/screens.md is one that the app says', async () => {
  const files = (await Promise.all(saidIn.map(filesIn))).flat()
  const said = normal((await Promise.all(files.map((file) => readFile(join(projectRoot, file), 'utf8')))).join('\n'))
  const document = await readFile(join(projectRoot, 'docs/screens.md'), 'utf8')
  const quoted = [...new Set([...document.matchAll(/"(?<text>[^"\n]+)"/g)].map(({ groups }) => groups?.['text'] ?? ''))]
  expect(quoted.length).toBeGreaterThan(300)
  expect(quoted.filter((text) => !patternOf(text).test(said))).toEqual([])
})
