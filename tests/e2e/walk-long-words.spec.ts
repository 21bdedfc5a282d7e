import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { layoutViolationsAtWidth, layoutViolationsInLargeText } from './resized-layout.ts'
import { initialViews } from './views.ts'
import { walk } from './walking.ts'

/** The narrowest phone. */
const narrow = 320

/** Makes each word of four or more letters a third longer, as another language might, but never the same word twice. */
const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const known: unknown = Reflect.get(document, 'lengthened')
    const lengthened = known instanceof WeakMap ? known : new WeakMap<Node, string>()
    Reflect.set(document, 'lengthened', lengthened)
    const longer = (word: string) => word + word.slice(-Math.ceil(word.length / 3))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (lengthened.get(node) === node.nodeValue || node.parentElement?.closest('script, style, noscript')) continue
      node.nodeValue = (node.nodeValue ?? '').replaceAll(/\p{Letter}{4,}/gu, longer)
      lengthened.set(node, node.nodeValue)
    }
  })

test('words a third longer fit at 320 px, and in text twice as large', async ({ page, isMobile }) => {
  test.setTimeout(240_000)
  await walk(page, initialViews, isMobile, async (shown) => {
    await lengthenWords(shown)
    return [...(await layoutViolationsAtWidth(shown, narrow)), ...(await layoutViolationsInLargeText(shown))]
  })
})
