import { expect, it } from 'vitest'
import { ticksBetween } from './ticks'

it.each([
  [0, 36, [0, 9, 18, 27, 36]],
  [0, 37, [0, 10, 20, 30, 40]],
  [0, 2, [0, 1, 2]],
  [-3, -1, [-3, -2, -1, 0]],
  [-2, 5, [-2, 0, 2, 4, 6]],
  [0, 0, [0, 1]],
])('marks %i to %i with whole numbers around nought', (low, high, ticks) => {
  expect(ticksBetween(low, high)).toEqual(ticks)
})
