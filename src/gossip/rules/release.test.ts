import { expect, it } from 'vitest'
import { isMorningToday } from './release'

it.each([
  ['2026-11-28T23:59:00+03:00', false],
  ['2026-11-29T00:00:00+03:00', true],
  ['2026-11-29T02:59:00+03:00', true],
  ['2026-11-29T03:00:00+03:00', false],
])('a post of the morning sent at %s comes out today: %s', (at, expected) => {
  expect(isMorningToday(new Date(at))).toBe(expected)
})
