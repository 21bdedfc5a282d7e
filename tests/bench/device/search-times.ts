import type { BrowserContext, Page } from '@playwright/test'
import { median } from '../web/median.ts'
import { throttle } from './paint.ts'

const queries = [
  'tomatos',
  'unga',
  'gass',
  'sukari',
  'maziwa',
  'bedsitter',
  'chiken',
  'onions',
  'pens',
  'charger',
  'lau',
  'shampo',
  'bread',
  'boda',
  'soap bar',
]

/** The app's own performance measure of one query, from the keystroke to its rendered hits. */
const timeOf = async (page: Page, query: string): Promise<number> => {
  const measured = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          for (const entry of list.getEntriesByName('search')) {
            if (!(entry instanceof PerformanceMeasure) || entry.detail?.query !== wanted) continue
            observer.disconnect()
            resolve(entry.duration)
          }
        }).observe({ type: 'measure' })
      }),
    query,
  )
  await page.getByPlaceholder('Search everything...').fill(query)
  return measured
}

/**
 * Searches everything for common words and misspelt ones, with a throttled processor. Returns the median query in
 * milliseconds.
 */
export const searchTime = async (context: BrowserContext): Promise<number> => {
  const page = await context.newPage()
  await throttle(context, page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.waitForFunction(() => performance.getEntriesByName('search:index').length > 0)
  const times: number[] = []
  for (const query of queries) times.push(await timeOf(page, query))
  await page.close()
  return median(times)
}
