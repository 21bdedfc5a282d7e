import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pullState } from '@/store/sync/pull/pull-state'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import {
  beginInjections,
  beginPregnancyMode,
  endPregnancy,
  haveInjection,
  logFirst,
  logPast,
  logPositiveTest,
  logStart,
  logStartOn,
  logToday,
  measure,
  sayFeeding,
  writeNote,
} from './log-acts'
import { newUser, openTracker } from './tracker'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

/**
 * Years of six people, as they log them on the screens of the tracker. On twelve days of each, the screen must show
 * certain texts and must not show others.
 */
const first = isoDay('2025-01-06')
const on = (days: number) => addDays(first, days)

/** The first days of periods; each length is the number of days from one to the next. */
const startsFrom = (start: number, ...lengths: readonly number[]): readonly number[] =>
  lengths.reduce<readonly number[]>((all, length) => [...all, (all.at(-1) ?? start) + length], [start])

const repeated = (times: number, ...lengths: readonly number[]): readonly number[] =>
  Array.from({ length: times }, () => lengths).flat()

const chart = [36.45, 36.5, 36.5, 36.4, 36.45, 36.5, 36.6, 36.65, 36.7]
const mucus = [
  'Dry',
  'Damp',
  'Creamy or sticky',
  'Clear and stretchy',
  'Clear and stretchy',
  'Clear and stretchy',
  'Damp',
  'Dry',
  'Dry',
]
/** Waking temperatures and mucus from cycle day 8 on. */
const measured = (start: number): readonly Act[] =>
  chart.map((temperature, n) => [start + 7 + n, measure(temperature, mucus[n] ?? 'Dry')])

type ChosenDay = {
  readonly day: number
  readonly at?: string
  readonly says: readonly string[]
  readonly never?: RegExp
}
type Act = readonly [day: number, act: (today: IsoDay) => Promise<void>]
/**
 * The first days of periods of five days, what else the person logs, each with the day on which they do, and the days
 * that are checked.
 */
type Life = { readonly periods: readonly number[]; readonly acts?: readonly Act[]; readonly days: readonly ChosenDay[] }

const noPrediction = /Next period|It was expected|Fertile window|phase\b|late\b/

