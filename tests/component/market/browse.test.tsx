import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pullState } from '@/data/sync/pull-state'
import { signedIn, signedOut } from '../signed-in'
import { card, dialog, itemRow, openMarket, operationsOf, photoRow, titles } from './market'

const stub = vi.hoisted(() => ({ outcome: 'sent' }))
vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/data/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => stub.outcome }))

const jacket = itemRow('Denim Jacket, Size M', { category: 'clothing', condition: 'like-new', price: 900, hours: 3 })
const heels = itemRow('Black Heels, Size 38', { category: 'clothing', condition: 'used', price: 1000, hours: 2 })
const sneakers = itemRow('White Sneakers, Size 42', { category: 'clothing', condition: 'like-new', price: 1200, hours: 1 })
const desk = itemRow('Study Desk and Chair', { category: 'furniture', condition: 'excellent', price: 4500, original_price: 8000, hours: 5 })
const maths = itemRow('Engineering Mathematics, Stroud', { category: 'books', price: 1500, hours: 4 })
const racket = itemRow('Tennis Racket', { status: 'sold', hours: 6 })
const all = [jacket, heels, sneakers, desk, maths, racket]

test('chips, prices, order, condition and words narrow the list, and are kept in the address', async () => {
  signedOut()
  const { address } = await openMarket('/marketplace', all)
  await expect.poll(() => titles('Marketplace')).toEqual(['White Sneakers, Size 42', 'Black Heels, Size 38', 'Denim Jacket, Size M', 'Engineering Mathematics, Stroud', 'Study Desk and Chair'])
  await page.getByRole('button', { name: 'Clothing', exact: true }).click()
  await page.getByText(/^Filter and sort/).click()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high')
  await userEvent.fill(page.getByRole('textbox', { name: 'Lowest price' }), '900')
  await userEvent.fill(page.getByRole('textbox', { name: 'Highest price' }), '1,200')
  await expect.poll(() => titles('Marketplace')).toEqual(['Denim Jacket, Size M', 'Black Heels, Size 38', 'White Sneakers, Size 42'])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Condition' }), 'Like New')
  await expect.poll(() => titles('Marketplace')).toEqual(['Denim Jacket, Size M', 'White Sneakers, Size 42'])
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search items...' }), 'sneakers')
  await expect.poll(() => titles('Marketplace')).toEqual(['White Sneakers, Size 42'])
  await expect.poll(address).toBe('/marketplace?category=clothing&q=sneakers&condition=like-new&min=900&max=1200&sort=price-up')
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search items...' }), 'zzz')
  await expect.element(page.getByText('No items found matching your criteria.')).toBeVisible()
})

test('an address with filters opens with them, and says how many there are', async () => {
  signedOut()
  await openMarket('/marketplace?category=clothing&q=sneakers&condition=like-new&min=900&max=1200&sort=price-up', all)
  await expect.poll(() => titles('Marketplace')).toEqual(['White Sneakers, Size 42'])
  await expect.element(page.getByText('Filter and sort (4)')).toBeVisible()
})

test('what makes no sense in the address falls away', async () => {
  signedOut()
  await openMarket('/marketplace?category=boats&condition=mint&min=-3&sort=random&item=nobody&form=old', all)
  await expect.poll(() => titles('Marketplace')).toHaveLength(5)
})

test('the marketplace has a chip for every category', async () => {
  signedOut()
  await openMarket('/marketplace', all)
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button')
  await expect.poll(() => chips.elements().map((chip) => chip.textContent)).toEqual(['All', 'Electronics', 'Clothing', 'Books', 'Furniture', 'Sports', 'Other'])
})

test('what is sold is shown to who asks for it, and cannot be asked about', async () => {
  signedOut()
  await openMarket('/marketplace?sold=true', all)
  await expect.element(card('Tennis Racket')).toMatchTextContent(/Sold/)
  await expect.element(page.getByRole('button', { name: 'Contact Seller: Tennis Racket' })).not.toBeInTheDocument()
})

