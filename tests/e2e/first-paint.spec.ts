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

test('a page that a link opens shows its screen before the scripts, as the app shows it', async ({ page, server, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|\/assets\//)
  for (const path of ['/about', '/groceries', '/login', '/marketplace', '/my-university', '/tum-gossip']) {
    await test.step(path, async () => {
      await withoutScripts(page)
      await page.goto(server.origin + path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      const early = await places(page)
      const title = await page.title()
      await withScripts(page)
      await page.goto(server.origin + path)
      await expect(page.locator('#root > header')).toBeVisible()
      await expect(heading).toBeVisible()
      expect(await places(page)).toEqual(early)
      await expect(page).toHaveTitle(title)
    })
  }
})

test('late styles lie over those of the first screen, before the scripts and with them', async ({ page, server, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|\/assets\//)
  const tabs = page.getByRole('tab')
  const ground = (place: number) => tabs.nth(place).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  await withoutScripts(page)
  await page.goto(`${server.origin}/my-university`)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const chosen = await ground(0)
  expect(chosen, 'the chosen tab looks chosen').not.toBe(await ground(1))

  await withScripts(page)
  await page.reload()
  await expect(page.locator('#root > header')).toBeVisible()
  expect([await ground(0), await ground(0) === await ground(1)]).toEqual([chosen, false])
})

test('a link to a list shows its first rows before the scripts; a link to one item shows no other', async ({ page, server, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|\/assets\//)
  await withoutScripts(page)
  await page.goto(`${server.origin}/groceries`)
  const rows = page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')
  await expect(rows.first()).toContainText(/KSh \d/)
  const first = await rows.first().getByRole('heading').innerText()
  await page.goto(`${server.origin}/groceries?item=00000000-0000-4000-8000-000000000000`)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(rows).toHaveCount(0)

  await withScripts(page)
  await page.goto(`${server.origin}/groceries`)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await expect(rows.first().getByRole('heading')).toHaveText(first)
})

test('the header stands where it will while a part of it is still to come', async ({ page, server, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|\/assets\//)
  await withoutScripts(page)
  await page.goto(server.origin)
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  const place = await search.boundingBox()
  expect(place).not.toBeNull()
  await page.getByRole('button', { name: 'Open menu' }).evaluate((button) => button.remove())
  expect(await search.boundingBox()).toEqual(place)
})

test('an address without a page of its own shows the frame before the scripts', async ({ page, server, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|\/assets\//)
  await withoutScripts(page)
  await page.goto(`${server.origin}/admin/login`)
  await expect(page.getByText('Comrade', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('what is typed and pressed before the app runs is done when it does, and nothing is sent into the address', async ({ page, server, expectTrouble }) => {
  expectTrouble(/grant_type=password/)
  await page.route('**/assets/app-core-*.js', async (route) => {
    await expect.poll(() => page.locator('[data-held]').count()).toBe(1)
    await route.continue()
  })
  await page.goto(`${server.origin}/login`, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('nobody@students.tum.ac.ke')
  await page.getByLabel(/^Password/).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The email or the password is not right.').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@students.tum.ac.ke')
})

const linked = ['/', '/tum-gossip', '/groceries', '/marketplace', '/gas-delivery', '/roommate-finder', '/education/menstrual-cycle']

test.describe('on a slow first visit by a link', () => {
  test.use({ serviceWorkers: 'block' })

  for (const path of linked) {
    test(`nothing moves and nothing vanishes while ${path} loads`, async ({ page, server }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 })
      await page.addInitScript(() => {
        const seen = { shifts: [] as string[], lost: [] as string[] }
        const edges = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map(Math.round).join(' ')
        type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
        const inWords = ({ node, previousRect, currentRect }: Source) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.outerHTML.slice(0, 120)} from ${edges(previousRect)} to ${edges(currentRect)}`
        }
        Reflect.set(window, 'seen', seen)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shifts.push(...Reflect.get(entry, 'sources').map(inWords))
        }).observe({ type: 'layout-shift', buffered: true })
        let shown = { headings: 0, items: 0 }
        const look = () => {
          const next = { headings: document.querySelectorAll('h1').length, items: document.querySelectorAll('main li').length }
          if (next.headings < shown.headings) seen.lost.push('the heading')
          if (shown.items > 0 && next.items === 0) seen.lost.push('the list')
          shown = next
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.goto(server.origin + path)
      await expect(page.locator('#root > header')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ shifts: [], lost: [] })
    })
  }
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
