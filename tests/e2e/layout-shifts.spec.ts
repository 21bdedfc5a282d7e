import type { Page } from '@playwright/test'
import { untilRunning } from './app.ts'
import { expect, test } from './fixtures.ts'
import { serveInPieces } from './in-pieces.ts'

const linkedPaths = [
  '/',
  '/tum-gossip',
  '/groceries',
  '/marketplace',
  '/gas-delivery',
  '/roommate-finder',
  '/education/menstrual-cycle',
]

/** Notes each layout shift, and when the heading or the list is gone again. */
const watchContent = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: [] as string[], lost: [] as string[] }
    const edges = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map(Math.round).join(' ')
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    const describeSource = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.outerHTML.slice(0, 120)} from ${edges(previousRect)} to ${edges(currentRect)}`
    }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push(...Reflect.get(entry, 'sources').map(describeSource))
    }).observe({ type: 'layout-shift', buffered: true })
    let shown = { headings: 0, items: 0 }
    const look = () => {
      const next = {
        headings: document.querySelectorAll('h1').length,
        items: document.querySelectorAll('main li').length,
      }
      if (next.headings < shown.headings) seen.lost.push('the heading')
      if (shown.items > 0 && next.items === 0) seen.lost.push('the list')
      shown = next
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const whatHappened = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen'))

test.describe('on a slow first visit', () => {
  test.use({ serviceWorkers: 'block' })

  for (const path of linkedPaths) {
    test(`${path} loads without layout shifts, and no content disappears`, async ({ page, server }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      })
      await watchContent(page)
      await page.goto(server.origin + path)
      await untilRunning(page)
      await page.waitForLoadState('networkidle')
      expect(await whatHappened(page)).toEqual({ shifts: [], lost: [] })
    })
  }

  for (const path of ['/', '/roommate-finder', '/food-delivery']) {
    test(`the page of ${path} that arrives in pieces is drawn as a whole`, async ({ page, server, expectError }) => {
      expectError(/404/)
      const pieces = await serveInPieces(await (await fetch(server.origin + path)).text())
      await watchContent(page)
      await page.goto(pieces.origin)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await whatHappened(page)).toEqual({ shifts: [], lost: [] })
      pieces.stop()
    })
  }
})
