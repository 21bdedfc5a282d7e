import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storeValue } from '@/store/key-values'
import { pullState } from '@/store/sync/pull/pull-state'
import { readKey } from '@/gossip/own-data'
import { signedOut } from '../signed-in'
import { openFeed, postRow } from './feed'

// The Kiswahili build replaces the imports in the same way (build/messages/language-plugin.ts).
vi.mock('#words/kit/list-age', () => import('#words-sw/kit/list-age'))
vi.mock('#words/gossip/gossip-sheets', () => import('#words-sw/gossip/gossip-sheets'))
vi.mock('#words/gossip/gossip-page', () => import('#words-sw/gossip/gossip-page'))
vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

afterEach(() => vi.useRealTimers())

test('the feed in Kiswahili tells what is new, and what was liked, on a phone of 360 pixels', async () => {
  await page.viewport(360, 740)
  // A Wednesday in Nairobi.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T09:00:00Z') })
  pullState.setState({ status: 'done', finishedAt: 1 })
  signedOut()
  const old = postRow('Ya zamani', { minutes: 8 * 24 * 60, likes_count: 3 })
  const read = { newest: `${old.created_at} ${old.id}`, oldest: '' }
  await storeValue('anonymous', `${readKey}/tum/trending`, { before: null, read, at: 0 })
  const screen = await openFeed([postRow('Ya jana', { minutes: 20 * 60, likes_count: 1 }), old])
  for (const text of ['Yaliyo juu yote ni mapya tangu ulipokuja mara ya mwisho', 'Hakuna mapya zaidi kwa sasa'])
    await expect.element(screen.getByText(text)).toBeInTheDocument()
  for (const name of ['Yaliyopendwa zaidi jana', 'Yaliyopendwa zaidi wiki iliyopita'])
    await expect.element(screen.getByRole('region', { name })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('the feed in Kiswahili says how old a post is', async () => {
  signedOut()
  const screen = await openFeed([
    postRow('Mpya', { minutes: 1 }),
    postRow('Ya leo', { minutes: 61 }),
    postRow('Ya jana', { minutes: 50 * 60 }),
  ])
  const posts = screen.getByRole('list', { name: 'Udaku', exact: true }).getByRole('listitem')
  await expect.element(posts.nth(0)).toMatchTextContent(/Sasa hivi.*Mpya/)
  await expect.element(posts.nth(1)).toMatchTextContent(/Saa 1 nyuma.*Ya leo/)
  await expect.element(posts.nth(2)).toMatchTextContent(/Siku 2 nyuma.*Ya jana/)
})
