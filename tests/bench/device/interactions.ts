import type { BrowserContext, Locator, Page } from '@playwright/test'
import { throttle } from './paint.ts'

declare global {
  var interactions: Map<number, number>
}

/** Starts to record the duration of each interaction, as measured by the browser's Event Timing. */
const recordInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.interactions = new Map()
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0)
          continue
        const known = globalThis.interactions.get(entry.interactionId) ?? 0
        globalThis.interactions.set(entry.interactionId, Math.max(known, entry.duration))
      }
    }).observe(options)
  })

/** The slowest recorded interaction, in milliseconds; 0 if none took 16 or more. */
const slowestRecorded = async (page: Page): Promise<number> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(() => Math.max(0, ...globalThis.interactions.values()))
}

/**
 * Opens a screen with a throttled processor, runs `begin`, and returns the slowest interaction of `act` in
 * milliseconds.
 */
export const slowestOf = async (
  context: BrowserContext,
  path: string,
  begin: (page: Page) => Promise<void>,
  act: (page: Page) => Promise<void>,
): Promise<number> => {
  const page = await context.newPage()
  await throttle(context, page)
  await page.goto(path)
  await begin(page)
  await recordInteractions(page)
  await act(page)
  const found = await slowestRecorded(page)
  await page.close()
  return found
}

/** About the speed of typing with a thumb. */
const keyDelayMs = 120

export const typeIn = (query: string) => async (page: Page) => {
  const box = page.getByRole('main').getByRole('searchbox')
  await box.tap()
  await box.pressSequentially(query, { delay: keyDelayMs })
  for (let letter = 0; letter < query.length; letter += 1) await box.press('Backspace', { delay: keyDelayMs })
}

/** Users tap once scrolling has ended, so wait until the page is idle. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))))

/** Indexes of the buttons that are on the screen; long lists also render some above and below it. */
const onScreen = (buttons: Locator): Promise<number[]> =>
  buttons.evaluateAll((all) =>
    all.flatMap((button, index) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [index] : []
    }),
  )

/** Taps each of the first `count` buttons on the screen twice. */
export const tapEach = (name: RegExp, count: number) => async (page: Page) => {
  await untilIdle(page)
  const buttons = page.getByRole('main').getByRole('button', { name })
  const indexes = (await onScreen(buttons)).slice(0, count)
  if (indexes.length < count)
    throw new Error(`Only ${indexes.length} of ${count} buttons ${String(name)} are on the screen.`)
  for (const index of indexes) {
    for (let taps = 0; taps < 2; taps += 1) await buttons.nth(index).tap()
  }
}

/** Scrolls down by this many screens and waits for `shows`. */
export const scrollDown = (screens: number, shows: string) => async (page: Page) => {
  await page.locator(shows).first().waitFor()
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate(() => window.scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  await page.locator(shows).first().waitFor()
}
