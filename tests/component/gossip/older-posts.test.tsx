import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerRest, broken, saveWindowEnd, scrollToEnd, unreachable } from '../rest'
import { signedOut } from '../signed-in'
import { openFeed, post, postRow } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const dayInMinutes = 24 * 60
const newest = postRow('Of today', { minutes: 0 })
const last = postRow('The last that this phone copies', { minutes: 30 * dayInMinutes })
const older = Array.from({ length: 31 }, (_, n) => postRow(`Older ${n + 1}.`, { minutes: (31 + n) * dayInMinutes }))
const loading = page.getByText('Loading older gossip…')
const end = page.getByText('That is all the gossip on this phone.')

/** The server’s response with the posts before a given one: at most thirty. */
const pageBefore = (address: URL) => {
  const from = older.findIndex(({ created_at }) => address.searchParams.get('or')?.includes(created_at)) + 1
  return Response.json(older.slice(from, from + 30).map((row) => ({ ...row, campus: 'tum' })))
}
const openOlder = async () => {
  await saveWindowEnd('gossip_posts', last)
  signedOut()
  await openFeed([newest, last])
  await expect.element(post('The last that this phone copies')).toBeInTheDocument()
  await scrollToEnd(page.getByText(/older gossip/i))
}
const isOlderRequest = ({ pathname }: URL) => pathname === '/rest/v1/gossip_posts'

beforeEach(() => window.scrollTo({ top: 0, behavior: 'instant' }))
afterEach(() => vi.unstubAllGlobals())

test('scrolling down loads older posts page by page, up to the end of the feed', async () => {
  let release = () => {}
  const isAnswered = new Promise<void>((resolve) => (release = resolve))
  const requests = answerRest(async (address) => {
    if (!isOlderRequest(address)) return Response.json({})
    await isAnswered
    return pageBefore(address)
  })
  await openOlder()
  await expect.element(loading).toBeVisible()
  await expect.element(end).not.toBeInTheDocument()
  release()
  await expect.element(post('Older 1.')).toBeInTheDocument()
  await scrollToEnd(end)
  await expect.element(post('Older 31.')).toBeInTheDocument()
  await expect.element(loading).not.toBeInTheDocument()
  expect(requests.filter(isOlderRequest)).toHaveLength(2)
})

test('while offline the feed shows that, keeps the newest posts, and loads more on request', async () => {
  let answer = unreachable
  answerRest((address, network) => (isOlderRequest(address) ? answer : unreachable)(address, network))
  await openOlder()
  await expect.element(page.getByText('Older gossip cannot be loaded now: you are offline.')).toBeVisible()
  await expect.element(post('Of today')).toBeVisible()
  await expect.element(end).not.toBeInTheDocument()
  answer = async () => Response.json([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(end).toBeVisible()
})

test('a server error is not shown as being offline', async () => {
  answerRest(broken)
  await openOlder()
  await expect.element(page.getByText('Older gossip cannot be loaded now.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a phone that has all posts requests nothing', async () => {
  const requests = answerRest(async () => Response.json({}))
  signedOut()
  await openFeed([newest])
  await expect.element(end).toBeVisible()
  expect(requests.filter(isOlderRequest)).toEqual([])
})

test('a search shows that it covers only the newest posts, and requests nothing', async () => {
  const requests = answerRest(async (address) => (isOlderRequest(address) ? pageBefore(address) : Response.json({})))
  await saveWindowEnd('gossip_posts', last)
  signedOut()
  await openFeed([newest, last], '?q=today')
  await expect.element(page.getByText('Searched: the newest posts, which are on this phone.')).toBeVisible()
  expect(requests.filter(isOlderRequest)).toEqual([])
})
