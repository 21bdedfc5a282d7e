import type { Locator, Page } from '@playwright/test'
import { untilPulled, visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { addPosts, address, posts } from './gossip.ts'

/** The most cards that a list of any length may render: the screen and its margins. */
const maxRendered = 40

const setSize = async (item: Locator): Promise<number> => Number(await item.getAttribute('aria-setsize'))

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Scrolls down two screens at a time, starting over at the end, until the item is rendered. */
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

test('a feed of hundreds of posts renders only a few, and Back returns to the post that was read', async ({
  page,
  server,
}) => {
  // Older than all other posts, so that they do not displace those of other tests.
  const stories = Array.from({ length: 200 }, (_, n) => ({
    content: `Story ${n + 1}${' and so on'.repeat(n % 17)}`,
    minutes: 30 * 24 * 60 + n,
  }))
  await addPosts(server, stories)
  await visit(page, address)
  await untilPulled(page)
  await expect.poll(() => setSize(posts(page).first())).toBeGreaterThanOrEqual(60)
  expect(await posts(page).count()).toBeLessThan(maxRendered)

  const readPost = posts(page).filter({ hasText: /Story 121\b/ })
  await scrollTo(page, readPost)
  expect(await posts(page).count()).toBeLessThan(maxRendered)
  await readPost.evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await expect
    .poll(async () => {
      const before = await topOf(readPost)
      await nextFrames(page)
      return (await topOf(readPost)) - before
    })
    .toBe(0)
  const before = await topOf(readPost)
  const expectSamePosition = () =>
    expect
      .poll(async () => Math.abs((await topOf(readPost)) - before), { message: 'its position has not changed' })
      .toBeLessThan(8)

  await test.step('back from another screen', async () => {
    // A real click would first bring the bar into view and change the position.
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Home' }).dispatchEvent('click')
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
    await page.goBack()
    await expect(readPost).toBeInViewport()
    await expectSamePosition()
  })

  await test.step('after a reload', async () => {
    await page.reload()
    await expect(readPost).toBeInViewport()
    await expectSamePosition()
  })

  await test.step('a new visit starts at the top', async () => {
    await visit(page, '/about')
    await visit(page, address)
    await expect(posts(page).first()).toBeInViewport()
    await expect(posts(page).first()).toHaveAttribute('aria-posinset', '1')
  })

  await test.step('the search finds posts that are not rendered', async () => {
    await page.getByRole('searchbox', { name: 'Search gossip...' }).fill('STORY 99')
    await expect(posts(page)).toHaveCount(1)
    await expect(posts(page)).toContainText('Story 99')
    await expect(page).toHaveURL(`${address}?q=STORY+99`)
  })
})
