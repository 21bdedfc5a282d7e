import type { Locator, Page } from '@playwright/test'
import { untilPulled } from './app.ts'
import { expect, test } from './fixtures.ts'
import { addPosts, address, posts } from './gossip.ts'

/** How many cards a list may hold at once, however long it is: the screen and its margins. */
const mostDrawn = 40

const setSize = async (item: Locator): Promise<number> => Number(await item.getAttribute('aria-setsize'))

const nextFrames = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Scrolls down two screens at a time until something is drawn; from the end it begins again. */
const scrollTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => {
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
          window.scrollTo({ top: isAtEnd ? 0 : scrollY + innerHeight * 2, behavior: 'instant' })
        })
        await nextFrames(page)
        return wanted.count()
      },
      { intervals: [0], timeout: 40_000 },
    )
    .toBe(1)
}

const topOf = async (item: Locator): Promise<number> => Math.round((await item.boundingBox())?.y ?? Number.NaN)

test('hundreds of posts are few at a time, and the way back leads to the one that was read', async ({ page, server }) => {
  // Older than everything else, so that they push nothing of another test off the screen.
  const stories = Array.from({ length: 200 }, (_, n) => ({ content: `Story ${n + 1}${' and so on'.repeat(n % 17)}`, minutes: 30 * 24 * 60 + n }))
  await addPosts(server, stories)
  await page.goto(address)
  await untilPulled(page)
  await expect.poll(() => setSize(posts(page).first())).toBeGreaterThanOrEqual(60)
  expect(await posts(page).count()).toBeLessThan(mostDrawn)

  const place = posts(page).filter({ hasText: /Story 121\b/ })
  await scrollTo(page, place)
  expect(await posts(page).count()).toBeLessThan(mostDrawn)
  await place.evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await expect.poll(async () => {
    const before = await topOf(place)
    await nextFrames(page)
    return (await topOf(place)) - before
  }).toBe(0)
  const before = await topOf(place)
  const stands = () => expect.poll(async () => Math.abs((await topOf(place)) - before), { message: 'it stands where it stood' }).toBeLessThan(8)

  await test.step('from another screen', async () => {
    // A real click would first scroll the page for the sake of the header, and so move the place that is to be kept.
    await page.getByRole('link', { name: 'Comrade, home' }).dispatchEvent('click')
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
    await page.goBack()
    await expect(place).toBeInViewport()
    await stands()
  })

  await test.step('after a reload', async () => {
    await page.reload()
    await expect(place).toBeInViewport()
    await stands()
  })

  await test.step('but a fresh visit begins at the top', async () => {
    await page.goto('/about')
    await page.goto(address)
    await expect(posts(page).first()).toBeInViewport()
    await expect(posts(page).first()).toHaveAttribute('aria-posinset', '1')
  })

  // What the browser's own search cannot see, because it is not drawn, the screen's search finds.
  await test.step('and the search finds what is not drawn', async () => {
    await page.getByRole('searchbox', { name: 'Search gossip...' }).fill('STORY 99')
    await expect(posts(page)).toHaveCount(1)
    await expect(posts(page)).toContainText('Story 99')
    await expect(page).toHaveURL(`${address}?q=STORY+99`)
  })
})
