import { describe, expect, it } from 'vitest'
import { openState, type OpeningHours } from './opening-hours'

const office = { opens: 8 * 60, closes: 17 * 60 }
const late = { opens: 17 * 60, closes: 26 * 60 }
const weekdays: OpeningHours = [[], [office], [office], [office], [office], [office], []]
const weekendNights: OpeningHours = [[late], [], [], [], [], [], [late]]

/** 2026-11-20 is a Friday; Nairobi is three hours ahead of UTC. */
const at = (hours: OpeningHours, utc: string) => openState(hours, Date.parse(utc))

describe('somebody who works from 8 to 5 on weekdays', () => {
  it.each([
    ['is open from 8 in Nairobi', '2026-11-20T05:00:00Z', true],
    ['is closed a moment before', '2026-11-20T04:59:59Z', false],
    ['is open until 5', '2026-11-20T13:59:59Z', true],
    ['is closed at 5', '2026-11-20T14:00:00Z', false],
    ['is closed on Saturday', '2026-11-21T09:00:00Z', false],
    ['is closed on Sunday', '2026-11-22T09:00:00Z', false],
    ['is open on Monday', '2026-11-23T09:00:00Z', true],
    ['goes by the day in Nairobi: late Sunday in UTC is Monday, still before 8', '2026-11-22T22:30:00Z', false],
  ])('%s', (_what, utc, open) => {
    expect(at(weekdays, utc).open).toBe(open)
  })

  it.each([
    ['opens later today', '2026-11-20T04:00:00Z', { days: 0, weekday: 5, minute: 480 }],
    ['opens tomorrow', '2026-11-19T15:00:00Z', { days: 1, weekday: 5, minute: 480 }],
    ['opens after the weekend', '2026-11-20T15:00:00Z', { days: 3, weekday: 1, minute: 480 }],
  ])('%s', (_what, utc, next) => {
    expect(at(weekdays, utc)).toEqual({ open: false, next })
  })
})

describe('somebody who works from 5 to 2 at weekends', () => {
  it.each([
    ['is open on Saturday evening', '2026-11-21T15:00:00Z', true],
    ['is open after midnight', '2026-11-21T22:59:59Z', true],
    ['is closed at 2', '2026-11-21T23:00:00Z', false],
    ['is still open in the night to Monday', '2026-11-22T21:30:00Z', true],
    ['is closed in the night to Saturday', '2026-11-20T21:30:00Z', false],
  ])('%s', (_what, utc, open) => {
    expect(at(weekendNights, utc).open).toBe(open)
  })
})

describe('somebody who closes for lunch, and opens again at night', () => {
  const spans = [
    { opens: 8 * 60, closes: 13 * 60 },
    { opens: 14 * 60, closes: 18 * 60 },
    { opens: 22 * 60, closes: 25 * 60 },
  ]
  const broken: OpeningHours = Array.from({ length: 7 }, () => spans)

  it.each([
    ['is open in the morning', '2026-11-20T06:00:00Z'],
    ['is open in the afternoon', '2026-11-20T12:00:00Z'],
    ['is open late', '2026-11-20T20:00:00Z'],
    ['is open after midnight', '2026-11-20T21:59:59Z'],
  ])('%s', (_what, utc) => {
    expect(at(broken, utc)).toEqual({ open: true })
  })

  it.each([
    ['opens again after lunch', '2026-11-20T10:30:00Z', { days: 0, weekday: 5, minute: 14 * 60 }],
    ['opens again in the evening', '2026-11-20T15:00:00Z', { days: 0, weekday: 5, minute: 22 * 60 }],
    ['opens in the morning', '2026-11-20T22:00:00Z', { days: 0, weekday: 6, minute: 8 * 60 }],
  ])('%s', (_what, utc, next) => {
    expect(at(broken, utc)).toEqual({ open: false, next })
  })
})

it('somebody who works on one day a week opens again in a week', () => {
  const sundays: OpeningHours = [[office], [], [], [], [], [], []]
  expect(at(sundays, '2026-11-22T15:00:00Z')).toEqual({ open: false, next: { days: 7, weekday: 0, minute: 480 } })
})

it('somebody who never works opens at no time', () => {
  expect(at([], '2026-11-22T15:00:00Z')).toEqual({ open: false, next: null })
})

it('all hours are no pause at midnight', () => {
  const always: OpeningHours = Array.from({ length: 7 }, () => [{ opens: 0, closes: 1440 }])
  expect(at(always, '2026-11-20T21:00:00Z').open).toBe(true)
  expect(at(always, '2026-11-20T20:59:59Z').open).toBe(true)
})
