import type { Page } from '@playwright/test'
import { pagePaths } from '../../build/pages.ts'
import { untilRunning } from './app.ts'
import { expect, test } from './fixtures.ts'

/**
 * The attributes that differ from those that React has rendered. React reports and corrects text that differs, but
 * leaves the page's attributes as they are.
 */
const differences = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const attributes: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }
    const isCompared = (prop: string) =>
      /^(?:className|htmlFor|id|href|src|alt|title|lang|dir|dateTime|width|height|type|name|role|placeholder|inputMode|autoComplete|maxLength|tabIndex|rel|target|disabled|hidden|open|aria-.+|data-.+)$/.test(
        prop,
      )
    const drawn = (prop: string, value: unknown): string | null => {
      if (value === undefined || value === null) return null
      if (typeof value !== 'boolean' || /^(?:aria|data)-/.test(prop)) return String(value)
      return value ? '' : null
    }
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'))
      const props: object = key === undefined ? {} : Reflect.get(element, key)
      return Object.entries(props)
        .filter(([prop]) => isCompared(prop))
        .map(([prop, value]) => ({
          prop,
          expected: drawn(prop, value),
          found: element.getAttribute(attributes[prop] ?? prop),
        }))
        .filter(({ expected, found }) => expected !== found)
        .map(({ prop, expected, found }) => `${element.tagName} ${prop}: ${found} in the page, ${expected} in the app`)
    })
  })

/**
 * Opens every prerendered page, and expects that React hydrates it without a difference. The fixtures watch the
 * console.
 */
export const expectEqualPages = async (page: Page, { isFirstVisit = false } = {}) => {
  let longPages = 0
  for (const path of pagePaths) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' })
      const header = page.getByRole('banner')
      // It follows the screen, so once it is there, the whole screen is.
      await expect(page.locator('#root + noscript')).toBeAttached()
      const scrolled = await header.evaluate((element) => {
        Reflect.set(element, 'isFromPage', true)
        scrollTo(0, 120)
        return scrollY
      })
      await untilRunning(page)
      await expect
        .poll(() =>
          page
            .locator('main > *')
            .first()
            .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
        )
        .toBe(true)
      expect(await differences(page)).toEqual([])
      expect(await header.evaluate((element) => Reflect.get(element, 'isFromPage'))).toBe(true)
      // Content that appears above the visible part moves that down. Screens of another campus or account may be
      // shorter.
      if (isFirstVisit) expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled)
      if (scrolled === 120) longPages += 1
    })
  }
  return { longPages }
}
