import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSessionState } from '@/store/session/session-state'
import { pullState } from '@/store/sync/pull/pull-state'
import { signedIn, signedOut } from '../signed-in'
import { desk, itemsOnSale } from './items-on-sale'
import { card, openMarket, titles } from './market'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

afterEach(() => page.viewport(360, 740))

test('the marketplace has a chip for every category', async () => {
  signedOut()
  await openMarket('/marketplace', itemsOnSale)
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button')
  await expect
    .poll(() => chips.elements().map((chip) => chip.textContent))
    .toEqual(['All', 'Electronics', 'Clothing', 'Books', 'Furniture', 'Sports', 'Other'])
})

test('sold items are shown on request, without a contact button', async () => {
  signedOut()
  await openMarket('/marketplace?sold=true', itemsOnSale)
  await expect.element(card('Tennis Racket')).toMatchTextContent(/Sold/)
  await expect.element(page.getByRole('button', { name: 'Contact Seller: Tennis Racket' })).not.toBeInTheDocument()
})

test('the second-hand board has shelves, which are hidden during a search', async () => {
  signedOut()
  const { address } = await openMarket('/second-hand', itemsOnSale)
  await expect
    .poll(() =>
      page
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent),
    )
    .toEqual(['Electronics', 'Textbooks', 'Furniture', 'Clothing'])
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

test('a card of the board shows the former price, the condition, the seller and the age', async () => {
  signedOut()
  await openMarket('/second-hand', itemsOnSale)
  await expect
    .element(card('Study Desk and Chair'))
    .toMatchTextContent(/KSh 4,500, before KSh 8,000.*Excellent.*5 hours ago.*HM.*Hassan Mwinyi/)
})

test('a liked item stays liked on this phone on both screens until it is unliked', async () => {
  signedOut()
  const heart = page.getByRole('button', { name: 'Like: Denim Jacket, Size M' })
  const screen = await openMarket('/second-hand', itemsOnSale)
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await screen.unmount()
  await openMarket('/marketplace', [])
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the heart beside the search lists the saved items of both screens, including sold ones', async () => {
  signedOut()
  const { address } = await openMarket('/marketplace?sold=true', itemsOnSale)
  for (const title of ['Tennis Racket', 'Study Desk and Chair'])
    await page.getByRole('button', { name: `Like: ${title}` }).click()
  const saved = page.getByRole('button', { name: 'Saved items' })
  await saved.click()
  await expect.poll(() => titles('Marketplace')).toEqual(['Study Desk and Chair', 'Tennis Racket'])
  await expect.element(card('Tennis Racket')).toMatchTextContent(/Sold/)
  expect(address()).toBe('/marketplace?sold=true&saved=true')
  await page.getByRole('button', { name: 'Like: Tennis Racket' }).click()
  await expect.poll(() => titles('Marketplace')).toEqual(['Study Desk and Chair'])
  await page.getByRole('button', { name: 'Like: Study Desk and Chair' }).click()
  await expect.element(page.getByText('Nothing saved yet.', { exact: false })).toBeVisible()
  await saved.click()
  await expect.poll(() => titles('Marketplace')).toHaveLength(6)
})

test.for(['/marketplace', '/second-hand'])(
  'on a phone the first item of %s is in the upper half of the screen',
  async (path) => {
    signedOut()
    await openMarket(path, itemsOnSale)
    await expect.element(card('Denim Jacket, Size M')).toBeVisible()
    expect(card('White Sneakers, Size 42').element().getBoundingClientRect().top).toBeLessThan(740 / 2)
    // The title, the categories and the shelves take one row each.
    expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().height).toBeLessThan(40)
    for (const row of [page.getByRole('group', { name: 'Categories' }), page.getByRole('tablist')])
      expect(row.element().getBoundingClientRect().height).toBeLessThan(60)
  },
)

test('the title of the marketplace fits on one line of the narrowest phone', async () => {
  await page.viewport(320, 640)
  signedOut()
  await openMarket('/marketplace', itemsOnSale)
  expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().height).toBeLessThan(30)
})

test('on a large screen the filter button has a text', async () => {
  await page.viewport(1280, 800)
  signedOut()
  await openMarket('/second-hand', itemsOnSale)
  await expect.element(page.getByText('Filter and sort')).toBeVisible()
  await expect.element(card('White Sneakers, Size 42')).toBeInViewport()
})

test('an error is shown when nothing is saved and nothing can be loaded', async () => {
  signedOut()
  pullState.setState({ status: 'failed' })
  await openMarket('/marketplace', null)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Error.*Failed to load marketplace items/)
  await expect.element(page.getByText(/^The list could not be loaded/)).toBeVisible()
  await expect.element(page.getByText('No items found matching your criteria.')).not.toBeInTheDocument()
})

test('a signed-out user is asked to log in to sell', async () => {
  signedOut()
  const { address } = await openMarket('/marketplace', itemsOnSale)
  await page.getByRole('button', { name: 'Sell Item' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please log in to list an item for sale')
  await page.getByRole('alert').getByRole('button', { name: 'Login' }).click()
  await expect.poll(address).toBe('/login')
})

test.for(['out', 'in'] as const)('to sell is answered once the session is known: %s', async (status) => {
  setSessionState({ status: 'unknown' })
  const { address } = await openMarket('/marketplace', [desk])
  await page.getByRole('button', { name: 'Sell Item' }).click()
  if (status === 'in') signedIn()
  else signedOut()
  if (status === 'in') await expect.poll(address).toBe('/marketplace?form=new')
  else
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Please log in to list an item for sale' }))
      .toBeVisible()
})
