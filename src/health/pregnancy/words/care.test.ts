import { describe, expect, it } from 'vitest'
import { gestationNow } from '@/health/pregnancy/rules/record'
import { gestationStart } from '@/health/pregnancy/rules/gestation'
import { visitsOf, visitWeeks, type VisitWeek } from '@/health/pregnancy/rules/visits'
import { addDays, isoDay } from '@/kit/rules/day'
import { minutesText, secondsText, visitsSummary } from './care'

const due = isoDay('2027-06-01')
const summaryAt = (weeks: number, days: number, done: readonly VisitWeek[]) => {
  const today = addDays(gestationStart(due), weeks * 7 + days)
  return visitsSummary(
    visitsOf(
      due,
      today,
      done.map((week) => ({ week, ticked: today })),
    ),
    gestationNow(today, due),
    due,
  )
}

describe('the summary of the visits says what to do next', () => {
  it.each([
    [
      'with nothing ticked',
      32,
      6,
      [],
      '0 of 8 done. Nothing is ticked yet. Your first contact is due now: go this week. If you have been, tick it.',
    ],
    ['with one ticked', 32, 6, [12], '1 of 8 done. Next: visit 5, Tue 20 Apr to Mon 26 Apr.'],
    [
      'with the last one ticked',
      40,
      2,
      [12, 40],
      '2 of 8 done. If your baby has not come by Tue 8 Jun, you are 41 weeks: call or go to your clinic that day.',
    ],
    [
      'with all ticked',
      40,
      2,
      visitWeeks,
      'You had all eight. Well done. If your baby has not come by Tue 8 Jun, you are 41 weeks: call or go to your clinic that day.',
    ],
    [
      'from 41 weeks on',
      41,
      0,
      [12],
      '1 of 8 done. 41 weeks or more: call or go to your clinic today, also if you had every visit.',
    ],
  ] as const)('%s', (_, weeks, days, done, text) => {
    expect(summaryAt(weeks, days, done)).toBe(text)
  })
})

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
