import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectivity } from '@/store/connectivity'
import { pullState } from '@/store/sync/pull/pull-state'
import { setSessionState } from '@/store/session/session-state'
import { signedIn, signedOut } from '../signed-in'
import { saveRows } from '../device'
import { openFeed, pencil, post, postRow, sheet } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

afterEach(() => page.viewport(360, 740))

const today = postRow('The newest of all', { minutes: 0 })
const love = postRow('A love story of five hours ago', { category: 'love', minutes: 5 * 60 + 1 })
const yesterday = postRow('Of yesterday', { minutes: 27 * 60 })

test('the newest posts come first, anonymous and with a relative time', async () => {
  signedOut()
  await openFeed([yesterday, today])
  const items = page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem')
  await expect.element(items.first()).toMatchTextContent(/Anonymous.*Just now.*The newest of all/)
  await expect.element(items.nth(1)).toMatchTextContent(/1d ago.*Of yesterday/)
})

test('nothing of a post tells when it came out but the words', async () => {
  signedOut()
  await openFeed([today, yesterday])
  await expect.element(post('Of yesterday')).toMatchTextContent(/1d ago/)
  const { outerHTML } = document.body
  for (const { created_at } of [today, yesterday]) expect(outerHTML).not.toContain(created_at.slice(0, 13))
})

