import type { Page } from '@playwright/test'
import { untilRunning } from './app.ts'
import { expect, test } from './fixtures.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
]

/** Positions and sizes of the heading, the header and the hero. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element | null | undefined) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width, height].map(Math.round)
    }
    const heading = document.querySelector('h1')
    const words = document.createRange()
    if (heading) words.selectNodeContents(heading)
    return {
      lines: [...words.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
      headerEnds: box(document.querySelector('header, .shell-header')).at(-1),
      name: box(document.querySelector('header img, .shell-header img')),
      lead: box(heading?.nextElementSibling),
      heroEnds: Math.round((heading?.closest('section, .shell-hero')?.getBoundingClientRect().bottom ?? 0) / 2),
      page: getComputedStyle(document.body).backgroundColor,
    }
  })

/** Blocks the scripts, so that only the prerendered page shows. */
const blockScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())
const unblockScripts = (page: Page) => page.unroute('**/assets/*.js')

/** Opens an address whose scripts never arrive. */
const openWithoutScripts = async (page: Page, address: string) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto(address, { waitUntil: 'commit' })
}

test('the prerendered home page has the same layout as the app, in both colour schemes', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/ERR_FAILED|\/assets\//)
  const views = [
    ...sizes.map((size) => ({ size, colorScheme: 'light' as const, returning: false })),
    ...sizes.slice(0, 1).flatMap((size) => [
      { size, colorScheme: 'dark' as const, returning: false },
      { size, colorScheme: 'light' as const, returning: true },
    ]),
  ]
  /** Sets or clears the app's visit counter. */
  const setVisits = (returning: boolean) =>
    page.evaluate(
      (before) => (before ? localStorage.setItem('comrade-visits', '1') : localStorage.removeItem('comrade-visits')),
      returning,
    )
  for (const { size, colorScheme, returning } of views) {
    await test.step(`at ${size.width} px in ${colorScheme}${returning ? ', on a repeat visit' : ''}`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await blockScripts(page)
      await page.goto(`${server.origin}/terms`)
      await setVisits(returning)
      await page.goto(server.origin)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      const prerendered = await layoutOf(page)
      await unblockScripts(page)
      await page.goto(server.origin)
      await expect(page.getByRole('button', { name: 'Start Shopping' })).toBeVisible()
      expect(await layoutOf(page)).toEqual(prerendered)
    })
  }
})

