import { expect, it } from 'vitest'
import { isCertainlyOlder, isYounger } from './age'
import { dayMs, hourMs } from './durations'

const now = Date.UTC(2026, 10, 29, 9)
const made = Date.UTC(2025, 0)

it.each([
  [now, true],
  [now - hourMs + 1, true],
  [now - hourMs, false],
  [now + 1, false],
  [Date.UTC(2099, 0), false],
  [-Infinity, false],
])('what began at %d is younger than an hour: %s', (at, expected) => {
  expect(isYounger(at, now, hourMs)).toBe(expected)
})

it.each([
  ['eight days ago', now - 8 * dayMs, true],
  ['six days ago', now - 6 * dayMs, false],
  ['by a clock of 2015', Date.UTC(2015, 0), false],
  ['by a clock of 1970', 0, false],
  ['by a clock of 2099', Date.UTC(2099, 0), false],
  ['a year ago, as a clock that runs ahead says', now - 365 * dayMs, false],
])('what began %s is certainly older than a week: %s', (_, at, expected) => {
  expect(isCertainlyOlder(at, now, 7 * dayMs, made)).toBe(expected)
})
