import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectivity } from '@/data/connectivity'
import { pullState } from '@/data/sync/pull-state'
import { signedOut } from '../signed-in'
import { openFeed, post, postRow, sheet } from './feed'

vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const today = postRow('The newest of all', { minutes: 0 })
const love = postRow('A love story of five hours ago', { category: 'love', minutes: 5 * 60 + 1 })
const yesterday = postRow('Of yesterday', { minutes: 27 * 60 })

test('the newest come first, everybody Anonymous, with how long ago in words', async () => {
  signedOut()
  await openFeed([yesterday, today])
  const items = page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem')
  await expect.element(items.first()).toMatchTextContent(/Anonymous.*Just now.*The newest of all/)
  await expect.element(items.nth(1)).toMatchTextContent(/1d ago.*Of yesterday/)
})

test('the two tabs show their own posts, and the address holds the tab', async () => {
  signedOut()
  const { address } = await openFeed([today, love])
  await expect.element(post('The newest of all')).toBeVisible()
  await page.getByRole('tab', { name: 'Love' }).click()
  await expect.element(post('A love story')).toMatchTextContent(/5h ago/)
  await expect.element(post('The newest of all')).not.toBeInTheDocument()
  expect(address()).toBe('/tum-gossip?tab=love')
})

test('a tab that there is not, and an item that is no id, fall away', async () => {
  signedOut()
  await openFeed([today], '?tab=hate&item=nobody')
  await expect.element(page.getByRole('tab', { name: 'Trending' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(post('The newest of all')).toBeVisible()
})

test('a shared link opens one post, and all the others are a touch away', async () => {
  signedOut()
  const { address } = await openFeed([today, love], `?item=${love.id}`)
  const opened = page.getByRole('list', { name: 'The post you opened' })
  await expect.element(opened.getByRole('listitem')).toMatchTextContent(/A love story/)
  await page.getByRole('button', { name: 'See all gossip' }).click()
  await expect.element(post('The newest of all')).toBeVisible()
  expect(address()).toBe('/tum-gossip')
})

test('who is signed out is led to the login in place of the form', async () => {
  signedOut()
  const { address } = await openFeed([today])
  const prompt = page.getByRole('region', { name: 'Login Required' })
  await expect.element(prompt).toMatchTextContent(/Please login to create posts/)
  await expect.element(page.getByRole('textbox', { name: 'Your post' })).not.toBeInTheDocument()
  await prompt.getByRole('link', { name: 'Login' }).click()
  await expect.poll(address).toBe('/login')
})

test.for([
  { what: 'like', toast: 'Please login to like posts' },
  { what: 'report', toast: 'Please login to report posts' },
])('who is signed out is asked to log in before a $what', async ({ what, toast }) => {
  signedOut()
  await openFeed([today])
  if (what === 'like') await post('The newest').getByRole('button', { name: /^Like, / }).click()
  else {
    await post('The newest').getByRole('button', { name: /^More: / }).click()
    await page.getByRole('button', { name: /^Report/ }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await expect.element(page.getByRole('alert')).toMatchTextContent(toast)
  await expect.element(post('The newest').getByRole('button', { name: /^Like, / })).toHaveAttribute('aria-pressed', 'false')
})

test('the rules can be read by everybody, and give the focus back', async () => {
  signedOut()
  await openFeed([today])
  const opener = page.getByRole('button', { name: 'Community guidelines' })
  await opener.click()
  await expect.element(sheet('Community guidelines')).toMatchTextContent(/No comments, only likes/)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('a hidden post comes back by Undo, or later from the list of hidden ones', async () => {
  signedOut()
  const screen = await openFeed([postRow('Out of my sight'), today])
  const hide = async () => {
    await post('Out of my sight').getByRole('button', { name: /^More: / }).click()
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
  await sheet('Hidden posts').getByRole('button', { name: /^Show again: / }).click()
  await expect.element(sheet('Hidden posts')).toMatchTextContent(/Nothing is hidden any more\./)
  await userEvent.keyboard('{Escape}')
  await expect.element(post('Out of my sight')).toBeVisible()
})

test('a phone that has no gossip and cannot fetch any says so', async () => {
  signedOut()
  connectivity.setState({ reachable: false })
  pullState.setState({ status: 'failed' })
  await openFeed(null)
  await expect.element(page.getByText('Gossip is not on this phone yet. It comes when you are online.')).toBeVisible()
})
