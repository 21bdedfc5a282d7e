import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storeValue } from '@/store/key-values'
import { hiddenKey } from '@/gossip/own-data'
import { signedOut } from '../signed-in'
import { openFeed, post, postRow } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

beforeEach(async () => {
  await page.viewport(360, 740)
  signedOut()
})

const posts = [
  postRow('The library is closed today'),
  postRow('Who sings in the library?', { minutes: 5 }),
  postRow('The library again, hidden', { minutes: 9 }),
  postRow('I met him at the mess', { category: 'love' }),
  postRow('Her smile at the mess', { category: 'love', minutes: 5 }),
]
const hideOne = () =>
  storeValue(
    'anonymous',
    hiddenKey,
    posts.slice(2, 3).map(({ id }) => id),
  )

test.for([
  {
    search: '?tab=love&q=library',
    here: 'No gossip found matching your search.',
    there: '2 in Trending',
    text: 'Who sings',
    address: '/tum-gossip?q=library',
  },
  {
    search: '?q=mess&sort=hot',
    here: 'No gossip found matching your search.',
    there: '2 in Love',
    text: 'Her smile',
    address: '/tum-gossip?tab=love&sort=hot&q=mess',
  },
  { search: '?q=the', here: 'Found: 2', there: '2 in Love', text: 'Her smile', address: '/tum-gossip?tab=love&q=the' },
])(
  'below what a search finds stands how much the other tab has, a link to it: $search',
  async ({ search, here, there, text, address }) => {
    await hideOne()
    const screen = await openFeed(posts, search)
    await expect.element(page.getByText(here)).toBeVisible()
    await page.getByRole('link', { name: there }).click()
    await expect.element(post(text)).toBeVisible()
    await expect.element(page.getByText('Found: 2')).toBeVisible()
    expect(screen.address()).toBe(address)
  },
)

test('what the other tab does not have either is not counted', async () => {
  await openFeed(posts, '?q=boda')
  await expect.element(page.getByText('No gossip found matching your search.')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link')).not.toBeInTheDocument()
})

test('during a search neither New nor Hot is offered, as neither sorts its results', async () => {
  await openFeed(posts, '?q=library')
  await expect.element(page.getByText('Found: 3')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Sort by' })).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Search gossip...' }).clear()
  await expect.element(page.getByRole('group', { name: 'Sort by' })).toBeVisible()
})