const lives = {
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
  'an injection after some cycles without': {
    periods: startsFrom(0, 28, 28, 28),
    acts: [
      [100, beginInjections],
      [130, logToday('Spotting')],
      ...[191, 282, 373, 464].map((day): Act => [day, haveInjection]),
      [500, writeNote('Well')],
    ],
    days: [
      { day: 2, says: ['Day 3', 'Menstrual phase'] },
      { day: 41, says: ['Day 14', 'Ovulation phase'] },
      { day: 97, says: ['Day 14', 'Likely range: 27 to 29 April'] },
      {
        day: 101,
        says: [
          'Injection (Depo, Sayana)',
          'Nothing is predicted; log bleeding as it comes.',
          'Next injection: Wednesday 16 July 2025',
        ],
        never: noPrediction,
      },
      {
        day: 130,
        says: [
          'Injection (Depo, Sayana)',
          'Nothing is predicted; log bleeding as it comes.',
          'Next injection: Wednesday 16 July 2025',
        ],
        never: noPrediction,
      },
      {
        day: 184,
        says: [
          'Injection (Depo, Sayana)',
          'Nothing is predicted; log bleeding as it comes.',
          'Next injection: Wednesday 16 July 2025',
        ],
        never: noPrediction,
      },
      { day: 191, says: ['Next injection: Wednesday 15 October 2025'], never: noPrediction },
      { day: 300, at: '?tab=calendar', says: ['November 2025', 'Other bleeding'], never: /Expected|Fertile|Ovulation/ },
      { day: 400, says: ['Next injection: Wednesday 15 April 2026'], never: noPrediction },
      {
        day: 520,
        says: ['Injection (Depo, Sayana)', 'Nothing is predicted; log bleeding as it comes.', 'Next injection'],
        never: noPrediction,
      },
      {
        day: 564,
        says: [
          'was due on Wednesday 15 July 2026: go now',
          'use condoms from today, and for 7 days after the next one',
          'FSRH counts on it for 14 weeks only',
        ],
        never: /Next period|It was expected|Fertile window|phase\b/,
      },
      {
        day: 590,
        says: ['It does not protect now. Use condoms until 7 days after the next one'],
        never: /Next period|It was expected|Fertile window|phase\b/,
      },
    ],
  },
  'a birth, and breastfeeding': {
    periods: [0, 600, 633],
    acts: [
      [40, logPositiveTest],
      [279, beginPregnancyMode],
      [280, endPregnancy('My baby is born', 'Day of birth')],
      [282, sayFeeding],
      [290, logPast(on(281), on(290))],
      [300, logPast(on(291), on(300))],
    ],
    days: [
      { day: 3, says: ['Day 4', 'Menstrual phase'] },
      { day: 37, says: ['4 days late', 'If you might be pregnant'] },
      { day: 41, says: ['Your pregnancy test was positive, so nothing is predicted now.'], never: noPrediction },
      {
        day: 200,
        says: ['Your pregnancy test was positive'],
        never: /Likely range|It was expected|No period is logged for 90 days/,
      },
      {
        day: 280,
        says: ['Rest well after the birth', 'You can get pregnant before it comes', 'You soak a pad in an hour'],
        never: noPrediction,
      },
      { day: 290, says: ['is no period: your womb is healing', 'All three hold'], never: noPrediction },
      {
        day: 320,
        says: ['Rest well after the birth', 'Your period has not come back. Yes', 'All three hold'],
        never: noPrediction,
      },
      { day: 330, says: ['All three hold', 'Log the first day of your next period'], never: noPrediction },
      { day: 470, says: ['One of the three does not hold'], never: noPrediction },
      { day: 602, says: ['Day 3', 'Menstrual phase'], never: /Rest well|Do you breastfeed/ },
      {
        day: 621,
        says: ['Day 22', 'The first cycles after a birth differ from those before'],
        never: /Rest well|Luteal|Likely range/,
      },
      {
        day: 655,
        says: ['Day 23', 'A date needs two complete cycles since the birth'],
        never: /Rest well|\blate\b|29 Oct/,
      },
    ],
  },
  'a loss': {
    periods: startsFrom(105, 28, 29).toSpliced(0, 0, 0),
    acts: [
      [45, logPositiveTest],
      [61, beginPregnancyMode],
      [70, endPregnancy('I lost the pregnancy', 'Day it ended')],
      [74, logPast(on(70), on(74))],
      [78, logPast(on(75), on(78))],
    ],
    days: [
      { day: 2, says: ['Day 3', 'Menstrual phase'] },
      { day: 40, says: ['7 days late', 'There is nothing that you did wrong'] },
      { day: 46, says: ['Your pregnancy test was positive, so nothing is predicted now.'], never: noPrediction },
      { day: 60, says: ['Your pregnancy test was positive', 'I am not pregnant'], never: noPrediction },
      {
        day: 70,
        says: ['We are sorry. Take all the time that you need', 'You soak a pad in an hour'],
        never: noPrediction,
      },
      {
        day: 75,
        says: [
          'We are sorry. Take all the time that you need',
          'The bleeding of the first weeks after it is no period',
        ],
        never: noPrediction,
      },
      { day: 90, says: ['The first period usually comes in 4 to 6 weeks'], never: noPrediction },
      { day: 104, says: ['Log its first day when it comes'], never: noPrediction },
      { day: 107, says: ['Day 3', 'Menstrual phase', '14 to 24 May'], never: /We are sorry/ },
      { day: 130, says: ['Day 26', 'Luteal phase', 'Any day now'], never: /We are sorry|late/ },
      { day: 134, says: ['Day 2', '13 to 19 June'] },
      { day: 170, says: ['Day 9', 'Follicular phase', 'Wed 16 Jul'], never: /We are sorry/ },
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
    acts: measured(28 * 25),
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

/** Sections that mention fertile days or ovulation without the disclaimer. */
const sectionsWithoutDisclaimer = (): readonly string[] =>
  [...document.querySelectorAll('section')]
    .filter((section) => /fertile|ovulation/i.test(section.textContent) && section.querySelector('section') === null)
    .filter(
      (section) =>
        !section.textContent.includes('an estimate, not contraception') && !section.textContent.includes('LAM'),
    )
    .map((section) => section.textContent)

/** What the opened screen says and never says, with the disclaimer, and not wider than a phone. */
const expectScreen = async ({ day, at, says, never }: ChosenDay) => {
  const main = page.getByRole('tabpanel')
  for (const text of says) await expect.element(main, { message: `${on(day)} ${at ?? ''}` }).toMatchTextContent(text)
  if (never) await expect.element(main).not.toMatchTextContent(never)
  expect(sectionsWithoutDisclaimer()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
}

/** A period is logged on its last day; one of which the screen is looked at before is begun on its first day. */
const periodActs = ({ periods, days }: Life): readonly Act[] =>
  periods.flatMap((start): readonly Act[] => {
    const isLookedAt = days.some(({ day }) => start <= day && day < start + 4)
    if (start === periods[0])
      return [
        [start, logFirst],
        [start + 4, logPast(on(start), on(start + 4))],
      ]
    return isLookedAt
      ? [
          [start, logStart],
          [start + 4, logPast(on(start), on(start + 4))],
        ]
      : [[start + 4, logStartOn(on(start))]]
  })

test.for(Object.entries<Life>(lives))('%s, logged for a year or two', async ([_name, life]) => {
  await page.viewport(360, 740)
  pullState.setState({ status: 'done' })
  const user = newUser()
  /** What is logged on a day comes before what is looked at. */
  const visits = [
    ...[...periodActs(life), ...(life.acts ?? [])].map(([day, act]) => ({ day, at: '', run: () => act(on(day)) })),
    ...life.days.map((chosen) => ({ day: chosen.day, at: chosen.at ?? '', run: () => expectScreen(chosen) })),
  ].toSorted((one, other) => one.day - other.day)
  for (const { day, at, run } of visits) {
    vi.setSystemTime(Date.parse(`${on(day)}T12:00:00+03:00`))
    const { unmount } = await openTracker('period-tracker', { user, at })
    await run()
    await unmount()
  }
})
