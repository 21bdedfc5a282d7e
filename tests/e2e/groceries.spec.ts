import { expectCartCount, itemNamed, untilPulled } from './app.ts'
import { expect, test } from './fixtures.ts'

test.describe('groceries as the network has it', () => {
  test('with nothing saved and no backend the list is empty, and nobody is alarmed', async ({ page, expectTrouble }) => {
    expectTrouble(/net::ERR_FAILED.*\/rest\/v1\//)
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.goto('/groceries')
    await expect(page.getByText('No grocery items found matching your search.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add to Cart/ }) })).toHaveCount(0)
  })

  test('an error answer of the backend is no alarm either', async ({ page, expectTrouble }) => {
    expectTrouble(/500.*\/rest\/v1\//)
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken' } }))
    await page.goto('/groceries')
    await expect(page.getByText('No grocery items found matching your search.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a slow backend shows that it is loading', async ({ page }) => {
    let answer = () => {}
    const permission = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/rest/v1/**', async (route) => {
      await permission
      await route.continue()
    })
    await page.goto('/groceries')
    await expect(page.getByText('Loading groceries...')).toBeVisible()
    await expect(page.getByText('No grocery items found')).toBeHidden()
    answer()
    await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')).toHaveCount(44)
    await expect(page.getByText('Loading groceries...')).toBeHidden()
  })

  test('nothing moves under the finger once the products are shown', async ({ page }) => {
    let finish = () => {}
    const permission = new Promise<void>((resolve) => (finish = resolve))
    let pages = 0
    await page.route('**/rest/v1/groceries?**', async (route) => {
      pages += 1
      if (pages > 1) await permission
      await route.continue()
    })
    await page.goto('/groceries')
    const first = page.getByRole('list', { name: 'Groceries' }).getByRole('listitem').first()
    const before = await first.boundingBox()
    expect(before).not.toBeNull()
    await expect(page.getByText('Saved just now')).toBeHidden()
    finish()
    await expect(page.getByText('Saved just now')).toBeVisible()
    expect(await first.boundingBox()).toEqual(before)
  })

  test('a failed refresh leaves what is saved on the screen, and says how old it is', async ({ page, expectTrouble }) => {
    await page.goto('/groceries')
    await untilPulled(page)
    expectTrouble(/net::ERR_FAILED.*\/rest\/v1\//)
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')).toHaveCount(44)
    await expect(page.getByText(/^Saved (just now|\d+ minutes? ago)$/)).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')).toHaveCount(44)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a change on the server appears with the next refresh, without a reload', async ({ page, server }) => {
  const row = 'name=eq.Pineapple%20(whole)'
  await page.goto('/groceries?q=pineapple')
  const pineapple = itemNamed(page, 'Pineapple (whole)')
  await expect(pineapple).toContainText('KSh 120')
  await untilPulled(page)
  await server.changeRows('groceries', row, { price: 135 })
  try {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(pineapple).toContainText('KSh 135')
  } finally {
    await server.changeRows('groceries', row, { price: 120 })
  }
})

test('a provider that cannot be reached by phone says so and takes no orders', async ({ page, server }) => {
  const row = 'name=eq.Garlic%20(250%20g)'
  await server.changeRows('groceries', row, { whatsapp: '+254 12' })
  try {
    await page.goto('/groceries')
    const garlic = itemNamed(page, 'Garlic (250 g)')
    await expect(garlic.getByRole('button', { name: 'Order Now: Garlic (250 g)' })).toBeDisabled()
    await expect(garlic.getByText('This phone number is not complete or has a wrong digit.')).toBeVisible()
    await garlic.getByRole('button', { name: 'Add to Cart: Garlic (250 g)' }).click()
    await expectCartCount(page, 1)
  } finally {
    await server.changeRows('groceries', row, { whatsapp: '0700000002' })
  }
})

test('order now opens a chat that names item, price, quantity and total, however the number is written', async ({ page }) => {
  const message = (store: string, name: string, price: string, quantity: number, total: string) =>
    `Hello ${store}! I would like to order ${name}.\n\nUnit price: ${price}\nQuantity: ${quantity}\nTotal: ${total}\n\nPlease confirm availability and delivery time. Thank you!`
  await page.goto('/groceries')
  const expectChat = async (name: string, digits: string, text: string) => {
    const link = page.getByRole('link', { name: `Order Now: ${name}` })
    await expect(link).toHaveAttribute('href', `https://wa.me/${digits}?text=${encodeURIComponent(text)}`)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  // Written +254 700 000 001, 0700000002, 254700000003 and 0700 000 005.
  await page.getByRole('button', { name: 'More Tomatoes (1 kg)' }).click()
  await page.getByRole('button', { name: 'More Tomatoes (1 kg)' }).click()
  await expectChat('Tomatoes (1 kg)', '254700000001', message('Mama Njeri Fresh, Tudor', 'Tomatoes (1 kg)', 'KSh 120', 3, 'KSh 360'))
  await expectChat('Garlic (250 g)', '254700000002', message('Kongowea Mboga Direct', 'Garlic (250 g)', 'KSh 120', 1, 'KSh 120'))
  await expectChat('Ghee (500 g)', '254700000003', message('Pwani Dairy Corner, Ganjoni', 'Ghee (500 g)', 'KSh 620', 1, 'KSh 620'))
  await expectChat('Goat Meat (500 g)', '254700000005', message('Omari Butchery, Tudor Four', 'Goat Meat (500 g)', 'KSh 430', 1, 'KSh 430'))

  await page.getByRole('button', { name: 'Less Ghee (500 g)' }).click()
  await expect(page.getByRole('button', { name: 'Order Now: Ghee (500 g)' })).toBeDisabled()
})

test('the newest products come first', async ({ page }) => {
  await page.goto('/groceries')
  const names = page.getByRole('list', { name: 'Groceries' }).getByRole('heading', { level: 2 })
  await expect(names.first()).toHaveText('Fresh Milk Packet (500 ml)')
  await expect(names.last()).toHaveText('Vanilla Ice Cream (1 litre)')
})

test('chip and words live in the address', async ({ page }) => {
  const products = page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')
  const search = page.getByRole('searchbox', { name: 'Search groceries...' })
  const chip = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto('/groceries?category=dairy&q=milk')
  await expect(products).toHaveCount(2)
  await expect(chip('Dairy Products')).toHaveAttribute('aria-pressed', 'true')
  await expect(search).toHaveValue('milk')

  await page.goto('/groceries?category=submarines')
  await expect(products).toHaveCount(44)
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/groceries?q=250')
  await expect(search).toHaveValue('')
  await expect(products).toHaveCount(44)

  await chip('Meat & Fish').click()
  await expect(products).toHaveCount(13)
  await expect(page).toHaveURL('/groceries?category=meat')
  await page.reload()
  await expect(products).toHaveCount(13)

  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/groceries?category=meat')
  await expect(products).toHaveCount(13)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
})

test('fast typing loses no letter', async ({ page }) => {
  await page.goto('/groceries')
  const search = page.getByRole('searchbox', { name: 'Search groceries...' })
  await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')).toHaveCount(44)
  await search.pressSequentially('sukuma wiki')
  await expect(search).toHaveValue('sukuma wiki')
  await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')).toHaveCount(1)

  // A letter put in the middle leaves the cursor where it was.
  await search.press('Home')
  await search.pressSequentially('xy')
  await expect(search).toHaveValue('xysukuma wiki')
})

test('back leads to where the student came from', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/groceries')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/about')
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['/', '/groceries', '/food-delivery', '/cart', '/no-such-page', '/profile']) {
    test(`nothing reaches over the edge on ${path}`, async ({ page }) => {
      await page.goto('/groceries')
      await page.getByRole('button', { name: 'Add to Cart: Watermelon (whole, about 3 kg)' }).click()
      await expectCartCount(page, 1)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      // The body cuts off what is too wide; that is no cure for text that cannot be read.
      const cut = await page.evaluate(() => {
        const scrollsSideways = (element: Element | null): boolean =>
          element !== null && (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement))
        return [...document.querySelectorAll('#root *')]
          .filter((element) => element.getBoundingClientRect().right > 321 && !scrollsSideways(element.parentElement))
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      })
      expect(cut).toEqual([])
    })
  }
})
