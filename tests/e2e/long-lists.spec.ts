import type { Locator, Page } from '@playwright/test'
import { storedRecords, untilPulled } from './app.ts'
import { expect, test } from './fixtures.ts'
import { addPosts, address, posts } from './gossip.ts'

/** How many cards a list may hold at once, however long it is: the screen and its margins. */
const mostDrawn = 40

const setSize = async (item: Locator): Promise<number> => Number(await item.getAttribute('aria-setsize'))

const nextFrames = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Scrolls as a thumb does, half a screen at a time, until something is drawn. */
const scrollTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollBy({ top: innerHeight * 3, behavior: 'instant' }))
        await nextFrames(page)
        return wanted.count()
      },
      { intervals: [0], timeout: 40_000 },
    )
    .toBe(1)
}

const topOf = async (item: Locator): Promise<number> => Math.round((await item.boundingBox())?.y ?? Number.NaN)

test('six hundred posts are few at a time, and the way back leads to the one that was read', async ({ page, server }) => {
  // Older than everything else, so that they push nothing of another test off the screen.
  const stories = Array.from({ length: 600 }, (_, n) => ({ content: `Story ${n + 1}${' and so on'.repeat(n % 17)}`, minutes: 30 * 24 * 60 + n }))
  await addPosts(server, stories)
  await page.goto(address)
  await untilPulled(page)
  await expect.poll(() => setSize(posts(page).first())).toBeGreaterThanOrEqual(400)
  expect(await posts(page).count()).toBeLessThan(mostDrawn)

  const place = posts(page).filter({ hasText: /Story 340\b/ })
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

  // A real click would first scroll the page for the sake of the header, and so move the place that is to be kept.
  await page.getByRole('link', { name: 'Comrade, home' }).dispatchEvent('click')
  await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
  await page.goBack()
  await expect(place).toBeInViewport()
  await stands()

  await page.reload()
  await expect(place).toBeInViewport()
  await stands()

  // A fresh visit begins at the top.
  await page.goto('/about')
  await page.goto(address)
  await expect(posts(page).first()).toBeInViewport()
  await expect(posts(page).first()).toHaveAttribute('aria-posinset', '1')

  // What the browser's own search cannot see, because it is not drawn, the screen's search finds.
  await page.getByRole('searchbox', { name: 'Search gossip...' }).fill('STORY 577')
  await expect(posts(page)).toHaveCount(1)
  await expect(posts(page)).toContainText('Story 577')
  await expect(page).toHaveURL(`${address}?q=STORY+577`)
  await page.getByRole('searchbox', { name: 'Search gossip...' }).fill('')
  await expect.poll(() => setSize(posts(page).first())).toBeGreaterThanOrEqual(400)
})

test('the link of a post far down opens it, and nothing jumps on the way up from the end', async ({ page, server }) => {
  await addPosts(server, Array.from({ length: 200 }, (_, n) => ({ content: `Tale ${n + 1}${' of old'.repeat(n % 23)}`, minutes: 90 * 24 * 60 + n })))
  await page.goto(address)
  await untilPulled(page)
  const [last] = (await server.rows('gossip_posts', 'content=like.Tale 200*&select=id')) as { id: string }[]
  await page.goto(`${address}?item=${last?.id}`)
  const opened = page.getByRole('list', { name: 'The post you opened' })
  await expect(opened).toContainText('Tale 200')
  await page.getByRole('button', { name: 'See all gossip' }).click()
  await expect(posts(page).first()).toBeInViewport()

  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await nextFrames(page)
      return posts(page).filter({ hasText: /Tale 200\b/ }).count()
    })
    .toBe(1)
  // Rows above are drawn for the first time, and are higher or lower than thought: what is read stays where the thumb put it.
  const jumps = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const middle = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-id]')
    const found: number[] = []
    for (let step = 0; step < 60; step++) {
      const card = middle()
      const top = card?.getBoundingClientRect().top ?? Number.NaN
      window.scrollBy({ top: -90, behavior: 'instant' })
      for (let frames = 0; frames < 3; frames++) await frame()
      const moved = (card?.getBoundingClientRect().top ?? Number.NaN) - top
      if (card?.isConnected && Math.abs(moved - 90) > 4) found.push(Math.round(moved))
    }
    return found
  })
  expect(jumps).toEqual([])
})

test('eighty things for sale: few are drawn, all are reached, and what holds the focus stays', async ({ page, server }) => {
  // Sold ones: they stand in no other test's way.
  const brick = { status: 'sold', price: 10, category: 'other', seller_phone: '+254700000095', created_at: '2020-01-01T00:00:00Z' }
  await server.addRows('items', Array.from({ length: 80 }, (_, place) => ({ ...brick, title: `Brick ${place}` })))
  await page.goto('/marketplace?q=brick&sold=true')
  await expect.poll(async () => (await storedRecords(page, 'items')).length).toBeGreaterThanOrEqual(80)
  const cards = page.getByRole('list', { name: 'Marketplace' }).getByRole('listitem')
  await expect.poll(() => setSize(cards.first())).toBe(80)
  expect(await cards.count()).toBeLessThan(mostDrawn)

  const first = cards.first().getByRole('button', { name: /^View: / })
  await first.focus()
  const name = await first.getAttribute('aria-label')
  await scrollTo(page, page.locator('[aria-posinset="80"]'))
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeFocused()
  expect(await cards.count()).toBeLessThan(mostDrawn)
  // The next stop of Tab is in the list beside it, not where the screen happens to be.
  for (let stops = 0; stops < 6; stops++) {
    await page.keyboard.press('Tab')
    // The next rows are drawn as the screen follows the focus.
    await nextFrames(page)
  }
  const at = () => page.evaluate(() => Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')))
  expect(await at()).toBeLessThan(5)
})
