import { expect, it } from 'vitest'
import { clockText, fieldTimeText, momentText } from './format-time'

it('a time has AM or PM, and minutes only where there are any', () => {
  expect([0, 30, 8 * 60, 12 * 60, 12 * 60 + 5, 23 * 60 + 59].map(clockText)).toEqual([
    '12AM',
    '12:30AM',
    '8AM',
    '12PM',
    '12:05PM',
    '11:59PM',
  ])
})

it('the text of a time field is written the same way, and what is no time is left as it is', () => {
  expect(['09:30', '19:00', '00:15', 'after lunch', '25:00'].map(fieldTimeText)).toEqual([
    '9:30AM',
    '7PM',
    '12:15AM',
    'after lunch',
    '25:00',
  ])
})

it('a moment has its day and its time on this phone', () => {
  expect(momentText(new Date(2026, 10, 21, 19, 30))).toBe('21 Nov 2026, 7:30PM')
})
