import type { Page } from '@playwright/test'
import { misfits } from './faults.ts'

const commonPhone = 360

export const nextFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))

/** A page that has just been made narrower takes some frames until everything has its new size. */
const settledMisfits = async (page: Page): Promise<string[]> => {
  let found = await misfits(page)
  for (let frames = 0; frames < 30 && found.length > 0; frames++) {
    await nextFrame(page)
    found = await misfits(page)
  }
  return found
}

export const misfitsAt = async (page: Page, width: number): Promise<string[]> => {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size')
  if (size.width !== width) await page.setViewportSize({ ...size, width })
  const found = await settledMisfits(page)
  if (size.width !== width) await page.setViewportSize(size)
  return found.map((fault) => `at ${width}, ${fault}`)
}

/** For who has set the text of their phone twice as large. */
export const misfitsInLargeText = async (page: Page): Promise<string[]> => {
  const large = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  const found = await misfitsAt(page, commonPhone)
  await large.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
  return found.map((fault) => `in large text, ${fault}`)
}
