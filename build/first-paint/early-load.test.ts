import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { tablesOfScreen } from '../../src/screens.ts'
import { filesOfScreen, withEarlyDataOf, withoutPageScripts } from './early-load.ts'
import { earlyRows } from './early-rows.ts'

const chunk = (name: string, imports: readonly string[], isEntry = false) => ({
  type: 'chunk' as const,
  name,
  fileName: `${name}.js`,
  imports: imports.map((each) => `${each}.js`),
  isEntry,
})
const bundle = Object.fromEntries(
  [
    chunk('index', ['framework'], true),
    chunk('framework', []),
    chunk('data-early', ['storage', 'framework']),
    chunk('storage', []),
    chunk('lists', []),
    chunk('gossip', ['lists', 'data-early']),
    chunk('pages', []),
  ].map((each) => [each.fileName, each]),
)

it('names what a screen and its rows need besides the files of the first screen', () => {
  expect(filesOfScreen(bundle, { chunk: 'gossip', tables: ['gossip_posts'] })).toEqual([
    'data-early.js',
    'storage.js',
    'gossip.js',
    'lists.js',
  ])
  expect(filesOfScreen(bundle, { chunk: 'pages' })).toEqual(['pages.js'])
})

it('is not in the shell, whose other scripts stay', () => {
  const description =
    '<meta name="description" content="All" /><!-- Why. --><link rel="expect" href="#end" blocking="render" /><noscript id="end">Scripts!</noscript>'
  const other = '<script data-before-paint="true">dark()</script>'
  expect(
    withoutPageScripts(
      `<head>${other}\n<script type="application/json" data-early="true" data-pages-only="true">{}</script><script data-before-paint="true" data-pages-only="true">early()</script>${description}</head>`,
    ),
  ).toBe(`<head>${other}</head>`)
})

it('knows in a page only what that page needs', () => {
  const rows = '<script data-early-load="true">rows()</script>'
  const html = `<script type="application/json" data-early="true">{"/about":{"files":["about.js"]},"/rooms":{"tables":"rentals","files":["rooms.js"]}}</script>${rows}<p>`
  expect(withEarlyDataOf(html, '/rooms')).toBe(
    `<script type="application/json" data-early="true">{"tables":"rentals","files":["rooms.js"]}</script>${rows}<p>`,
  )
  expect(withEarlyDataOf(html, '/about')).toBe(
    '<script type="application/json" data-early="true">{"files":["about.js"]}</script><p>',
  )
  expect(withEarlyDataOf(html, '/')).toBe('<script type="application/json" data-early="true">null</script><p>')
})

it('draws early only what the page asks for', () => {
  for (const [path, { table }] of Object.entries(earlyRows)) expect(tablesOfScreen(path)).toContain(table)
})

it.each([
  ['fetches the rows of', null, 1],
  ['fetches the rows of', '{"slug":"tum"}', 1],
  ['leaves to the app the rows of', '{"slug":"uon"}', 0],
])('%s a phone that has stored the campus %s', (_what, stored, requests) => {
  const requested: string[] = []
  const source = readFileSync(new URL('./early-load-rows.js', import.meta.url), 'utf8').replace(
    'DEFAULT_CAMPUS',
    '"tum"',
  )
  const data = { textContent: JSON.stringify({ tables: 'items', key: 'key' }) }
  const fetch = async (url: string) => void requested.push(url)
  runInNewContext(source, {
    document: { querySelector: () => data },
    navigator: {},
    location: { origin: '' },
    localStorage: { getItem: () => stored },
    fetch,
  })
  expect(requested).toHaveLength(requests)
})