test('the second-hand board has shelves, and none while somebody searches', async () => {
  signedOut()
  const { address } = await openMarket('/second-hand', all)
  await expect.poll(() => page.getByRole('tab').elements().map((tab) => tab.textContent)).toEqual(['Electronics', 'Textbooks', 'Furniture', 'Clothing'])
  await page.getByRole('tab', { name: 'Textbooks' }).click()
  await expect.poll(() => titles('Second-hand')).toEqual(['Engineering Mathematics, Stroud'])
  expect(address()).toBe('/second-hand?category=books')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await userEvent.fill(page.getByRole('searchbox'), 'desk')
  await expect.element(page.getByRole('heading', { name: 'Search results for "desk"' })).toBeVisible()
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('searchbox'), '')
  await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(4)
})

test('a card of the board tells the former price, the condition, the seller and the age', async () => {
  signedOut()
  await openMarket('/second-hand', all)
  await expect.element(card('Study Desk and Chair')).toMatchTextContent(/KSh 4,500, before KSh 8,000.*Excellent.*5 hours ago.*HM.*Hassan Mwinyi/)
})

test('a liked thing stays liked on this phone until the heart is pressed again', async () => {
  signedOut()
  const heart = page.getByRole('button', { name: 'Like: Denim Jacket, Size M' })
  const screen = await openMarket('/second-hand', all)
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await screen.unmount()
  await openMarket('/second-hand', [])
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a shared item opens with all its photos, and closes with Escape', async () => {
  signedOut()
  const { address } = await openMarket(`/marketplace?item=${desk.id}`, all, [1, 2, 3].map((place) => photoRow(desk, place)))
  await expect.element(dialog('Study Desk and Chair')).toMatchTextContent(/1 of 3.*Hassan Mwinyi/)
  await expect.element(dialog('Study Desk and Chair').getByRole('button', { name: 'Next photo' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog('Study Desk and Chair')).toMatchTextContent(/2 of 3/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Study Desk and Chair')).not.toBeInTheDocument()
  await expect.poll(address).toBe('/marketplace')
})

test('with nothing saved and nothing to be had the failure is told', async () => {
  signedOut()
  pullState.setState({ status: 'failed' })
  await openMarket('/marketplace', null)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Error.*Failed to load marketplace items/)
  await expect.element(page.getByText('No items found matching your criteria.')).toBeVisible()
})

test('who is signed out is asked to log in to sell', async () => {
  signedOut()
  const { address } = await openMarket('/marketplace', all)
  await page.getByRole('button', { name: 'Sell Item' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please log in to list an item for sale')
  await page.getByRole('alert').getByRole('button', { name: 'Log In' }).click()
  await expect.poll(address).toBe('/login')
})

test('who is signed out is asked to log in to report, and has no listings', async () => {
  signedOut()
  const { router } = await openMarket(`/marketplace?item=${desk.id}`, all)
  await dialog('Study Desk and Chair').getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please log in to report an item')
  await router.navigate({ to: '/marketplace', search: { tab: 'mine' } })
  await expect.element(page.getByText('Please log in to view your listings.')).toBeVisible()
})

test('a report goes out with its reason', async () => {
  stub.outcome = 'sent'
  const { id } = signedIn('Fatma Said')
  await openMarket(`/second-hand?item=${desk.id}`, all)
  const item = dialog('Study Desk and Chair')
  await item.getByRole('button', { name: 'Report' }).click()
  await userEvent.selectOptions(item.getByRole('combobox', { name: 'What is wrong?' }), 'Spam or advertising')
  await item.getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Thank you. Our team will look at this item.' })).toBeVisible()
  expect(await operationsOf(id)).toMatchObject([{ table: 'reports', values: { kind: 'item', subject: desk.id, reason: 'spam' } }])
})
