import { expect, it } from 'vitest'
import { eventDayText } from './university-page'

it('formats the day of an event', () => {
  expect(eventDayText('2026-12-11')).toBe('Fri, 11 December 2026')
})
