import { describe, expect, test } from 'vitest'
import { pagesPrefix, workerScript } from '../../src/app/install/rules/built-files.ts'
import { languages } from '../../src/kit/rules/language.ts'
import { pagePaths, screenPaths } from '../pages.ts'
import { fallbackFileIn, fileIn, notFoundFileIn, shellFileIn } from '../first-paint/shell-file.ts'
import { lifetimes, writeHeaders } from './headers-file.ts'
import { writeNginx } from './nginx-file.ts'
import { writeRedirects } from './write-host-files.ts'

const withoutPage = screenPaths.filter((path) => !pagePaths.includes(path))

/** The pattern that a path of either file is for its hosts. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`)

test('no host takes the ending of what the worker fetches and what addresses are rewritten to', () => {
  for (const language of languages)
    for (const file of [shellFileIn(language), fallbackFileIn(language)]) expect(file).not.toMatch(/\.html$/)
})

test('no address holds a parameter, which the files could not say', () => {
  expect(screenPaths.filter((path) => path.includes('$'))).toEqual([])
})

describe.each(languages)('in %s', (language) => {
  const rules = writeRedirects()
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' '))
  const answering = (address: string) => rules.find(([from = '']) => patternOf(from).test(address))?.slice(1)
  const prefix = pagesPrefix(language)

  test('an address without a page of its own is answered by the fallback of its language', () => {
    expect(withoutPage).toEqual(['/admin', '/admin/login', '/admin/setup'])
    for (const route of withoutPage) {
      expect(answering(prefix + route), route).toEqual([`/${fallbackFileIn(language)}`, '200'])
      expect(writeNginx({})).toContain(`location = ${prefix + route} { try_files /${fallbackFileIn(language)} =404; }`)
    }
  })

  test('an unknown address is answered by the not-found page of its language, with 404', () => {
    // Without a line, hosts answer with the 404.html of the root.
    const expected = prefix === '' ? undefined : [`/${notFoundFileIn(language)}`, '404']
    for (const path of ['/no/such/page', '/admin/no-such-page']) expect(answering(prefix + path)).toEqual(expected)
    expect(writeNginx({})).toContain(`error_page 404 /${notFoundFileIn(language)};`)
  })

  test('what is known by its name is revalidated, and only hashed files are kept for long', () => {
    const blocks = writeHeaders({ 'X-Frame-Options': 'DENY' })
      .split('\n\n')
      .map((block) => block.trim().split('\n'))
    const sent = (path: string) =>
      blocks
        .filter(([from = '']) => patternOf(from).test(path))
        .flatMap(([, ...lines]) => lines.map((line) => line.trim()))
    const named = [
      '/repair.js',
      workerScript(language),
      `/${fileIn(language, 'manifest.webmanifest')}`,
      `/${shellFileIn(language)}`,
      ...screenPaths.map((path) => prefix + path),
    ]
    // Hosts would join two values with a comma.
    for (const path of named)
      expect(sent(path), path).toEqual(['X-Frame-Options: DENY', `Cache-Control: ${lifetimes.other}`])
    expect(sent('/assets/app-12345678.js')).toEqual(['X-Frame-Options: DENY', `Cache-Control: ${lifetimes.hashed}`])
  })
})

test('nginx sends each header with errors, too, and none that it would change', () => {
  expect(writeNginx({ 'Content-Security-Policy': "default-src 'none'; object-src 'none'" })).toContain(
    `add_header Content-Security-Policy "default-src 'none'; object-src 'none'" always;`,
  )
  expect(() => writeNginx({ 'X-Price': '5 $' })).toThrow('nginx would not send X-Price: 5 $ as it is')
})
