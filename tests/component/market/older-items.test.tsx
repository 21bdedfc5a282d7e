import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerRest, broken, saveWindowEnd, scrollToEnd, unreachable } from '../rest'
import { signedOut } from '../signed-in'
import { card, itemRow, openMarket, photoRow } from './market'

const dayInHours = 24
const newest = itemRow('Ball')
const last = itemRow('Desk of last month', { hours: 30 * dayInHours })
const older = itemRow('Kettle of last year', { hours: 300 * dayInHours })
const photo = photoRow(older, 0)
const isOlderRequest = ({ pathname, searchParams }: URL) => pathname === '/rest/v1/items' && searchParams.has('or')
const loading = page.getByText('Loading older items…')

const openOlder = async (address = '/marketplace') => {
  await saveWindowEnd('items', last)
  signedOut()
  await openMarket(address, [newest, last])
  await expect.element(card('Ball')).toBeVisible()
}
const openEnd = async () => {
  await openOlder()
  await scrollToEnd(page.getByText(/older items/i))
}

beforeEach(() => window.scrollTo({ top: 0, behavior: 'instant' }))
afterEach(() => vi.unstubAllGlobals())

test('older items and their photos are loaded at the end of the list', async () => {
  let release = () => {}
  const isAnswered = new Promise<void>((resolve) => (release = resolve))
  const requests = answerRest(async () => {
    await isAnswered
    return Response.json([{ ...older, item_photos: [photo] }])
  })
  await openEnd()
  await expect.element(loading).toBeVisible()
  release()
  await expect.element(card('Kettle of last year')).toBeInTheDocument()
  await expect.element(loading).not.toBeInTheDocument()
  expect(requests.filter(isOlderRequest)).toHaveLength(1)
  expect(requests[0]?.searchParams.get('status')).toBe('neq.sold')
})

test.for([
  { what: 'cannot be reached', answer: unreachable, words: 'Older items cannot be loaded now: you are offline.' },
  { what: 'fails', answer: broken, words: 'Older items cannot be loaded now.' },
])('when the server $what, the list shows that and loads older items on request', async ({ answer, words }) => {
  let current = answer
  answerRest((address, network) => current(address, network))
  await openEnd()
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  current = async () => Response.json([{ ...older, item_photos: [] }])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card('Kettle of last year')).toBeInTheDocument()
})

test('a filtered list shows that it covers only the newest items, and requests nothing', async () => {
  const requests = answerRest(async () => Response.json([]))
  await openOlder('/marketplace?q=ball')
  await expect.element(page.getByText('Searched: the newest items, which are on this phone.')).toBeVisible()
  expect(requests.filter(isOlderRequest)).toEqual([])
})
