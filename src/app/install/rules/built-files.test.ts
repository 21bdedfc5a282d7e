import { expect, it } from 'vitest'
import { languages } from '@/kit/rules/language'
import { languageOfWorker, pageLinkAt, workerScript } from './built-files'

it('tells the language of a worker by its script', () => {
  for (const language of languages)
    expect(languageOfWorker(`https://comrade.example${workerScript(language)}`)).toBe(language)
  expect(languageOfWorker('https://comrade.example/sw.js?version=2')).toBe('en')
})

it.each([
  ['/sw/groceries', '/groceries', 'sw'],
  ['/sw/', '/', 'sw'],
  ['/sw', '/', 'sw'],
  ['/sw/education/managing-pms', '/education/managing-pms', 'sw'],
  ['/sw/groceries.html', '/groceries', 'sw'],
  ['/sw/index.html', '/', 'sw'],
  ['/groceries.html', '/groceries', undefined],
  ['/education/managing-pms.html', '/education/managing-pms', undefined],
  ['/index.html', '/', undefined],
])('%s is a link to the screen %s', (link, path, translation) => {
  expect(pageLinkAt(link)).toEqual({ path, translation })
})

it.each(['/', '/groceries', '/swahili', '/sw.js', '/sw.sw.js', '/groceries.htm', '/html'])(
  '%s is no link to a page of the server',
  (address) => {
    expect(pageLinkAt(address)).toBeNull()
  },
)
