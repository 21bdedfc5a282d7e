import type { Page } from '@playwright/test'
import { visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { inLargeText } from './resized-layout.ts'

// A screen begins with its content: at 360 × 740 the first item of a list begins in the first quarter, in text of
// 200 % in the upper half.

/** Pixels from the top: at the usual size of text, and at 200 %. */
const list = { usual: 200, large: 420 }
const bounds = {
  '/groceries': list,
  '/food-delivery': list,
  '/e-shop': list,
  '/chemist': { usual: 260, large: 480 },
  '/rental-booking': { usual: 250, large: 420 },
  '/roommate-finder': list,
  '/marketplace': list,
  '/second-hand': list,
  '/tum-gossip': list,
  '/service-providers': list,
  '/transport-services': list,
  '/my-university': list,
} as const

/** Where the first item of the list begins, in pixels from the top; infinite while there is none. */
const firstItemTop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('main li, main article')].map((item) => item.getBoundingClientRect())
    return Math.min(...items.filter(({ height, width }) => height > 100 && width > 120).map(({ top }) => top))
  })

for (const [path, { usual, large }] of Object.entries(bounds)) {
  test(`the first item of ${path} begins within ${usual} px, in large text within ${large}`, async ({ page }) => {
    await visit(page, path)
    await expect.poll(() => firstItemTop(page)).toBeLessThanOrEqual(usual)
    await inLargeText(page, () => expect.poll(() => firstItemTop(page)).toBeLessThanOrEqual(large))
  })
}

test('both bars together take no more than 160 px in large text', async ({ page }) => {
  await visit(page, '/groceries')
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, nav')]
        .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
        .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
    )
  await inLargeText(page, () => expect.poll(heights).toBeLessThanOrEqual(160))
})

test('the photo, the price and the place of the first room stand within the first screen', async ({ page }) => {
  await visit(page, '/rental-booking')
  const room = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await expect(room.getByText(/^KSh /).first()).toBeInViewport({ ratio: 1 })
  await expect(room.getByText('Tudor, Tom Mboya Avenue')).toBeInViewport({ ratio: 1 })
})
