import { readFile } from 'node:fs/promises'
import { describe, expect, it, test } from 'vitest'
import { nationalNumbers } from '@/kit/rules/national-numbers'
import { beyondBaseline } from './holds-baseline.ts'
import { newerFeatures, newerRules } from './newer-features.ts'
import { oldBrowserPage } from './old-browser.ts'

describe('a script of the build', () => {
  it.each([
    ['a method that Chrome 110 brought', 'export const a = (b) => b.toSorted()', ['toSorted']],
    ['a static method', 'Promise.withResolvers()', ['Promise.withResolvers']],
    ['a global', 'Temporal.Now.instant()', ['Temporal']],
    ['a helper of iterators', 'new Map().values().map((each) => each)', ['values().map']],
    ['a flag of regular expressions', '/[a]/v.test("")', ['regular expression with flag v']],
    ['import attributes', 'import a from "./a.json" with { type: "json" }', ['import attributes']],
  ])('that has %s is found', (_what, code, found) => {
    expect(newerFeatures(code)).toEqual(found)
  })

  it.each([
    'Object.values(a).map(b)',
    '[...a.values()].map(b)',
    'class A { static { a?.b ?? c } #d = 1 }',
    'a.at(-1).findLast(b)',
  ])('may say %s', (code) => {
    expect(newerFeatures(code)).toEqual([])
  })

  it('may use what the app brings for old browsers, and a library what it asks for first', () => {
    expect(beyondBaseline('assets/rooms-1.js', 'a.toSorted()')).toEqual([])
    expect(beyondBaseline('assets/memory-1.js', 'if ("intersection" in a) a.intersection(b)')).toEqual([])
    expect(beyondBaseline('assets/rooms-1.js', 'a.intersection(b)')).toEqual(['assets/rooms-1.js: intersection'])
  })
})

test('rules inside rules are found in a stylesheet', () => {
  expect([newerRules('.a{color:red;&:hover{color:blue}}'), newerRules('.a{color:red}.a:hover{color:blue}')]).toEqual([
    ['nesting'],
    [],
  ])
})

describe('a browser below the baseline', () => {
  it('can read the script that sends it away', async () => {
    const source = await readFile(new URL('./old-browser.js', import.meta.url), 'utf8')
    expect(source).not.toMatch(/=>|\b(?:const|let|class|async)\b|\?\.|\?\?|`/)
  })

  it('finds the numbers of the country, and none that is a sample', () => {
    const page = oldBrowserPage()
    expect([...page.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number)).toEqual(
      nationalNumbers.map(({ number }) => number),
    )
    expect(page).not.toContain('<script')
    for (const words of ['This browser is too old', 'Kivinjari hiki ni cha zamani mno']) expect(page).toContain(words)
  })
})
