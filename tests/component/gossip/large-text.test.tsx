import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { userDb } from '@/store/user-db'
import { guidelinesKey } from '@/gossip/own-data'
import { signedIn, signedOut } from '../signed-in'
import { setTextSize, textSizes } from '../taps'
import { box, openFeed, pencil, post, postRow, sheet } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

beforeEach(() => page.viewport(360, 740))
afterEach(() => page.viewport(360, 740))

/** The words within an element that stand on two lines, or beyond its edge. */
const brokenWords = (root: Element): readonly string[] => {
  const { left, right } = root.getBoundingClientRect()
  const words: string[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('.visually-hidden, style')) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const rects = [...range.getClientRects()]
      if (
        new Set(rects.map(({ top }) => Math.round(top))).size > 1 ||
        rects.some((rect) => rect.left < left - 1 || rect.right > right + 1)
      )
        words.push(word)
    }
  }
  return words
}

/** The chips that their row cuts off. */
const cutChips = (root: Element): readonly string[] =>
  [...root.querySelectorAll('[role="group"]')].flatMap((row) =>
    [...row.children].flatMap((chip) =>
      chip.getBoundingClientRect().right > row.getBoundingClientRect().right + 1 ? [chip.textContent ?? ''] : [],
    ),
  )

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test.for(textSizes)(
  'with text at %i % the words of the feed stay whole, and the pencil leaves the menu of the first post free',
  async (percent) => {
    setTextSize(percent)
    signedOut()
    await openFeed([postRow('Who sings in the library?'), postRow('The mess again', { minutes: 9 })])
    await expect.element(post('Who sings')).toBeVisible()
    expect(brokenWords(page.getByRole('main').element())).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(360)
    const floating = pencil().element().getBoundingClientRect()
    expect([floating.width, floating.height]).toEqual([56, 56])
    expect(
      meet(
        floating,
        post('Who sings')
          .getByRole('button', { name: /^More: / })
          .element()
          .getBoundingClientRect(),
      ),
    ).toBe(false)
  },
)

test.for(textSizes)(
  'with text at %i % the form of a post and its question break no word and cut no choice',
  async (percent) => {
    setTextSize(percent)
    const { id } = signedIn()
    await userDb(id).keyValues.put({ key: guidelinesKey, value: true })
    await openFeed([])
    await pencil().click()
    await userEvent.fill(box(), 'Call 0712 345 678')
    const form = sheet('New post')
    expect([...brokenWords(form.element()), ...cutChips(form.element())]).toEqual([])
    await page.viewport(320, 740)
    expect(cutChips(form.element())).toEqual([])
    await page.viewport(360, 740)
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Post anyway' })).toBeVisible()
    expect(brokenWords(page.getByRole('dialog').element())).toEqual([])
  },
)
