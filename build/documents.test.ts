import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exists, namedPaths } from './documents-paths.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['', 'docs', 'docs/decisions', 'docs/screens']
const documents = (
  await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder))).filter((name) => name.endsWith('.md')).map((name) => join(folder, name)),
    ),
  )
).flat()

const linked = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#([^)\s]+))?\)|src="(?!https?:)([^"]+)"/g
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The links whose file or heading does not exist. */
const broken = async (document: string): Promise<readonly string[]> => {
  const text = await readFile(join(root, document), 'utf8')
  const found = await Promise.all(
    [...text.matchAll(linked)].map(async ([whole, target, anchor, picture]) => {
      const path = join(root, dirname(document), target ?? picture ?? '')
      if (!(await stat(path).catch(() => null))) return [whole]
      return anchor !== undefined && !anchors(await readFile(path, 'utf8')).includes(anchor) ? [whole] : []
    }),
  )
  return found.flat()
}

test.each(documents)('every link of %s resolves', async (document) => {
  expect(await broken(document)).toEqual([])
})

/**
 * Paths that documents may name although no checkout has them: written by the build or a server, or new in
 * CONTRIBUTING's examples.
 */
const built = [
  'dist/_headers',
  'dist/_redirects',
  'dist/.well-known/assetlinks.json',
  '404.html',
  'sw/404.html',
  'groceries.html',
  'sw.js',
]
const examples = ['public/catalogues/<campus>/printing.json', 'supabase/migrations/<date>_notices.sql']
const written = [...built, ...examples, 'supabase/.temp/', 'YYYY-MM-DD-short-title.md', 'src/passwords.json']

/** Folders and files at the root that no checkout has. */
const uncommitted = new Set(['node_modules', '.git', 'dist', 'test-results', 'playwright-report'])
const top = (await readdir(root, { withFileTypes: true })).filter(
  ({ name }) => !uncommitted.has(name) && !name.startsWith('dist.'),
)
const folderNames = top.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const inside = await Promise.all(
  folderNames.map(async (folder) =>
    (await readdir(join(root, folder), { recursive: true })).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ),
)
const allFiles = [...top.map(({ name }) => name), ...inside.flat()].filter((file) => !file.startsWith('supabase/.temp'))

test.each(documents)('every path that %s names exists', async (document) => {
  const named = namedPaths(await readFile(join(root, document), 'utf8'), [...folderNames, 'dist'])
  expect(named.filter((path) => !exists(path, [...allFiles, ...written]))).toEqual([])
})

test('a path that does not exist is found, whole or shortened', () => {
  const text =
    'See `src/store/gone.ts`, `src/<area>/gone.tsx`, `gone.ts` and `src/kit/`; `/groceries`, `npm run x/y` and `@types/node` are no paths.'
  const named = namedPaths(text, ['src'])
  expect(named).toEqual(['src/store/gone.ts', 'src/<area>/gone.tsx', 'gone.ts', 'src/kit/'])
  expect(named.filter((path) => !exists(path, allFiles))).toEqual([
    'src/store/gone.ts',
    'src/<area>/gone.tsx',
    'gone.ts',
  ])
})

test.each(documents)('%s holds no conflict of a merge', async (document) => {
  expect(await readFile(join(root, document), 'utf8')).not.toMatch(/^(?:<{7}|>{7}) /m)
})

test('the README has at most 8 kB', async () => {
  expect((await stat(join(root, 'README.md'))).size).toBeLessThanOrEqual(8000)
})

test('every decision is listed in the index', async () => {
  const index = await readFile(join(root, 'docs/decisions/README.md'), 'utf8')
  const files = (await readdir(join(root, 'docs/decisions'))).filter((name) => name !== 'README.md')
  expect(files.filter((name) => !index.includes(`(${name})`))).toEqual([])
})
