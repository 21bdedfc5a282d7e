import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSessionState } from '@/store/session/session-state'
import { pullState } from '@/store/sync/pull/pull-state'
import { expectAccessible } from '../accessibility'
import { signedIn, signedOut } from '../signed-in'
import { card, dialog, itemRow, openMarket, operationsOf, photoRow, titles } from './market'

const stub = vi.hoisted(() => ({ outcome: 'sent' }))
vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => stub.outcome }))

afterEach(() => page.viewport(360, 740))

const jacket = itemRow('Denim Jacket, Size M', { category: 'clothing', condition: 'like-new', price: 900, hours: 3 })
const heels = itemRow('Black Heels, Size 38', { category: 'clothing', condition: 'used', price: 1000, hours: 2 })
const sneakers = itemRow('White Sneakers, Size 42', {
  category: 'clothing',
  condition: 'like-new',
  price: 1200,
  hours: 1,
})
const desk = itemRow('Study Desk and Chair', {
  category: 'furniture',
  condition: 'excellent',
  price: 4500,
  original_price: 8000,
  hours: 5,
})
const maths = itemRow('Engineering Mathematics, Stroud', { category: 'books', price: 1500, hours: 4 })
const racket = itemRow('Tennis Racket', { status: 'sold', hours: 6 })
const filters = () => page.getByRole('button', { name: /^Filter and sort/ })
const choose = (group: string, name: string) =>
  dialog('Filter and sort').getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click()
const all = [jacket, heels, sneakers, desk, maths, racket]

test('category, price, order, condition and query narrow the list, and the address contains them', async () => {
  signedOut()
  const { address } = await openMarket('/marketplace', all)
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
  const { address } = await openMarket('/marketplace', all)
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
  await openMarket('/marketplace?max=1000', all)
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
  await openMarket('/marketplace?min=5000&max=1000', all)
  await filters().click()
  await expect
    .element(page.getByRole('textbox', { name: 'Lowest price' }))
    .toHaveAccessibleDescription('More than the highest price')
})

test('an address with filters opens with them, and shows their number', async () => {
  signedOut()
  await openMarket('/marketplace?category=clothing&q=sneakers&condition=like-new&min=900&max=1200&sort=price-up', all)
  await expect.poll(() => titles('Marketplace')).toEqual(['White Sneakers, Size 42'])
  await expect.element(page.getByRole('button', { name: 'Filter and sort (4)' })).toBeVisible()
  await filters().click()
  await dialog('Filter and sort').getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByRole('button', { name: 'Filter and sort', exact: true })).toBeInTheDocument()
})

test('invalid values in the address are ignored', async () => {
  signedOut()
  await openMarket('/marketplace?category=boats&condition=mint&min=-3&sort=random&item=nobody&form=old', all)
  await expect.poll(() => titles('Marketplace')).toHaveLength(5)
})

test('the marketplace has a chip for every category', async () => {
  signedOut()
  await openMarket('/marketplace', all)
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button')
  await expect
    .poll(() => chips.elements().map((chip) => chip.textContent))
    .toEqual(['All', 'Electronics', 'Clothing', 'Books', 'Furniture', 'Sports', 'Other'])
})

test('sold items are shown on request, without a contact button', async () => {
  signedOut()
  await openMarket('/marketplace?sold=true', all)
  await expect.element(card('Tennis Racket')).toMatchTextContent(/Sold/)
  await expect.element(page.getByRole('button', { name: 'Contact Seller: Tennis Racket' })).not.toBeInTheDocument()
})

test('the second-hand board has shelves, which are hidden during a search', async () => {
  signedOut()
  const { address } = await openMarket('/second-hand', all)
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
  await openMarket('/second-hand', all)
  await expect
    .element(card('Study Desk and Chair'))
    .toMatchTextContent(/KSh 4,500, before KSh 8,000.*Excellent.*5 hours ago.*HM.*Hassan Mwinyi/)
})

test('a liked item stays liked on this phone on both screens until it is unliked', async () => {
  signedOut()
  const heart = page.getByRole('button', { name: 'Like: Denim Jacket, Size M' })
  const screen = await openMarket('/second-hand', all)
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
  const { address } = await openMarket('/marketplace?sold=true', all)
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
    await openMarket(path, all)
    await expect.element(card('Denim Jacket, Size M')).toBeVisible()
    // The app’s header, which this test does not render, is 56 pixels high.
    expect(card('White Sneakers, Size 42').element().getBoundingClientRect().top + 56).toBeLessThan(740 / 2)
    // The title, the categories and the shelves take one row each.
    expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().height).toBeLessThan(40)
    for (const row of [page.getByRole('group', { name: 'Categories' }), page.getByRole('tablist')])
      expect(row.element().getBoundingClientRect().height).toBeLessThan(60)
  },
)

test('the title of the marketplace fits on one line of the narrowest phone', async () => {
  await page.viewport(320, 640)
  signedOut()
  await openMarket('/marketplace', all)
  expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().height).toBeLessThan(30)
})

test('on a large screen the filter button has a text', async () => {
  await page.viewport(1280, 800)
  signedOut()
  await openMarket('/second-hand', all)
  await expect.element(page.getByText('Filter and sort')).toBeVisible()
  await expect.element(card('White Sneakers, Size 42')).toBeInViewport()
})

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
    all,
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
  const { address } = await openMarket('/marketplace', all)
  await page.getByRole('button', { name: 'Sell Item' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please log in to list an item for sale')
  await page.getByRole('alert').getByRole('button', { name: 'Login' }).click()
  await expect.poll(address).toBe('/login')
})

test('a signed-out user is asked to log in to report, and has no listings', async () => {
  signedOut()
  const { router } = await openMarket(`/marketplace?item=${desk.id}`, all)
  await dialog('Study Desk and Chair').getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please log in to report an item')
  await router.navigate({ to: '/marketplace', search: { tab: 'mine' } })
  await expect.element(page.getByText('Please log in to view your listings.')).toBeVisible()
})

test('a report is sent with its reason', async () => {
  stub.outcome = 'sent'
  const { id } = signedIn('Fatma Said')
  await openMarket(`/second-hand?item=${desk.id}`, all)
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
