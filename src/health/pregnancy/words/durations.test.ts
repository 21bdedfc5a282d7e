import { expect, it } from 'vitest'
import { minutesText, secondsText } from './durations'

it('times are told in hours, minutes and seconds', () => {
  expect([0, 59_999, 60_000, 3_599_999, 3_600_000, 3_900_000].map(minutesText)).toEqual([
    '0 min',
    '0 min',
    '1 min',
    '59 min',
    '1 h 0 min',
    '1 h 5 min',
  ])
  expect([0, 59_999, 60_000, 125_000].map(secondsText)).toEqual(['0 s', '59 s', '1 min 0 s', '2 min 5 s'])
})
