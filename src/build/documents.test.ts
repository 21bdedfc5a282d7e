import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['', 'docs', 'docs/decisions', 'docs/screens']
const documents = (await Promise.all(folders.map(async (folder) => (await readdir(join(root, folder))).filter((name) => name.endsWith('.md')).map((name) => join(folder, name))))).flat()

const linked = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#([^)\s]+))?\)|src="(?!https?:)([^"]+)"/g
const anchors = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-'))

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
