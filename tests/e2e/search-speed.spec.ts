import type { Page } from '@playwright/test'
import { untilPulled } from './app.ts'
import { expect, test } from './fixtures.ts'

/** As many things as a large campus may have to search, the demo's own included. */
const entries = 2000
/** Spec figure for a search: milliseconds on a cheap phone. */
const budget = 50
/** How much slower than this machine the phone is taken to be. */
const slowdown = 4
/** Asked again and again while other tests keep this machine busy; a search that is slow by itself is slow in every round. */
const mostRounds = 10

const queries = [
  'tomatos', 'unga', 'gass', 'sukari', 'maziwa', 'bedsitter', 'chiken', 'onions', 'pens', 'charger', 'lau', 'shampo', 'bread', 'boda', 'soap bar',
]

test.use({ viewport: { width: 360, height: 740 } })

/** Copies of groceries as a pull would have left them: made-up brands of things that people buy, so that words vary as they do in a market. */
const fillTable = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const things = 'Tomatoes,Onions,Maize Flour,Wheat Flour,Sugar,Milk,Yoghurt,Butter,Eggs,Beef,Chicken,Tilapia,Omena,Rice,Beans,Ndengu,Cooking Oil,Bread,Chapati,Tea Leaves,Coffee,Soap Bar,Shampoo,Toothpaste,Exercise Book,Pens,Charger,Candles,Matches,Charcoal,Mangoes,Bananas,Oranges,Cabbage,Kale,Spinach,Potatoes,Cassava,Pepper,Salt'.split(',')
    const sounds = 'ka,mo,ri,tu,la,ngo,wa,che,ni,bu,sha,ke,pe,zi,do,mba,so,ya,fu,re'.split(',')
    const sound = (n: number) => sounds[n % sounds.length] ?? ''
    const brand = (n: number) => sound(n) + sound(Math.floor(n / 20)) + sound(n * 7 + Math.floor(n / 400))
    const rows = Array.from({ length: wanted }, (_, n) => ({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      rev: 1,
      created_at: '2026-11-01T08:00:00Z',
      name: `${brand(n)} ${things[n % things.length]} (${(n % 9) + 1} kg)`,
      description: `Fresh ${things[(n * 3) % things.length]} and ${brand(n * 13)} from the market, brought to your door before noon.`,
      price: 50 + (n % 400),
      category: 'produce',
      image_url: null,
      store_name: `${brand(n % 60)} Duka, ${brand(n % 25)}`,
      whatsapp: '+254700000001',
    }))
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('comrade')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const writing = opening.result.transaction('groceries', 'readwrite')
        for (const row of rows) writing.objectStore('groceries').put(row)
        writing.onerror = () => reject(writing.error)
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }, count)

type Timing = { duration: number; detail: unknown }

/** What the app has measured under this name. */
const timings = (page: Page, name: string): Promise<Timing[]> =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByName(wanted, 'measure')
        .map((entry) => ({ duration: entry.duration, detail: entry instanceof PerformanceMeasure ? entry.detail : null })),
    name,
  )

/** The app's measure of one query; the page is left alone meanwhile, so that nothing but the app takes its time. */
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

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

test(`a search of ${entries} things answers within ${budget} ms on a slow phone`, async ({ page }) => {
  await page.goto('/')
  await untilPulled(page)
  expect(await timings(page, 'search:index'), 'nothing is indexed before the search is opened').toEqual([])
  await fillTable(page, entries)

  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.getByRole('button', { name: 'Search everything' }).click()
  await expect.poll(() => timings(page, 'search:index'), { intervals: [500] }).toEqual([
    { duration: expect.any(Number), detail: { entries: expect.any(Number) } },
  ])

  // Whatever else this machine does at the moment makes a query slower, never faster: the best of its rounds is the query's own.
  const took: Record<string, number> = {}
  for (let round = 1; round <= mostRounds && (round === 1 || median(Object.values(took)) > budget); round += 1) {
    for (const query of queries) took[query] = Math.min(took[query] ?? Infinity, await timeOf(page, query))
  }
  const figures = Object.entries(took)
    .map(([query, ms]) => `${query} ${ms.toFixed(1)}`)
    .join(', ')
  test.info().annotations.push({ type: 'milliseconds', description: figures })
  expect(median(Object.values(took)), figures).toBeLessThanOrEqual(budget)
})
