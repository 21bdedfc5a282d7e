import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyDevice } from '../device'
import { renderApp } from '../render-app'

afterEach(async () => {
  await emptyDevice()
  await page.viewport(360, 740)
})

/** Words that are split across lines. */
const brokenWords = (heading: Element) => {
  const text = heading.firstChild
  if (!text) return []
  const range = document.createRange()
  return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 && !word.includes('-') ? [word] : []
  })
}

test.for([
  { at: '/my-university?tab=events', list: 'Events' },
  { at: '/my-university?tab=services', list: 'Campus services' },
  { at: '/chemist?tab=services', list: 'Pharmacy services' },
])('on the narrowest phone no word of a heading is split across lines: $list', async ({ at, list }) => {
  await page.viewport(320, 640)
  const screen = await renderApp(at)
  const headings = screen.getByRole('list', { name: list }).getByRole('heading')
  await expect.poll(() => headings.elements().length).toBeGreaterThan(2)
  expect(headings.elements().flatMap(brokenWords)).toEqual([])
})
