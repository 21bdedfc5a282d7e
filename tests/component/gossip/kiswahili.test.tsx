import { expect, test, vi } from 'vitest'
import { signedOut } from '../signed-in'
import { openFeed, postRow } from './feed'

// The Kiswahili build replaces the imports in the same way (src/build/messages/language-plugin.ts).
vi.mock('@/messages/shared/relative-age.gen', () => import('@/messages/shared/relative-age.sw.gen'))
vi.mock('@/messages/gossip/gossip-page.gen', () => import('@/messages/gossip/gossip-page.sw.gen'))
vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

test('the feed in Kiswahili says how old a post is', async () => {
  signedOut()
  const screen = await openFeed([postRow('Mpya', { minutes: 1 }), postRow('Ya leo', { minutes: 61 }), postRow('Ya jana', { minutes: 50 * 60 })])
  const posts = screen.getByRole('list', { name: 'Udaku', exact: true }).getByRole('listitem')
  await expect.element(posts.nth(0)).toMatchTextContent(/Sasa hivi.*Mpya/)
  await expect.element(posts.nth(1)).toMatchTextContent(/Saa 1 iliyopita.*Ya leo/)
  await expect.element(posts.nth(2)).toMatchTextContent(/Siku 2 zilizopita.*Ya jana/)
})
