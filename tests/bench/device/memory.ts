import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { initialViews } from '../../e2e/views.ts'

export type MemoryUse = { readonly heap: number; readonly nodes: number; readonly listeners: number }

/** The memory in use after garbage collection: heap in MB, number of nodes and listeners. */
const memoryUse = async (page: Page, devtools: CDPSession): Promise<MemoryUse> => {
  await page.waitForLoadState('networkidle')
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Navigates to a screen without loading a new document, then scrolls down and up again. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => window.history.pushState({}, '', to), address)
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let step = 0; step < 8; step += 1) {
      window.scrollBy({ top: innerHeight, behavior: 'instant' })
      await frame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}

/** The interactions that create and drop the most nodes. */
const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/marketplace': async (page) => {
    await page.getByRole('searchbox').fill('charger')
    await page
      .getByRole('button', { name: /^View: / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Close item' }).click()
    await page.getByRole('searchbox').fill('')
  },
  '/tum-gossip': async (page) => {
    for (const name of ['Love', 'Trending']) await page.getByRole('tab', { name }).click()
  },
}

const round = async (page: Page): Promise<void> => {
  for (const { address } of initialViews) {
    await visit(page, address)
    await interactions[address]?.(page)
  }
}

/**
 * Walks through all screens for `minutes`, then for as many rounds again.
 * @returns the memory in use after each half
 */
export const walkTwice = async (
  context: BrowserContext,
  minutes: number,
): Promise<{ readonly rounds: number; readonly before: MemoryUse; readonly after: MemoryUse }> => {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto('/')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  const end = Date.now() + minutes * 60_000
  let rounds = 0
  // At least two rounds, because the first one loads each screen's code.
  for (; rounds < 2 || Date.now() < end; rounds += 1) await round(page)
  await visit(page, '/about')
  const before = await memoryUse(page, devtools)
  for (let again = 0; again < rounds; again += 1) await round(page)
  await visit(page, '/about')
  const after = await memoryUse(page, devtools)
  await page.close()
  return { rounds, before, after }
}
