import type { Page } from '@playwright/test'
import { layoutViolations } from './page-violations.ts'

const commonPhone = 360

export const nextFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))

/** Waits some frames for the layout to settle after a resize. */
const settledViolations = async (page: Page): Promise<string[]> => {
  let found = await layoutViolations(page)
  for (let frames = 0; frames < 30 && found.length > 0; frames++) {
    await nextFrame(page)
    found = await layoutViolations(page)
  }
  return found
}

export const layoutViolationsAtWidth = async (page: Page, width: number): Promise<string[]> => {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size')
  if (size.width !== width) await page.setViewportSize({ ...size, width })
  const found = await settledViolations(page)
  if (size.width !== width) await page.setViewportSize(size)
  return found.map((violation) => `at ${width}, ${violation}`)
}

/** Runs `work` while the text is twice as large. */
export const inLargeText = async <Result>(page: Page, work: () => Promise<Result>): Promise<Result> => {
  const large = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  const result = await work()
  await large.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
  return result
}

/** Checks the layout with text twice as large. */
export const layoutViolationsInLargeText = async (page: Page): Promise<string[]> => {
  const found = await inLargeText(page, () => layoutViolationsAtWidth(page, commonPhone))
  return found.map((violation) => `in large text, ${violation}`)
}
