import { expect, test } from 'vitest'
import { isTallText } from './tall-text'

test.each([
  ['', false],
  ['a', false],
  ['a\n'.repeat(29), false],
  ['a\n'.repeat(500), true],
  ['\n'.repeat(31), true],
  ['a\r\n'.repeat(29), false],
  ['a\u2028'.repeat(40), true],
  // As long as a post can be, without a line break.
  ['word '.repeat(200), false],
  ['word '.repeat(800), true],
  [`${'x'.repeat(37)}\n`.repeat(16), true],
])('%j is tall: %s', (text, isTall) => {
  expect(isTallText(text)).toBe(isTall)
})
