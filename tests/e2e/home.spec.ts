import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const quickBar = (page: Page) => page.getByRole('navigation', { name: 'Quick' })
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('tiles, offers, bars and keys lead through the app in one document, and Back to the old place', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await test.step('a new screen takes the focus and the title; Back finds the old place', async () => {
    await expect(page).toHaveTitle('Comrade')
    await expect(page.getByRole('region', { name: 'Bundles' }).getByRole('article')).toBeVisible()
    const last = page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'Get Cheap Services' })
    await last.scrollIntoViewIfNeeded()
    const place = await scrollY(page)
    expect(place).toBeGreaterThan(100)
    await last.click()
    await expect(page).toHaveTitle('Get Cheap Services · Comrade')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await scrollY(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveTitle('Comrade')
    await expect.poll(() => scrollY(page)).toBe(place)
  })

  await test.step('an offer opens its screen', async () => {
    await page.getByRole('region', { name: 'Special Offers' }).getByRole('link', { name: 'Lunch from Tudor Kitchens' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Food Delivery' })).toBeVisible()
  })

  await test.step('the bottom bar leads to cart, profile and home', async () => {
    for (const [name, path] of [['Cart', '/cart'], ['Profile', '/profile'], ['Home', '/']] as const) {
      await quickBar(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
    }
  })

  await test.step('the menu leads from elsewhere to the services', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Comrade')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { name: 'Our Services' })).toBeInViewport()
  })

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await test.step('the keyboard reaches the content first', async () => {
    await page.goto('/')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    // The frame that the page brings has a heading, too, but nothing to reach yet.
    await expect(skip).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
