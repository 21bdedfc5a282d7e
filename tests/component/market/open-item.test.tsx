import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../accessibility'
import { signedIn, signedOut } from '../signed-in'
import { desk, itemsOnSale, jacket } from './items-on-sale'
import { dialog, itemRow, openMarket, operationsOf, photoRow } from './market'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => 'sent' }))

test('an open item shows what else the seller offers under the same name', async () => {
  signedOut()
  const seller = { user_id: crypto.randomUUID(), seller_name: 'Hassan Mwinyi' }
  const [lamp, radio, secret] = [
    itemRow('Lamp', seller),
    itemRow('Radio', seller),
    itemRow('Kept apart', { ...seller, seller_name: null }),
  ]
  const { address } = await openMarket(`/marketplace?item=${lamp.id}`, [lamp, radio, secret, jacket])
  const others = dialog('Lamp').getByRole('region', { name: 'More from Hassan Mwinyi' })
  await expect
    .poll(() =>
      others
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    )
    .toEqual(['RadioKSh 900'])
  await others.getByRole('button', { name: /^Radio/ }).click()
  await expect.element(dialog('Radio')).toBeVisible()
  expect(address()).toBe(`/marketplace?item=${radio.id}`)
})

test('a shared item opens with all its photos, and closes with Escape', async () => {
  signedOut()
  const { address } = await openMarket(
    `/marketplace?item=${desk.id}`,
    itemsOnSale,
    [1, 2, 3].map((place) => photoRow(desk, place)),
  )
  await expect.element(dialog('Study Desk and Chair')).toMatchTextContent(/1 of 3.*Hassan Mwinyi/)
  await expect.element(dialog('Study Desk and Chair').getByRole('button', { name: 'Next photo' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog('Study Desk and Chair')).toMatchTextContent(/2 of 3/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Study Desk and Chair')).not.toBeInTheDocument()
  await expect.poll(address).toBe('/marketplace')
})

test('a signed-out user is asked to log in to report, and has no listings', async () => {
  signedOut()
  const { router } = await openMarket(`/marketplace?item=${desk.id}`, itemsOnSale)
  await dialog('Study Desk and Chair').getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please log in to report an item')
  await router.navigate({ to: '/marketplace', search: { tab: 'mine' } })
  await expect.element(page.getByText('Please log in to view your listings.')).toBeVisible()
})

test('a report is sent with its reason', async () => {
  const { id } = signedIn('Fatma Said')
  await openMarket(`/second-hand?item=${desk.id}`, itemsOnSale)
  const item = dialog('Study Desk and Chair')
  await item.getByRole('button', { name: 'Report' }).click()
  await userEvent.selectOptions(item.getByRole('combobox', { name: 'What is wrong?' }), 'Spam or advertising')
  await item.getByRole('button', { name: 'Send report' }).click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Thank you. Our team will look at this item.' }))
    .toBeVisible()
  expect(await operationsOf(id)).toMatchObject([
    { table: 'reports', values: { kind: 'item', subject: desk.id, reason: 'spam' } },
  ])
})

test('an open item is accessible', async () => {
  signedOut()
  const item = itemRow('Study Desk and Chair', { description: 'Two drawers, one of them sticks.', location: 'Tudor' })
  await openMarket(`/marketplace?item=${item.id}`, [item])
  await expect.element(dialog('Study Desk and Chair')).toBeVisible()
  await expectAccessible()
})
