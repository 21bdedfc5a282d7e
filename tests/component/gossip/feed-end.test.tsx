import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { connectivity } from '@/store/connectivity'
import { pullState } from '@/store/sync/pull/pull-state'
import { storeValue } from '@/store/key-values'
import { hiddenKey } from '@/gossip/own-data'
import { expectAccessible } from '../accessibility'
import { signedOut } from '../signed-in'
import { openFeed, post, postRow } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

/** Wednesday 25 November 2026, at noon in Nairobi. */
const noon = Date.parse('2026-11-25T09:00:00Z')
const rowOf = (content: string, created_at: string, likes_count: number) => ({
  ...postRow(content, { likes_count }),
  created_at,
})
const today = rowOf('Of today', '2026-11-25T06:00:00+00:00', 90)
const yesterday = [4, 1, 0, 7, 3].map((likes, n) =>
  rowOf(`Of yesterday ${n + 1}, liked by ${likes}`, `2026-11-24T10:0${n}:00+00:00`, likes),
)
const lastWeek = [
  rowOf('Of last week', '2026-11-18T10:00:00+00:00', 5),
  rowOf('Of last Sunday, hidden', '2026-11-22T10:00:00+00:00', 50),
]
const list = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
const texts = (name: string) =>
  list(name)
    .elements()
    .map(({ textContent }) => textContent)
const upToDate = page.getByText('You are up to date')
const all = page.getByText('That is all the gossip on this phone.')

beforeEach(async () => {
  await page.viewport(360, 740)
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  pullState.setState({ status: 'done', finishedAt: noon })
})
afterEach(() => vi.useRealTimers())

test('the feed ends with the most liked posts of yesterday and of last week, each a link to its post', async () => {
  signedOut()
  await storeValue(
    'anonymous',
    hiddenKey,
    lastWeek.slice(1).map(({ id }) => id),
  )
  const { address } = await openFeed([today, ...yesterday, ...lastWeek])
  await expect.element(upToDate).toBeInTheDocument()
  await expect
    .poll(() => texts('Most liked yesterday'))
    .toEqual([
      'Of yesterday 4, liked by 77 likes',
      'Of yesterday 1, liked by 44 likes',
      'Of yesterday 5, liked by 33 likes',
    ])
  expect(texts('Most liked last week')).toEqual(['Of last week5 likes'])
  await expectAccessible()
  await list('Most liked last week').getByRole('link').click()
  await expect.poll(address).toBe(`/tum-gossip?item=${lastWeek[0]?.id}`)
})

test.for(['?sort=hot', '?q=of'])('neither stands below %s', async (search) => {
  signedOut()
  await openFeed([today, ...yesterday], search)
  await expect.element(post('Of today')).toBeInTheDocument()
  await expect.element(search === '?q=of' ? page.getByText('Found: 6') : all).toBeInTheDocument()
  expect([...upToDate.elements(), ...page.getByRole('region').elements()]).toEqual([])
})

test('on a phone the likes of a long post stay on one line', async () => {
  signedOut()
  await openFeed([
    rowOf('Graduation gown nimejaribu leo. Mama alilia kwa video call, mimi pia.', '2026-11-24T10:00:00+00:00', 1402),
  ])
  await expect.poll(() => texts('Most liked yesterday')).toHaveLength(1)
  const heart = list('Most liked yesterday').element().querySelector('svg')
  expect(heart?.getBoundingClientRect().width).toBe(24)
  expect(heart?.parentElement?.getBoundingClientRect().height).toBeLessThan(50)
})

test('a time without likes has no list', async () => {
  signedOut()
  await openFeed([today, rowOf('Of yesterday', '2026-11-24T10:00:00+00:00', 0)])
  await expect.element(upToDate).toBeInTheDocument()
  expect(page.getByRole('region').elements()).toEqual([])
})

test.for([
  { why: 'is offline', happens: () => connectivity.setState({ reachable: false }) },
  { why: 'has not heard of the server', happens: () => pullState.setState({ status: 'idle', finishedAt: 0 }) },
  { why: 'could not pull', happens: () => pullState.setState({ status: 'failed' }) },
])('a phone that $why does not claim to be up to date', async ({ happens }) => {
  signedOut()
  happens()
  await openFeed([today])
  await expect.element(all).toBeVisible()
  expect(upToDate.elements()).toEqual([])
})