test('each prerendered page has the same layout and title as the app', async ({ page, server, expectError }) => {
  expectError(/ERR_FAILED|\/assets\//)
  for (const path of ['/about', '/groceries', '/login', '/marketplace', '/my-university', '/tum-gossip']) {
    await test.step(path, async () => {
      await blockScripts(page)
      await page.goto(server.origin + path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      const prerendered = await layoutOf(page)
      const title = await page.title()
      await unblockScripts(page)
      await page.goto(server.origin + path)
      await untilRunning(page)
      await expect(heading).toBeVisible()
      expect(await layoutOf(page)).toEqual(prerendered)
      await expect(page).toHaveTitle(title)
    })
  }
})

test('late styles override those of the first screen, with and without scripts', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/ERR_FAILED|\/assets\//)
  const tabs = page.getByRole('tab')
  const colour = (index: number) => tabs.nth(index).evaluate((tab) => getComputedStyle(tab).color)
  await blockScripts(page)
  await page.goto(`${server.origin}/my-university`)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const chosen = await colour(0)
  expect(chosen, 'the selected tab has its own colour').not.toBe(await colour(1))

  await unblockScripts(page)
  await page.reload()
  await untilRunning(page)
  expect([await colour(0), (await colour(0)) === (await colour(1))]).toEqual([chosen, false])
})

test('a link to a list prerenders its first rows, whatever others add to it; a link to one item prerenders none', async ({
  page,
  server,
}) => {
  await openWithoutScripts(page, `${server.origin}/groceries?fbclid=IwAR0&utm_source=whatsapp`)
  const rows = page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')
  await expect(rows.first()).toContainText(/KSh \d/)
  const first = await rows.first().getByRole('heading').innerText()
  await page.goto(`${server.origin}/groceries?item=00000000-0000-4000-8000-000000000000`, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(rows).toHaveCount(0)

  await unblockScripts(page)
  await page.goto(`${server.origin}/groceries`)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await expect(rows.first().getByRole('heading')).toHaveText(first)
})

test('a link to one item shows the screen of its list where the scripts fail', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/ERR_FAILED|\/assets\//)
  await blockScripts(page)
  await page.goto(`${server.origin}/groceries?item=00000000-0000-4000-8000-000000000000`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the prerendered rows of the markets have the same position as in the app', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/ERR_FAILED|\/assets\//)
  for (const [path, label] of [
    ['/marketplace', 'Marketplace'],
    ['/second-hand', 'Second-hand'],
  ] as const) {
    await test.step(path, async () => {
      const rows = page.getByRole('list', { name: label, exact: true }).getByRole('listitem')
      const tops = async () => [
        Math.round((await rows.nth(0).boundingBox())?.y ?? 0),
        Math.round((await rows.nth(1).boundingBox())?.y ?? 0),
      ]
      await blockScripts(page)
      await page.goto(server.origin + path)
      await expect(rows.nth(1)).toContainText(/KSh \d/)
      const prerendered = await tops()
      await unblockScripts(page)
      await page.goto(server.origin + path)
      await expect(page.getByRole('button', { name: /^Contact Seller/ }).first()).toBeVisible()
      expect(await tops()).toEqual(prerendered)
    })
  }
})

test('prerendered posts show the same likes and text size as in the app', async ({ page, server, expectError }) => {
  expectError(/ERR_FAILED|\/assets\//)
  const posts = page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem')
  const appearance = () =>
    posts.evaluateAll((all) =>
      all
        .slice(0, 5)
        .map((post) => [
          post.querySelector('p')?.dataset['short'],
          post.querySelector('p')?.dataset['plain'],
          post.querySelector('[aria-pressed]')?.textContent?.match(/\d+/)?.[0],
        ]),
    )
  await blockScripts(page)
  await page.goto(`${server.origin}/tum-gossip`)
  await expect(posts.nth(4)).toContainText(/\w/)
  const prerendered = await appearance()
  await unblockScripts(page)
  await page.goto(`${server.origin}/tum-gossip`)
  await untilRunning(page)
  await expect(posts.first().getByRole('button', { name: /^More: \w/ })).toBeVisible()
  // The list renders more rows after the first frame.
  await expect.poll(appearance).toEqual(prerendered)
})

test('the header keeps its layout while the menu button is missing', async ({ page, server, expectError }) => {
  expectError(/ERR_FAILED|\/assets\//)
  await blockScripts(page)
  await page.goto(server.origin)
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  const before = await search.boundingBox()
  expect(before).not.toBeNull()
  await page.getByRole('button', { name: 'Open menu' }).evaluate((button) => button.remove())
  expect(await search.boundingBox()).toEqual(before)
})

test('an icon of the bottom bar stays where it is when its label arrives', async ({ page, server, expectError }) => {
  expectError(/ERR_FAILED|\/assets\//)
  await blockScripts(page)
  await page.goto(server.origin)
  const home = page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Home' })
  const complete = await home.locator('svg').boundingBox()
  expect(complete).not.toBeNull()
  const early = await home.evaluate((shown) => {
    shown.lastChild?.remove()
    const { x, y, width, height } = shown.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
    return { x, y, width, height }
  })
  expect(early).toEqual(complete)
})

test('a URL without a prerendered page shows the frame without a screen', async ({ page, server, expectError }) => {
  expectError(/ERR_FAILED|\/assets\//)
  await blockScripts(page)
  await page.goto(`${server.origin}/admin/login`)
  await expect(page.getByText('Comrade', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('a shared link requests its rows before the app has loaded, and only once', async ({ page, server }) => {
  const requests: string[] = []
  let isAppLoaded = false
  page.on('request', (request) => {
    if (request.url().includes('/rpc/sync?'))
      requests.push(`${isAppLoaded ? 'late' : 'early'} ${new URL(request.url()).searchParams.get('tables')}`)
  })
  // Delay the app's code until the page has sent its request.
  await page.route('**/assets/app-core-*.js', async (route) => {
    await expect.poll(() => requests.length).toBe(1)
    isAppLoaded = true
    await route.continue()
  })
  await page.goto(`${server.origin}/tum-gossip`)
  await expect(page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').first()).toBeVisible()
  await expect.poll(() => requests.length).toBe(2)
  expect(requests[0]).toBe('early gossip_posts')
  expect(requests[1]).not.toContain('gossip_posts,')
  expect(requests[1]).toMatch(/^late (?!gossip_posts$)/)
})
