import { expect, it } from 'vitest'
import { hourMs, minuteMs } from '@/kit/rules/durations'
import { readZone, wallTimeAt } from './zones'

it.each([
  ['Africa/Nairobi', 'Africa/Nairobi'],
  ['+03:00', 3 * hourMs],
  ['GMT+0300', 3 * hourMs],
  ['UTC+3', 3 * hourMs],
  ['-05:30', -5.5 * hourMs],
  ['+05:45', 5 * hourMs + 45 * minuteMs],
  ['10800', 3 * hourMs],
  ['-18000', -5 * hourMs],
  ['330', 5.5 * hourMs],
  ['5.5', 5.5 * hourMs],
  ['Z', 0],
  ['UTC', 0],
  ['Mars/Phobos', null],
  ['+25:00', null],
  ['medium', null],
  ['', null],
])('the zone %s is %s', (text, zone) => {
  expect(readZone(text)).toBe(zone)
})

it('clocks follow daylight saving, and those before 1970 run forward, too', () => {
  const london = (text: string) => wallTimeAt(Date.parse(text), 'Europe/London')
  expect(london('2026-03-29T00:59:59Z')).toEqual({ day: '2026-03-29', second: 3599 })
  expect(london('2026-03-29T01:00:00Z')).toEqual({ day: '2026-03-29', second: 7200 })
  expect(london('2026-10-25T23:30:00Z')).toEqual({ day: '2026-10-25', second: 84_600 })
  expect(wallTimeAt(Date.parse('1969-12-31T22:00:00Z'), 3 * hourMs)).toEqual({ day: '1970-01-01', second: 3600 })
})