test('a post of many lines is cut, and shown whole with one tap', async () => {
  signedOut()
  const tall = Array.from({ length: 500 }, (_, line) => (line === 499 ? 'z' : 'a')).join('\n')
  await openFeed([postRow(tall), today])
  const card = page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').nth(1)
  const height = () => card.element().getBoundingClientRect().height
  await expect.element(card).toMatchTextContent(/Show more/)
  expect(height()).toBeLessThan(740)
  await card.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(height).toBeGreaterThan(5000)
  await expect.element(card.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await expect.element(post('The newest of all')).not.toMatchTextContent(/Show more/)
})

test('each tab shows its own posts, and the address contains the tab', async () => {
  signedOut()
  const { address } = await openFeed([today, love])
  await expect.element(post('The newest of all')).toBeVisible()
  await page.getByRole('tab', { name: 'Love' }).click()
  await expect.element(post('A love story')).toMatchTextContent(/5h ago/)
  await expect.element(post('The newest of all')).not.toBeInTheDocument()
  expect(address()).toBe('/tum-gossip?tab=love')
})

test('an unknown tab and an invalid item id are ignored', async () => {
  signedOut()
  await openFeed([today], '?tab=hate&item=nobody')
  await expect.element(page.getByRole('tab', { name: 'Trending' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(post('The newest of all')).toBeVisible()
})

test('a shared link opens one post, and one tap shows all others', async () => {
  signedOut()
  const { address } = await openFeed([today, love], `?item=${love.id}`)
  const opened = page.getByRole('list', { name: 'The post you opened' })
  await expect.element(opened.getByRole('listitem')).toMatchTextContent(/A love story/)
  await page.getByRole('button', { name: 'See all gossip' }).click()
  await expect.element(post('The newest of all')).toBeVisible()
  expect(address()).toBe('/tum-gossip')
})

test('a signed-out user is sent to the login instead of the form', async () => {
  signedOut()
  const { address } = await openFeed([today])
  await pencil().click()
  const toast = page.getByRole('alert').filter({ hasText: 'Please login to create posts' })
  await expect.element(toast).toMatchTextContent(/Login Required/)
  await expect.element(page.getByRole('textbox', { name: 'Your post' })).not.toBeInTheDocument()
  await toast.getByRole('button', { name: 'Login' }).click()
  await expect.poll(address).toBe('/login')
})

test.for(['out', 'in'] as const)(
  'a form that is asked for before the session is known comes once it is: %s',
  async (status) => {
    setSessionState({ status: 'unknown' })
    await openFeed([])
    await pencil().click()
    await expect.element(pencil()).toHaveFocus()
    if (status === 'in') signedIn()
    else signedOut()
    if (status === 'in') await expect.element(page.getByRole('textbox', { name: 'Your post' })).toBeVisible()
    else await expect.element(page.getByRole('alert').filter({ hasText: 'Please login to create posts' })).toBeVisible()
  },
)

test('on a phone the first post is in the upper third of the screen', async () => {
  signedOut()
  await openFeed([today, yesterday])
  await expect.element(post('The newest')).toBeVisible()
  expect(post('The newest').element().getBoundingClientRect().top).toBeLessThan(740 / 3)
})

test('a search narrows the posts, and clearing it shows all again', async () => {
  signedOut()
  const { address } = await openFeed([today, yesterday])
  const search = page.getByRole('searchbox', { name: 'Search gossip...' })
  await search.fill('yesterday')
  await expect.element(post('The newest')).not.toBeInTheDocument()
  await search.clear()
  await expect.element(post('The newest')).toBeVisible()
  await expect.poll(address).toBe('/tum-gossip')
})

test('Hot sorts by likes, keeps the order while likes come in, and is stored in the address', async () => {
  signedOut()
  const liked = { ...yesterday, likes_count: 30 }
  const { address } = await openFeed([today, liked])
  const first = page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').first()
  await expect.element(first).toMatchTextContent(/The newest/)
  await page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Hot' }).click()
  await expect.element(first).toMatchTextContent(/Of yesterday/)
  expect(address()).toBe('/tum-gossip?sort=hot')
  await saveRows('gossip_posts', [{ ...today, likes_count: 400, rev: 2 }])
  await expect.element(post('The newest')).toMatchTextContent(/400 likes/)
  await expect.element(first).toMatchTextContent(/Of yesterday/)
})

test.for([
  { what: 'like', toast: 'Please login to like posts' },
  { what: 'report', toast: 'Please log in to report posts' },
])('a signed-out user is asked to log in before a $what', async ({ what, toast }) => {
  signedOut()
  await openFeed([today])
  if (what === 'like')
    await post('The newest')
      .getByRole('button', { name: /^Like, / })
      .click()
  else {
    await post('The newest')
      .getByRole('button', { name: /^More: / })
      .click()
    await page.getByRole('button', { name: /^Report/ }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await expect.element(page.getByRole('alert')).toMatchTextContent(toast)
  await expect
    .element(post('The newest').getByRole('button', { name: /^Like, / }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('the guidelines are open to everyone, and closing them returns the focus', async () => {
  signedOut()
  await openFeed([today])
  const opener = page.getByRole('button', { name: 'Community guidelines' })
  await opener.click()
  await expect.element(sheet('Community guidelines')).toMatchTextContent(/No comments, only likes/)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('a hidden post is restored by Undo, or later from the list of hidden posts', async () => {
  signedOut()
  const screen = await openFeed([postRow('Out of my sight'), today])
  const hide = async () => {
    await post('Out of my sight')
      .getByRole('button', { name: /^More: / })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: /^Hide/ }).click()
    await expect.element(post('Out of my sight')).not.toBeInTheDocument()
  }
  await hide()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(post('Out of my sight')).toBeVisible()
  await hide()
  await screen.unmount()
  await openFeed([])
  await expect.element(post('The newest')).toBeVisible()
  await expect.element(post('Out of my sight')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Hidden: 1' }).click()
  await sheet('Hidden posts')
    .getByRole('button', { name: /^Show again: / })
    .click()
  await expect.element(sheet('Hidden posts')).toMatchTextContent(/Nothing is hidden any more\./)
  await userEvent.keyboard('{Escape}')
  await expect.element(post('Out of my sight')).toBeVisible()
})

test('a phone without posts that cannot load any shows that', async () => {
  signedOut()
  connectivity.setState({ reachable: false })
  pullState.setState({ status: 'failed' })
  await openFeed(null)
  await expect.element(page.getByText('Gossip is not on this phone yet. It comes when you are online.')).toBeVisible()
})
