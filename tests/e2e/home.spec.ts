import type { Page } from '@playwright/test'
import { visit } from './app.ts'
import { expect, test } from './fixtures.ts'

const quickBar = (page: Page) => page.getByRole('navigation', { name: 'Quick' })
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('tiles, offers, bars and the keyboard navigate within one document, and Back restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  const question = page.getByRole('region', { name: 'Which campus are you at?' })
  await test.step('a first visit is asked for the campus', async () => {
    await question.getByRole('button', { name: 'TUM, Mombasa' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('a new screen gets the focus and its title; Back restores the scroll position', async () => {
    await expect(page).toHaveTitle('Comrade')
    await expect(page.getByRole('region', { name: 'Bundles' }).getByRole('article')).toBeVisible()
    const last = page.getByRole('list', { name: 'Health articles' }).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    const position = await scrollY(page)
    expect(position).toBeGreaterThan(100)
    await last.click()
    await expect(page).toHaveTitle('Exercise During Your Cycle · Comrade')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await scrollY(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveTitle('Comrade')
    await expect.poll(() => scrollY(page)).toBe(position)
  })

  await test.step('an offer opens its screen', async () => {
    await page
      .getByRole('region', { name: 'Special Offers' })
      .getByRole('link', { name: 'Lunch from Tudor Kitchens' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Food Delivery' })).toBeVisible()
  })

  await test.step('the bottom bar leads to cart, profile and home', async () => {
    for (const [name, path] of [
      ['Cart', '/cart'],
      ['Profile', '/profile'],
      ['Home', '/'],
    ] as const) {
      await quickBar(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
    }
  })

  await test.step('the menu opens the services from another screen', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Comrade')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { name: 'Our Services' })).toBeInViewport()
  })

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await test.step('a repeat visit shows a shorter hero, and asks for no campus', async () => {
    const hero = page.locator('main section').first()
    const before = await hero.evaluate((section) => section.clientHeight)
    await visit(page, '/')
    await expect.poll(() => hero.evaluate((section) => section.clientHeight)).toBeLessThan(before - 60)
    await expect(page.getByRole('button', { name: 'Start Shopping' })).toBeVisible()
    await expect(question).toBeHidden()
  })

  await test.step('emergency numbers are two taps away on any screen', async () => {
    await visit(page, '/laundry-services')
    await page.getByRole('button', { name: 'Emergency' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Call for help' }).getByRole('link', { name: /999/ }),
    ).toHaveAttribute('href', 'tel:999')
    await page.keyboard.press('Escape')
  })

  await test.step('the first Tab focuses the skip link', async () => {
    await visit(page, '/')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    // The prerendered frame has a heading too, but no skip link.
    await expect(skip).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
