import { editDay } from '@/health/cycle/rules/log-changes'
import type { Mucus } from '@/health/cycle/rules/day-signs'
import { mucusTexts } from '@/health/cycle/words/day-signs'
import { measure } from './log-acts'
import { repeated, startsFrom, type Act, type Life, type Saved } from './life'

/** Waking temperatures and mucus from cycle day 8 on. */
const chart: readonly (readonly [number, Mucus])[] = [
  [36.45, 'dry'],
  [36.5, 'damp'],
  [36.5, 'creamy'],
  [36.4, 'stretchy'],
  [36.45, 'stretchy'],
  [36.5, 'stretchy'],
  [36.6, 'damp'],
  [36.65, 'dry'],
  [36.7, 'dry'],
]

const measured = (start: number): readonly Act[] =>
  chart.map(([temperature, mucus], n) => [start + 7 + n, measure(temperature, mucusTexts[mucus])])

const savedMeasures = (start: number): readonly Saved[] =>
  chart.map(([temperature, mucus], n) => [start + 7 + n, (today) => editDay(today, { temperature, mucus })])

/** Lives in which one cycle follows another. */
export const livesInCycles = {
  'a regular cycle of 28 days': {
    periods: startsFrom(0, ...repeated(25, 28)),
    days: [
      {
        day: 0,
        says: ['Day 1', 'Menstrual phase', 'Begins in 23 days', '29 January to 8 February'],
        never: /Feb(?!ruary)/,
      },
      { day: 4, says: ['Day 5', 'Menstrual phase', 'Remove this period'], never: /late/ },
      {
        day: 13,
        says: ['Day 14', 'Ovulation phase', 'An egg is released about now, by estimate', 'Begins in 10 days'],
      },
      { day: 20, says: ['Day 21', 'Luteal phase', 'Begins in 3 days'], never: /egg/ },
      { day: 27, says: ['Day 28', 'Any day now', '29 January to 8 February'], never: /late/ },
      { day: 56, says: ['Day 1', 'In 28 days', 'Likely range: 28 March to 3 April'] },
      { day: 28 * 4 + 8, says: ['Day 9', 'Follicular phase', 'Likely range: 25 to 27 May'], never: /egg/ },
      {
        day: 28 * 8 + 13,
        at: '?tab=calendar',
        says: ['August 2025', 'Ovulation (estimate)', 'Today: Peak'],
        never: /confirmed/i,
      },
      { day: 28 * 12 + 2, says: ['Day 3', 'Menstrual phase'], never: /late/ },
      { day: 28 * 18 + 20, at: '?tab=history', says: ['cycle still running', 'cycle of 28 days'], never: /Left out/ },
      { day: 28 * 22 + 6, at: '?tab=insights', says: ['All your cycles were this long. Periods: 5 days.'] },
      { day: 28 * 26 - 1, says: ['Day 28', 'Tomorrow', 'Likely range: 3 to 5 January'], never: /Your cycles vary/ },
    ],
  },
  'irregular cycles': {
    periods: startsFrom(0, ...repeated(7, 24, 38, 31)),
    days: [
      { day: 2, says: ['Day 3', 'Menstrual phase', '29 January to 8 February'] },
      { day: 22, says: ['Day 23', 'Luteal phase', 'Begins tomorrow'], never: /late/ },
      { day: 34, says: ['Day 11', 'Ovulation phase', '20 to 26 February'] },
      {
        day: 61,
        says: [
          'Waiting for your period',
          '10 days late',
          'There is nothing that you did wrong',
          'a test works from the first day of a missed period',
        ],
      },
      {
        day: 93 + 13,
        says: ['Between periods', '3 to 17 May', 'Your last three cycles differed by more than 9 days.'],
        never: /phase|Peak/,
      },
      { day: 93 * 2 + 40, says: ['Between periods', '28 August to 11 September'], never: /phase|Peak|late/ },
      { day: 93 * 3 + 2, says: ['Day 3', 'Menstrual phase', '5 to 19 November'], never: /late/ },
      { day: 93 * 4 + 30, says: ['Day 7', 'Between periods', '2 to 16 March'], never: /phase|Peak/ },
      { day: 93 * 5 + 20, at: '?tab=history', says: ['cycle of 31 days', 'cycle of 38 days', 'cycle of 24 days'] },
      {
        day: 93 * 6 + 13,
        says: ['Between periods', 'Your last three cycles differed by more than 9 days.'],
        never: /phase|Peak/,
      },
      {
        day: 93 * 7 + 12,
        at: '?tab=calendar',
        says: ['May start', 'very uncertain', 'no single day can be told'],
        never: /Peak|High\b/,
      },
      {
        day: 93 * 7 + 45,
        says: ['7 days late', 'a test is sure from 21 days after unprotected sex'],
        never: /first day of a missed period/,
      },
    ],
  },
  'temperature and mucus in a first cycle': {
    periods: startsFrom(0, ...repeated(12, 28)),
    acts: measured(0),
    days: [
      { day: 7, says: ['Day 8', 'Follicular phase'] },
      { day: 12, at: '?tab=calendar', says: ['Ovulation (estimate)', 'Today: High'], never: /confirmed/i },
      {
        day: 16,
        at: '?tab=calendar',
        says: ['Ovulation confirmed', 'It was on or near 18 January', 'Sensiplan', 'Everything else here is estimated'],
        never: /safe/,
      },
      { day: 16, says: ['Day 17', 'Luteal phase', '29 January to 8 February'], never: /safe/ },
      { day: 27, says: ['Day 28', 'Any day now'] },
      { day: 30, says: ['Day 3', 'Menstrual phase', '28 February to 6 March'] },
      {
        day: 28 * 12 + 16,
        at: '?tab=calendar',
        says: ['Estimated', 'It has passed in this cycle'],
        never: /Ovulation confirmed/,
      },
      { day: 28 * 12 + 16, says: ['Day 17', 'Luteal phase'] },
    ],
  },
  'temperature and mucus after a year of periods': {
    periods: startsFrom(28 * 12, ...repeated(13, 28)),
    saved: savedMeasures(28 * 25),
    days: [
      { day: 28 * 25 + 14, at: '?tab=calendar', says: ['Ovulation (estimate)'], never: /Ovulation confirmed/ },
      {
        day: 28 * 25 + 16,
        at: '?tab=calendar',
        says: ['Ovulation confirmed', 'Sensiplan', 'Estimated'],
        never: /safe/,
      },
      {
        day: 28 * 25 + 16,
        at: '?tab=insights',
        says: ['All your cycles were this long', '12 of 12 periods came within the days that were expected.'],
      },
      { day: 28 * 25 + 20, says: ['Day 21', 'Luteal phase', 'In 8 days'], never: /late/ },
    ],
  },
} as const satisfies Record<string, Life>
