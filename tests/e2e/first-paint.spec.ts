import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
]

/** Where the words of the first screen stand, and the frame around them. */
const places = (page: Page) =>
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
      // To the pixel at which borders round.
      headerEnds: box(document.querySelector('header, .shell-header')).at(-1),
      name: box(document.querySelector('header img, .shell-header img')),
      lead: box(heading?.nextElementSibling),
      heroEnds: Math.round((heading?.closest('section, .shell-hero')?.getBoundingClientRect().bottom ?? 0) / 2),
      page: getComputedStyle(document.body).backgroundColor,
    }
  })

/** Before the scripts, as on a network that has only brought the page. */
const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())
const withScripts = (page: Page) => page.unroute('**/assets/*.js')

test('what the page shows before its scripts have come stands where the app puts it, in both colour schemes', async ({ page, server, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|\/assets\//)
  const views = [...sizes.map((size) => ({ size, colorScheme: 'light' as const })), ...sizes.slice(0, 1).map((size) => ({ size, colorScheme: 'dark' as const }))]
  for (const { size, colorScheme } of views) {
    await test.step(`at ${size.width} px in ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await withoutScripts(page)
      await page.goto(server.origin)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const shell = await places(page)
      await withScripts(page)
      await page.goto(server.origin)
      await expect(page.getByRole('button', { name: 'Start Shopping' })).toBeVisible()
      expect(await places(page)).toEqual(shell)
    })
  }
})

test('on another screen only the frame stands there before the scripts, and late styles lie over those of the first screen', async ({ page, server, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|\/assets\//)
  await withoutScripts(page)
  await page.goto(`${server.origin}/my-university`)
  await expect(page.getByText('Comrade', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()

  await withScripts(page)
  await page.reload()
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const ground = (place: number) => tabs.nth(place).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await ground(0), 'the chosen tab looks chosen').not.toBe(await ground(1))
})

test('nothing on the first screen moves by itself while it loads', async ({ page, server }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 })
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(server.origin)
  await expect(page.getByRole('heading', { name: 'Special Offers' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('a shared link asks for its rows before the app is there, and no second time', async ({ page, server }) => {
  const asked: string[] = []
  let appCame = false
  page.on('request', (request) => {
    if (request.url().includes('/rpc/sync?')) asked.push(`${appCame ? 'late' : 'early'} ${new URL(request.url()).searchParams.get('tables')}`)
  })
  // The first screen's own code waits until the page has had its chance to ask.
  await page.route('**/assets/app-core-*.js', async (route) => {
    await expect.poll(() => asked.length).toBe(1)
    appCame = true
    await route.continue()
  })
  await page.goto(`${server.origin}/tum-gossip`)
  await expect(page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').first()).toBeVisible()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[0]).toBe('early gossip_posts')
  expect(asked[1]).not.toContain('gossip_posts,')
  expect(asked[1]).toMatch(/^late (?!gossip_posts$)/)
})
