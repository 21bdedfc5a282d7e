import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { userDb } from '@/store/user-db'
import type { UserId } from '@/kit/rules/ids'
import { guidelinesKey } from '@/gossip/own-data'
import { keepFocus } from '@/app/shell/keep-focus'
import { box, openFeed, pencil, post, postRow, sheet } from '../gossip/feed'
import { card, dialog, itemRow, openMarket } from '../market/market'
import { signedIn } from '../signed-in'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => 'sent' }))

let stop = () => {}
beforeEach(() => page.viewport(360, 740))
afterEach(() => stop())

const focusIn = async (locator: Locator) => {
  await expect.poll(() => locator.query()?.contains(document.activeElement)).toBe(true)
}

test('a listing that is deleted leaves the focus to the next one, and the last one to a heading', async () => {
  const user = signedIn('Chege Kamau')
  await openMarket(
    '/marketplace?tab=mine',
    ['Lamp', 'Kettle'].map((title) => itemRow(title, { user_id: user.id })),
  )
  stop = keepFocus()
  const remove = async (title: string) => {
    await page.getByRole('button', { name: `Delete: ${title}` }).click()
    await dialog('Delete item').getByRole('button', { name: 'Delete' }).click()
    await expect.element(card(title)).not.toBeInTheDocument()
  }
  await remove('Lamp')
  await focusIn(card('Kettle'))
  await remove('Kettle')
  await focusIn(
    page
      .getByRole('heading')
      .filter({ hasText: /^(?:Marketplace|My Listings)$/ })
      .first(),
  )
})

const saveSubmission = (user: UserId, content: string, created_at: string) =>
  userDb(user).replica('gossip_submissions').put({
    id: crypto.randomUUID(),
    rev: 1,
    created_at,
    content,
    category: 'trending',
    image_path: null,
    release: 'soon',
    state: 'waiting',
    removed_for: null,
  })

test('a post that is deleted or hidden leaves the focus to a neighbour', async () => {
  const { id } = signedIn()
  await saveSubmission(id, 'Najuta hii', new Date().toISOString())
  await openFeed(
    [
      postRow('Ya kwanza', { created_at: '2026-11-02T08:00:00Z' }),
      postRow('Ya pili', { created_at: '2026-11-01T08:00:00Z' }),
    ],
    '?sort=newest',
  )
  stop = keepFocus()
  await post('Najuta hii')
    .getByRole('button', { name: /^More: / })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await sheet('Delete this post?').getByRole('button', { name: 'Delete' }).click()
  await expect.element(post('Najuta hii')).not.toBeInTheDocument()
  await focusIn(post('Ya kwanza'))
  await post('Ya kwanza')
    .getByRole('button', { name: /^More: / })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: /^Hide/ }).click()
  await expect.element(post('Ya kwanza')).not.toBeInTheDocument()
  await focusIn(post('Ya pili'))
})

test.for([
  ['in the open tab', 'trending'],
  ['in another tab', 'confessions'],
] as const)('after a post %s the focus is on the button that opened the form', async ([, tab]) => {
  const { id } = signedIn()
  await userDb(id).keyValues.put({ key: guidelinesKey, value: true })
  await openFeed([postRow('Ya kwanza')], `?tab=${tab}`)
  stop = keepFocus()
  await pencil().click()
  await userEvent.fill(box(), 'Habari')
  await page.getByRole('form', { name: 'New post' }).getByRole('button', { name: 'Post', exact: true }).click()
  await expect.element(post('Habari')).toBeVisible()
  await expect.element(pencil()).toHaveFocus()
})
