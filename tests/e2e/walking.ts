import { expect, test, type Page } from '@playwright/test'
import { go, visit } from './app.ts'
import { accessibilityViolations, layOutAll, layoutViolations, brokenPictures } from './page-violations.ts'
import { violationsOnPhone } from './phone-violations.ts'
import { initialViews, type View } from './views.ts'

const titleOf = ({ title }: View) => (title === null ? 'Comrade' : `${title} · Comrade`)

/** Navigates to a view: in a new document, or within the document as a link does. */
type Navigate = (page: Page, address: string) => Promise<unknown>

/** Opens a view and waits until it is ready. @returns what is wrong with it */
const openView = async (page: Page, view: View, isMobile: boolean, navigate: Navigate): Promise<string[]> => {
  try {
    await navigate(page, view.address)
    await view.open?.(page, { isMobile })
    // The page itself polls this: an expectation would describe the whole page at each failed try.
    await page.waitForFunction((title) => document.title === title, titleOf(view), { timeout: 30_000 })
    await expect(page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      view.heading,
    )
    await expect(view.shows(page).first()).toBeVisible()
    await layOutAll(page)
    await untilFadedIn(page)
    await expect.poll(() => brokenPictures(page)).toEqual([])
    return []
  } catch (error) {
    return [`did not open as expected: ${String(error)}`]
  }
}

/**
 * Waits for animations, because a dialog that fades in still has the colours behind it. Spinners never end, so they do
 * not count.
 */
const untilFadedIn = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )

type CheckView = (page: Page, view: View) => Promise<string[]>

/**
 * Opens and checks all views, also after one fails.
 * @param between navigates to the next view; after a view with an action or a failure, a new document is loaded instead
 */
export const walk = async (
  page: Page,
  views: readonly View[],
  isMobile: boolean,
  check: CheckView,
  between: Navigate = go,
) => {
  let navigate: Navigate = visit
  for (const view of views) {
    await test.step(view.name, async () => {
      const violations = await openView(page, view, isMobile, navigate)
      navigate = view.open || violations.length > 0 ? visit : between
      if (violations.length === 0) violations.push(...(await check(page, view)))
      expect.soft(violations, view.name).toEqual([])
    })
  }
}

/** Opens every view in a new document. */
export const walkByAddress = (page: Page, views: readonly View[], isMobile: boolean, check: CheckView) =>
  walk(page, views, isMobile, check, visit)

/**
 * The parts of a state that the check of the initial state covers: most cards of a list, and the page under a dialog.
 */
const checkedBefore = 'main li:nth-child(n+9), body:has([aria-modal="true"]) main, body:has([aria-modal="true"]) footer'

/** Checks everything on a phone. On a large screen, checks the layout, and accessibility in the initial state only. */
export const checkView =
  (isMobile: boolean): CheckView =>
  async (page, view) => {
    const isInitial = initialViews.some(({ name }) => name === view.name)
    if (isMobile) return violationsOnPhone(page, isInitial ? undefined : checkedBefore)
    return [...(await layoutViolations(page)), ...(isInitial ? await accessibilityViolations(page) : [])]
  }
