import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../accessibility'
import { signedOut } from '../signed-in'
import { itemsOnSale } from './items-on-sale'
import { dialog, openMarket, titles } from './market'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const filters = () => page.getByRole('button', { name: /^Filter and sort/ })
const choose = (group: string, name: string) =>
  dialog('Filter and sort').getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click()

test('category, price, order, condition and query narrow the list, and the address contains them', async () => {
  signedOut()
  const { address } = await openMarket('/marketplace', itemsOnSale)
  await expect
    .poll(() => titles('Marketplace'))
    .toEqual([
      'White Sneakers, Size 42',
      'Black Heels, Size 38',
      'Denim Jacket, Size M',
      'Engineering Mathematics, Stroud',
      'Study Desk and Chair',
    ])
  await page.getByRole('button', { name: 'Clothing', exact: true }).click()
  await filters().click()
  await choose('Sort by', 'Price: low to high')
  await userEvent.fill(page.getByRole('textbox', { name: 'Lowest price' }), '900')
  await userEvent.fill(page.getByRole('textbox', { name: 'Highest price' }), '1,200')
  await expect
    .poll(() => titles('Marketplace'))
    .toEqual(['Denim Jacket, Size M', 'Black Heels, Size 38', 'White Sneakers, Size 42'])
  await choose('Condition', 'Like New')
  await expect.poll(() => titles('Marketplace')).toEqual(['Denim Jacket, Size M', 'White Sneakers, Size 42'])
  await expectAccessible()
  await dialog('Filter and sort').getByRole('button', { name: 'Show items (2)' }).click()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search items...' }), 'sneakers')
  await expect.poll(() => titles('Marketplace')).toEqual(['White Sneakers, Size 42'])
  await expect
    .poll(address)
    .toBe('/marketplace?category=clothing&q=sneakers&condition=like-new&min=900&max=1200&sort=price-up')
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search items...' }), 'zzz')
  await expect.element(page.getByText('No items found matching your criteria.')).toBeVisible()
})

test('a price that may be two amounts filters nothing, and is asked about', async () => {
  signedOut()
  const { address } = await openMarket('/marketplace', itemsOnSale)
  await filters().click()
  const lowest = page.getByRole('textbox', { name: 'Lowest price' })
  await userEvent.fill(lowest, '1.200')
  await expect.element(page.getByText('Do you mean 1,200 or 1.2? Write it like that.')).toBeVisible()
  expect(address()).toBe('/marketplace')
  await userEvent.fill(lowest, 'Sh 1.2k')
  await expect.poll(address).toBe('/marketplace?min=1200')
  await expect.element(page.getByText(/^Do you mean/)).not.toBeInTheDocument()
})

test('a lowest price above the highest one is said at the field that was typed', async () => {
  signedOut()
  await openMarket('/marketplace?max=1000', itemsOnSale)
  await filters().click()
  const [lowest, highest] = [
    page.getByRole('textbox', { name: 'Lowest price' }),
    page.getByRole('textbox', { name: 'Highest price' }),
  ]
  await userEvent.fill(lowest, '5000')
  await expect.element(lowest).toHaveAccessibleDescription('More than the highest price')
  await expect.element(highest).not.toHaveAccessibleDescription('Less than the lowest price')
  await userEvent.fill(highest, '6000')
  await expect.element(lowest).not.toHaveAccessibleDescription('More than the highest price')
  await userEvent.fill(highest, '4000')
  await expect.element(highest).toHaveAccessibleDescription('Less than the lowest price')
  await expectAccessible()
  await userEvent.fill(lowest, '')
  await expect.element(highest).not.toHaveAccessibleDescription('Less than the lowest price')
})

test('an address whose lowest price is above the highest one says so, too', async () => {
  signedOut()
  await openMarket('/marketplace?min=5000&max=1000', itemsOnSale)
  await filters().click()
  await expect
    .element(page.getByRole('textbox', { name: 'Lowest price' }))
    .toHaveAccessibleDescription('More than the highest price')
})

test('an address with filters opens with them, and shows their number', async () => {
  signedOut()
  await openMarket(
    '/marketplace?category=clothing&q=sneakers&condition=like-new&min=900&max=1200&sort=price-up',
    itemsOnSale,
  )
  await expect.poll(() => titles('Marketplace')).toEqual(['White Sneakers, Size 42'])
  await expect.element(page.getByRole('button', { name: 'Filter and sort (4)' })).toBeVisible()
  await filters().click()
  await dialog('Filter and sort').getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByRole('button', { name: 'Filter and sort', exact: true })).toBeInTheDocument()
})

test('invalid values in the address are ignored', async () => {
  signedOut()
  await openMarket('/marketplace?category=boats&condition=mint&min=-3&sort=random&item=nobody&form=old', itemsOnSale)
  await expect.poll(() => titles('Marketplace')).toHaveLength(5)
})
