import { expect, test } from 'vitest'
import { adminSearch, isOffered, locationOfSearch } from './admin-url'
import { pagesOf, patternOf, rangeOf } from './item-row'
import { fileProblem } from './problems'

test.each([
  ['', ''],
  ['  ', ''],
  ['sugar', '%sugar%'],
  ['100%', String.raw`%100\%%`],
  ['a_b', String.raw`%a\_b%`],
  [String.raw`a\b`, String.raw`%a\\b%`],
  ['5*', '%5_%'],
  ['Men’s  shoes', '%Men%s%shoes%'],
  ['café', '%caf%%'],
  ['cafe\u0301 au lait', '%caf%%au%lait%'],
  ['Wi-Fi', '%Wi%Fi%'],
])('the query %j becomes the pattern %j', (query, pattern) => {
  expect(patternOf(query)).toBe(pattern)
})

test('pages follow each other without a gap', () => {
  expect([rangeOf(1), rangeOf(2)]).toEqual([
    [0, 19],
    [20, 39],
  ])
  expect([pagesOf(0), pagesOf(20), pagesOf(21)]).toEqual([1, 1, 2])
})

test.each([
  [{ view: 'nonsense', tab: 'x', mode: 'y', page: -1, item: 'a b', q: {} }, {}],
  [
    { tab: 'food', mode: 'bulk', item: 'food-pilau' },
    { tab: 'food', mode: 'bulk', item: 'food-pilau' },
  ],
  [
    { tab: 'groceries', mode: 'list', item: 'new' },
    { tab: 'groceries', item: 'new' },
  ],
  [
    { view: 'reports', tab: 'rentals', page: 3, q: 12, item: '540B5000-0000-4000-8000-000000000006' },
    { view: 'reports', tab: 'rentals', page: 3, q: '12', item: '540B5000-0000-4000-8000-000000000006' },
  ],
  [{ view: 'content', tab: 'medicines', page: 1, q: '' }, { tab: 'medicines' }],
  [
    { campus: 'uon', tab: 'campuses' },
    { campus: 'uon', tab: 'campuses' },
  ],
  [{ campus: 'Not a slug' }, {}],
  [{ campus: 7 }, {}],
])('the URL %o is parsed as %o', (search, parsed) => {
  expect(JSON.parse(JSON.stringify(adminSearch(search)))).toEqual(parsed)
})

test('an empty URL opens no kind', () => {
  expect(locationOfSearch({})).toEqual({
    campus: null,
    view: 'content',
    tab: null,
    mode: 'list',
    query: '',
    page: 1,
    item: null,
  })
})

test('an admin of one campus is not offered the messages, which belong to none', () => {
  expect([isOffered('messages', 'all'), isOffered('messages', 'one'), isOffered('reports', 'one')]).toEqual([
    true,
    false,
    true,
  ])
})

test.each([
  [{ type: 'application/pdf', size: 10 }, 'not-an-image'],
  [{ type: '', size: 10 }, null],
  [{ type: 'application/octet-stream', size: 10 }, null],
  [{ type: 'image/jpeg', size: 10 * 1024 * 1024 + 1 }, 'too-large'],
  [{ type: 'image/jpeg', size: 10 * 1024 * 1024 }, null],
])('the upload of %o has the problem: %s', (file, problem) => {
  expect(fileProblem(file)).toBe(problem)
})
