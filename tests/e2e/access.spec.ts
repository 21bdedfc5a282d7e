import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectCartCount, expectPictures } from './app.ts'
import { expect, test } from './fixtures.ts'

const shownWhenReady: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await expect(page.getByRole('region', { name: 'Bundles' }).getByRole('article')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Special Offers' }).getByRole('link')).toHaveCount(2)
  },
  '/groceries': (page) => expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')).toHaveCount(44),
  '/food-delivery': (page) => expect(page.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')).toHaveCount(12),
  '/cart': (page) => expect(page.getByText('Your cart is empty')).toBeVisible(),
  '/chemist': (page) => expect(page.getByRole('heading', { level: 1, name: 'Chemist' })).toBeVisible(),
  '/marketplace': (page) => expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible(),
  '/gas-delivery': (page) => expect(page.getByRole('heading', { name: 'How Gas Delivery Works' })).toBeVisible(),
  '/laundry-services': (page) => expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible(),
  '/salon-beauty': (page) => expect(page.getByRole('link', { name: /^Book Now/ }).first()).toBeVisible(),
  '/errand-services': (page) => expect(page.getByText('Operating hours: 8AM to 5PM, Monday to Friday')).toBeVisible(),
  '/e-shop': (page) => expect(page.getByRole('list', { name: 'Shops' }).getByRole('listitem')).toHaveCount(7),
  '/e-shop?q=oil': (page) => expect(page.getByRole('button', { name: 'Back to Shops' })).toBeVisible(),
  '/chemist?tab=services': (page) => expect(page.getByRole('list', { name: 'Pharmacy services' }).getByRole('listitem')).toHaveCount(4),
  '/chemist?tab=emergency': (page) => expect(page.getByRole('link', { name: /^Call/ })).toHaveCount(2),
  '/my-university': (page) => expect(page.getByRole('list', { name: 'Announcements' })).toBeVisible(),
  '/my-university?tab=events': (page) => expect(page.getByRole('list', { name: 'Events' })).toBeVisible(),
  '/my-university?tab=services': (page) => expect(page.getByRole('list', { name: 'Campus services' })).toBeVisible(),
  '/my-university?tab=special-links': (page) => expect(page.getByRole('list', { name: 'Special Links' })).toBeVisible(),
  '/about': (page) => expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible(),
  '/contact': (page) => expect(page.getByRole('heading', { name: 'Quick Help' })).toBeVisible(),
  '/terms': (page) => expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible(),
  '/privacy': (page) => expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible(),
  '/profile': (page) => expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible(),
  '/no-such-page': (page) => expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible(),
}

/** What a person with a screen reader or weak sight would stumble over. */
const barriers = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.any[0]?.message ?? ''}`))
}

/** Buttons and links too small for a thumb. Links inside a sentence are as high as their line; a card far off is not laid out yet. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSentence = (element: Element) => getComputedStyle(element).display === 'inline'
    const notShown = (element: Element) => !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || element.matches('[class*=skip]')
    return [...document.querySelectorAll('a, button, input, [role=button]')]
      .filter((element) => !inSentence(element) && !notShown(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ element, box }) => `${element.getAttribute('aria-label') ?? element.textContent} ${box.width}x${box.height}`)
  })

const fillCart = async (page: Page) => {
  await page.goto('/groceries')
  await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expect(page.getByText('Added to Cart!', { exact: true })).toBeVisible()
  await expectCartCount(page, 1)
}

const showFullCart = async (page: Page) => {
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Checkout on WhatsApp' })).toBeVisible()
  await expectPictures(page, 1)
}

const handOver = async (page: Page) => {
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible()
}

const showMenu = async (page: Page, isMobile: boolean) => {
  await page.goto('/about')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // Without motion nothing is half faded in while colours are measured.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const [path, untilShown] of Object.entries(shownWhenReady)) {
      test(`${path} has no barrier`, async ({ page }) => {
        await page.goto(path)
        await untilShown(page)
        expect(await barriers(page)).toEqual([])
      })
    }

    test('a message, a full cart, its order and the menu have no barrier', async ({ page, isMobile, opened }) => {
      await fillCart(page)
      expect(await barriers(page)).toEqual([])
      await showFullCart(page)
      expect(await barriers(page)).toEqual([])
      await handOver(page)
      expect(opened).toHaveLength(1)
      expect(await barriers(page)).toEqual([])
      await showMenu(page, isMobile)
      expect(await barriers(page)).toEqual([])
    })
  })
}

test('everything to be tapped is big enough for a thumb', async ({ page, isMobile, opened }) => {
  for (const [path, untilShown] of Object.entries(shownWhenReady)) {
    await page.goto(path)
    await untilShown(page)
    expect.soft(await smallTargets(page), path).toEqual([])
  }
  await fillCart(page)
  expect.soft(await smallTargets(page), 'a message').toEqual([])
  await showFullCart(page)
  expect.soft(await smallTargets(page), 'a full cart').toEqual([])
  await handOver(page)
  expect(opened).toHaveLength(1)
  expect.soft(await smallTargets(page), 'an order').toEqual([])
  await showMenu(page, isMobile)
  expect.soft(await smallTargets(page), 'the menu').toEqual([])
})

test('the colours chosen in the profile stay', async ({ page }) => {
  await page.goto('/profile')
  const scheme = page.locator('html')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.goto('/groceries')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
