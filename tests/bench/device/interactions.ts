import type { BrowserContext, Locator, Page } from '@playwright/test'
import { slowly } from './paint.ts'

declare global {
  var interactions: Map<number, number>
}

/** Begins to note how long each interaction takes until the next frame, as the browser reckons it. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.interactions = new Map()
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0) continue
        const known = globalThis.interactions.get(entry.interactionId) ?? 0
        globalThis.interactions.set(entry.interactionId, Math.max(known, entry.duration))
      }
    }).observe(options)
  })

/** The slowest interaction, in milliseconds; those below 16 are not told. */
const slowest = async (page: Page): Promise<number> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(() => Math.max(0, ...globalThis.interactions.values()))
}

/** The slowest of the interactions that somebody has with a screen on a slow phone. */
export const slowestOf = async (context: BrowserContext, path: string, begin: (page: Page) => Promise<void>, act: (page: Page) => Promise<void>): Promise<number> => {
  const page = await context.newPage()
  await slowly(context, page)
  await page.goto(path)
  await begin(page)
  await watch(page)
  await act(page)
  const found = await slowest(page)
  await page.close()
  return found
}

/** About as fast as a thumb types. */
const betweenKeys = 120

export const typeIn = (words: string) => async (page: Page) => {
  const box = page.getByRole('main').getByRole('searchbox')
  await box.tap()
  await box.pressSequentially(words, { delay: betweenKeys })
  for (let letter = 0; letter < words.length; letter += 1) await box.press('Backspace', { delay: betweenKeys })
}

/** A thumb that scrolls comes to rest before it touches. */
const atRest = (page: Page): Promise<void> => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))))

/** Places, among the buttons of a kind, of those that a thumb can reach as the screen stands: long lists draw some above and below it, too. */
const within = (buttons: Locator): Promise<number[]> =>
  buttons.evaluateAll((all) =>
    all.flatMap((button, place) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [place] : []
    }),
  )

/** Taps the first buttons of a kind that are on the screen, one after another, twice each. */
export const tapEach = (name: RegExp, count: number) => async (page: Page) => {
  await atRest(page)
  const buttons = page.getByRole('main').getByRole('button', { name })
  const places = (await within(buttons)).slice(0, count)
  if (places.length < count) throw new Error(`There are ${places.length} of ${count} buttons ${String(name)} to touch.`)
  for (const place of places) {
    for (let taps = 0; taps < 2; taps += 1) await buttons.nth(place).tap()
  }
}

/** Scrolls so many screens down, and waits until something is there to touch. */
export const scrollDown = (screens: number, shows: string) => async (page: Page) => {
  await page.locator(shows).first().waitFor()
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate(() => window.scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  await page.locator(shows).first().waitFor()
}
