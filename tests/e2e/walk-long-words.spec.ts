import type { Page } from '@playwright/test'
import { visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { layOutAll } from './page-violations.ts'
import { layoutViolationsAtWidth, layoutViolationsInLargeText } from './resized-layout.ts'
import { initialViews } from './views.ts'

/** The narrowest phone. */
const narrow = 320

/** Makes each word of four letters and more a third longer, as another language might. */
const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longer = (word: string) => word + word.slice(-Math.ceil(word.length / 3))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript')) continue
      node.nodeValue = (node.nodeValue ?? '').replaceAll(/\p{Letter}{4,}/gu, longer)
    }
  })

test('words a third longer fit at 320 px, and in text twice as large', async ({ page }) => {
  test.setTimeout(240_000)
  for (const { address, name, shows } of initialViews) {
    await test.step(name, async () => {
      await visit(page, address)
      await expect(shows(page).first()).toBeVisible()
      await layOutAll(page)
      await lengthenWords(page)
      expect.soft([...(await layoutViolationsAtWidth(page, narrow)), ...(await layoutViolationsInLargeText(page))], name).toEqual([])
    })
  }
})
