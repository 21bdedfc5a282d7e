import type { Page } from '@playwright/test'
import { expectCartCount, expectToast, itemNamed, plantDeviceRecord, storedRecords } from './app.ts'
import { expect, test } from './fixtures.ts'

const tomatoes = 'Tomatoes (1 kg)'

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
const amounts = (page: Page) => page.getByRole('region', { name: 'Order Summary' }).getByRole('definition')

const addToCart = async (page: Page, name: string) => {
  await page.goto('/groceries')
  await page.getByRole('button', { name: `Add to Cart: ${name}` }).click()
  await expectToast(page, 'Added to Cart!', `${name} has been added to your cart`)
}

test('the quantity box and its buttons change what is ordered and what it costs', async ({ page }) => {
  await addToCart(page, tomatoes)
  await page.goto('/cart')
  const line = itemNamed(page, tomatoes)
  const box = line.getByRole('textbox', { name: `How many of ${tomatoes}` })
  await expect(line).toContainText('Mama Njeri Fresh, Tudor · Groceries')
  await expect(line).toContainText('KSh 120 each')

  await line.getByRole('button', { name: `More ${tomatoes}` }).click()
  await expect(box).toHaveValue('2')
  await expect(amounts(page)).toHaveText(['KSh 240', 'KSh 100', 'KSh 340'])

  await box.fill('12')
  await box.press('Enter')
  await expect(amounts(page)).toHaveText(['KSh 1,440', 'KSh 100', 'KSh 1,540'])
  await expectCartCount(page, 12)

  for (const nonsense of ['abc', '0', '-4', '']) {
    await box.fill('3')
    await box.press('Enter')
    await expect(box).toHaveValue('3')
    await box.fill(nonsense)
    await box.blur()
    await expect(box).toHaveValue('1')
    await expectCartCount(page, 1)
  }
  await expect(amounts(page)).toHaveText(['KSh 120', 'KSh 100', 'KSh 220'])
})

test('minus at one takes the item out', async ({ page }) => {
  await addToCart(page, tomatoes)
  await page.goto('/cart')
  await page.getByRole('button', { name: `Less ${tomatoes}` }).click()
  await expectToast(page, 'Item Removed', `${tomatoes} removed from cart`)
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectCartCount(page, 0)
})

test('an item can be taken out at once, whatever its quantity', async ({ page }) => {
  await addToCart(page, tomatoes)
  await addToCart(page, 'Mala (500 ml)')
  await page.goto('/cart')
  await page.getByRole('button', { name: `More ${tomatoes}` }).click()
  await expectCartCount(page, 3)
  await page.getByRole('button', { name: `Remove ${tomatoes}` }).click()
  await expectToast(page, 'Item Removed', `${tomatoes} removed from cart`)
  await expect(lines(page)).toHaveCount(1)
  await expect(amounts(page)).toHaveText(['KSh 75', 'KSh 100', 'KSh 175'])
})

test('clearing empties the cart', async ({ page }) => {
  await addToCart(page, tomatoes)
  await addToCart(page, 'Mala (500 ml)')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expectToast(page, 'Cart Cleared', 'All items removed from cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

/** How long a text stays on the screen, measured in the page: a busy machine delays the test more than the app. */
const watchText = (page: Page, text: string) =>
  page.evaluate((watched) => {
    const times = { shownAt: 0, shownFor: 0 }
    new MutationObserver(() => {
      const shown = document.body.textContent?.includes(watched) ?? false
      if (shown && times.shownAt === 0) times.shownAt = performance.now()
      if (!shown && times.shownAt > 0 && times.shownFor === 0) times.shownFor = performance.now() - times.shownAt
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { watchedText: times })
  }, text)

const shownFor = (page: Page): Promise<number> =>
  page.evaluate(() => ('watchedText' in window ? (window.watchedText as { shownFor: number }).shownFor : 0))

test('cart messages leave after three seconds, and only one shows at a time', async ({ page }) => {
  await page.goto('/groceries')
  const add = page.getByRole('button', { name: `Add to Cart: ${tomatoes}` })
  await add.click()
  await expectToast(page, 'Added to Cart!', `${tomatoes} has been added to your cart`)
  await watchText(page, 'Item Updated!')
  await add.click()
  await expectToast(page, 'Item Updated!', `${tomatoes} quantity increased in cart`)
  await expect(page.getByText('Added to Cart!', { exact: true })).toBeHidden()
  await expect.poll(() => shownFor(page)).toBeGreaterThan(2900)
  expect(await shownFor(page)).toBeLessThan(4800)
})

test('another tab sees a change at once', async ({ page, context }) => {
  await page.goto('/groceries')
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(other.getByText('Your cart is empty')).toBeVisible()

  await page.getByRole('button', { name: `Add to Cart: ${tomatoes}` }).click()
  await expect(lines(other)).toHaveCount(1)
  await expectCartCount(other, 1)

  await other.getByRole('button', { name: `More ${tomatoes}` }).click()
  await expectCartCount(page, 2)
})

test('two tabs that add at once lose nothing', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([page.goto('/groceries'), other.goto('/food-delivery')])
  const inOne = page.getByRole('button', { name: `Add to Cart: ${tomatoes}` })
  const inOther = other.getByRole('button', { name: 'Add to Cart: Beef Pilau' })
  for (let round = 0; round < 3; round += 1) await Promise.all([inOne.click(), inOther.click()])
  await expectCartCount(page, 6)
  await expectCartCount(other, 6)
})

test('a saved cart that cannot be read is thrown away, and the app goes on', async ({ page }) => {
  await addToCart(page, tomatoes)
  await plantDeviceRecord(page, { key: 'cart', value: [{ id: 7, name: null, price: 'free' }] })
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectCartCount(page, 0)
  await expect
    .poll(async () => (await storedRecords(page, 'device')).filter((record) => JSON.stringify(record).includes('"cart"')))
    .toEqual([])
  await addToCart(page, tomatoes)
  await expectCartCount(page, 1)
})

test('an unreadable cart in local storage is removed', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('comrade-cart', '{not json'))
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('comrade-cart'))).toBeNull()
})

test('two quick taps on checkout hand over one order', async ({ page, opened }) => {
  await addToCart(page, tomatoes)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).dblclick()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your orders' }).getByRole('listitem')).toHaveCount(1)
  expect(new Set(opened).size).toBe(1)
})
