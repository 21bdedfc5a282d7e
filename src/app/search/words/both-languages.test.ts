import { describe, expect, it } from 'vitest'
import { pageWords } from '@/app/search/rules/page-words'
import { searchSite } from '@/app/search/rules/site-search'
import englishKinds from './kinds.en.json'
import kiswahiliKinds from './kinds.sw.json'
import englishTitles from '@/kit/words/screen-titles.en.json'
import kiswahiliTitles from '@/kit/words/screen-titles.sw.json'
import { otherPages } from './pages'
import englishPages from './pages.en.json'
import kiswahiliPages from './pages.sw.json'

/** True if the query matches the shown text. */
const finds = (query: string, shown: { title?: string; kind?: string; text?: string }): boolean =>
  searchSite([{ id: '', title: '', kind: '', text: '', link: '/', ...shown }], query, 1).all.length === 1

/** Each name in one language, with its name in the other. */
const pairs = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.entries(one).map(([key, name]) => [name, other[key] ?? ''] as const)

describe('a kind is found by its name in the other language', () => {
  it.each([...pairs(englishKinds, kiswahiliKinds), ...pairs(kiswahiliKinds, englishKinds)])('%s: %s', (query, kind) => {
    expect(finds(query, { kind })).toBe(true)
  })
})

describe('a screen is found by its name in both languages', () => {
  const names = new Map([...pairs(englishTitles, kiswahiliTitles), ...pairs(englishPages, kiswahiliPages)])
  it.each(otherPages)('$title', ({ title: english, id }) => {
    const kiswahili = names.get(english) ?? ''
    const text = pageWords[id]
    for (const query of [english, kiswahili])
      for (const title of [english, kiswahili]) expect(finds(query, { title, text }), `${query} in ${title}`).toBe(true)
  })
})
