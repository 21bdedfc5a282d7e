import { expect, it } from 'vitest'
import { filesByScreen } from './early-load.ts'

const chunk = (name: string, imports: readonly string[], isEntry = false) => ({ type: 'chunk' as const, name, fileName: `${name}.js`, imports: imports.map((each) => `${each}.js`), isEntry })
const bundle = Object.fromEntries(
  [chunk('index', ['framework'], true), chunk('framework', []), chunk('data-early', ['storage', 'framework']), chunk('storage', []), chunk('lists', []), chunk('gossip', ['lists', 'data-early']), chunk('pages', [])].map(
    (each) => [each.fileName, each],
  ),
)

it('names what a screen and its rows need besides the files of the first screen', () => {
  expect(filesByScreen(bundle, { '/tum-gossip': 'gossip', '/about': 'pages' }, (route) => route === '/tum-gossip')).toEqual({
    '/tum-gossip': ['data-early.js', 'storage.js', 'gossip.js', 'lists.js'],
    '/about': ['pages.js'],
  })
})
