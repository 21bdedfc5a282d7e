import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readValue, storeValue } from '@/store/key-values'
import { userDb } from '@/store/user-db'
import { minuteMs } from '@/kit/rules/durations'
import { readKey } from '@/gossip/own-data'
import { nextFrame } from '../next-frame'
import { answerRest } from '../rest'
import { saveRows } from '../device'
import { signedIn, signedOut } from '../signed-in'
import { openFeed, operationsOf, post, postRow } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const key = `${readKey}/tum/trending`
const rows = Array.from({ length: 8 }, (_, n) => postRow(`Post ${n + 1}.`, { minutes: 10 + n }))
const [first, , third, , fifth] = rows
const placeOf = (row: typeof first) => `${row?.created_at} ${row?.id}`
const isNew = page.getByText('All above is new since your last visit')
const stopped = page.getByText('You stopped reading here')
/** The third to the fifth post were read so many minutes ago. */
const readEarlier = (minutes: number) =>
  storeValue('anonymous', key, {
    before: null,
    read: { newest: placeOf(third), oldest: placeOf(fifth) },
    at: Date.now() - minutes * minuteMs,
  })

beforeEach(async () => {
  await page.viewport(360, 740)
  window.scrollTo({ top: 0, behavior: 'instant' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('on a return the feed tells what is new and where one stopped, each below the last such post', async () => {
  signedOut()
  await readEarlier(40)
  await openFeed(rows)
  await expect.element(post('Post 2.')).toMatchTextContent(/All above is new since your last visit/)
  await expect.element(post('Post 5.')).toMatchTextContent(/You stopped reading here/)
  expect([isNew, stopped].map((line) => line.elements().length)).toEqual([1, 1])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test.for([
  { when: 'on the first visit', search: '', minutes: null },
  { when: 'within a visit, as after a reload', search: '', minutes: 20 },
  { when: 'by likes', search: '?sort=hot', minutes: 40 },
  { when: 'among what a search has found', search: '?q=post', minutes: 40 },
  { when: 'in the other tab', search: '?tab=love', minutes: 40 },
])('there are no lines $when', async ({ search, minutes }) => {
  signedOut()
  if (minutes !== null) await readEarlier(minutes)
  await openFeed([...rows, postRow('Post of love.', { category: 'love' })], search)
  await expect.element(post(search.includes('love') ? 'Post of love.' : 'Post 2.')).toBeInTheDocument()
  expect([...isNew.elements(), ...stopped.elements()]).toEqual([])
})

test('the lines stay where they are while one reads and new posts come in', async () => {
  signedOut()
  await readEarlier(40)
  await openFeed(rows)
  await expect.element(post('Post 2.')).toMatchTextContent(/All above is new/)
  await expect
    .poll(() => readValue('anonymous', key))
    .toMatchObject({ before: { newest: placeOf(third) }, read: { newest: placeOf(first) } })
  await saveRows('gossip_posts', [postRow('Just in.', { minutes: 0 })])
  await expect.element(post('Just in.')).toBeVisible()
  await expect.element(post('Post 2.')).toMatchTextContent(/All above is new/)
  await expect.element(post('Post 5.')).toMatchTextContent(/You stopped reading here/)
  expect(isNew.elements()).toHaveLength(1)
})

test('who comes back to the open feed after a pause finds the lines of the next visit', async () => {
  signedOut()
  await openFeed(rows)
  await expect.poll(() => readValue('anonymous', key)).not.toBeUndefined()
  expect(isNew.elements()).toEqual([])
  await readEarlier(40)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(post('Post 2.')).toMatchTextContent(/All above is new/)
})

test('what was on the screen is noted, and what was not is not; nothing but the counters is asked of the server', async () => {
  const requests = answerRest(async () => Response.json({}))
  const { id } = signedIn()
  await openFeed(rows)
  await expect.poll(() => readValue(id, key)).toMatchObject({ before: null, read: { newest: placeOf(first) } })
  const stored = JSON.stringify(await readValue(id, key))
  expect(stored).not.toContain(rows.at(-1)?.id)
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await expect
    .poll(() => readValue(id, key))
    .toMatchObject({ read: { newest: placeOf(first), oldest: placeOf(rows.at(-1)) } })
  expect(requests.filter(({ pathname }) => pathname !== '/rest/v1/rpc/like_counts')).toEqual([])
  expect(await operationsOf(id)).toEqual([])
})

test.for([
  { when: 'by likes', search: '?sort=hot' },
  { when: 'among what a search has found', search: '?q=post' },
  { when: 'in the other tab', search: '?tab=love' },
  { when: 'alone, by its link', search: `?item=${first?.id}` },
])('what is seen $when is not noted as read: the feed still tells what is new', async ({ search }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  signedOut()
  await readEarlier(40)
  const marked = await readValue('anonymous', key)
  const { unmount } = await openFeed([...rows, postRow('Post of love.', { category: 'love' })], search)
  await expect.element(search.includes('love') ? post('Post of love.') : page.getByText('Post 1.')).toBeVisible()
  // Rows are observed once they are drawn, and have been seen when they were on the screen for a second.
  await nextFrame()
  await nextFrame()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await readValue('anonymous', key)).toEqual(marked)
  await unmount()
  await openFeed(null)
  await expect.element(post('Post 2.')).toMatchTextContent(/All above is new/)
})

test('one’s own posts alone are no news', async () => {
  const { id } = signedIn()
  await storeValue(id, key, {
    before: null,
    read: { newest: placeOf(third), oldest: placeOf(rows.at(-1)) },
    at: Date.now() - 40 * minuteMs,
  })
  const own = rows.slice(0, 2).map(({ id: row, content, created_at }) => ({
    id: row,
    rev: 1,
    content,
    created_at,
    category: 'trending',
    image_path: null,
    release: 'soon',
    state: 'published',
    removed_for: null,
  }))
  await userDb(id).replica('gossip_submissions').bulkPut(own)
  await openFeed(rows)
  await expect.element(post('Post 2.')).toMatchTextContent(/You/)
  await expect.element(post('Post 8.')).toBeInTheDocument()
  expect(isNew.elements()).toEqual([])
})

test.for([null, 'x', { before: 3 }, { read: { newest: 1 } }])('a malformed mark shows no line: %j', async (stored) => {
  signedOut()
  await storeValue('anonymous', key, stored)
  await openFeed(rows)
  await expect.element(post('Post 2.')).toBeVisible()
  expect(isNew.elements()).toEqual([])
})
