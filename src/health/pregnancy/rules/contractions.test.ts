import { describe, expect, it } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import {
  adviceOn,
  doubtAbout,
  endContraction,
  isPreterm,
  offersNumbers,
  runningContraction,
  startContraction,
  takeBackTap,
  timed,
  timesContractions,
  type Contraction,
} from './contractions'

const start = Date.UTC(2026, 10, 21, 9)
const second = 1000
const term = { weeks: 37, days: 0 }

/** So many contractions, one every `gap`, each of `length`. */
const series = (count: number, gap: number, length: number): readonly Contraction[] =>
  Array.from({ length: count }, (_, n) => ({ start: start + n * gap, end: start + n * gap + length }))
const adviceAfter = (all: readonly Contraction[], gestation = term, later = minuteMs) =>
  adviceOn(all, gestation, (all.at(-1)?.start ?? start) + later)

describe('timing contractions', () => {
  it.each([
    [35, 6, false],
    [36, 0, true],
    [41, 6, true],
  ])('in week %i and %i days is offered: %s', (weeks, days, offered) => {
    expect(timesContractions({ weeks, days })).toBe(offered)
  })

  it.each([
    [36, 6, true],
    [37, 0, false],
  ])('in week %i and %i days is too early for them: %s', (weeks, days, early) => {
    expect(isPreterm({ weeks, days })).toBe(early)
  })

  it('starts once for two taps, ends, and takes one tap back at a time', () => {
    const one = startContraction(start)([])
    expect(one).toEqual([{ start, end: null }])
    expect(startContraction(start + second)(one)).toEqual(one)
    const ended = endContraction(start + minuteMs)(one)
    expect(endContraction(start + 2 * minuteMs)(ended)).toEqual(ended)
    expect(ended).toEqual([{ start, end: start + minuteMs }])
    expect(takeBackTap(ended)).toEqual(one)
    expect(takeBackTap(one)).toEqual([])
    expect(takeBackTap([])).toEqual([])
  })

  it('tells the length, and the time from start to start, the latest first', () => {
    const all = [...series(2, 5 * minuteMs, minuteMs), { start: start + 9 * minuteMs, end: null }]
    expect(timed(all)).toEqual([
      { start: start + 9 * minuteMs, length: null, gap: 4 * minuteMs },
      { start: start + 5 * minuteMs, length: minuteMs, gap: 5 * minuteMs },
      { start, length: minuteMs, gap: null },
    ])
  })

  it('starts the next after one whose end was forgotten, or whose times cannot be right; that one stays without an end', () => {
    const open = { start, end: null }
    expect(startContraction(start + 10 * minuteMs)([open])).toEqual([open])
    for (const now of [start + 11 * minuteMs, start - 2 * minuteMs]) {
      const both = startContraction(now)([open])
      expect(both).toEqual([open, { start: now, end: null }])
      expect(runningContraction(both)?.start).toBe(now)
      expect(endContraction(now + minuteMs)(both)).toEqual([open, { start: now, end: now + minuteMs }])
    }
  })

  it('tells no length or gap below nothing', () => {
    const all = [
      { start, end: start - minuteMs },
      { start: start - 5 * minuteMs, end: start - 4 * minuteMs },
    ]
    expect(timed(all).map(({ length, gap }) => [length, gap])).toEqual([
      [minuteMs, null],
      [null, null],
    ])
  })

  it.each([
    ['just begun, by a clock that is some seconds behind', { start, end: null }, -5 * second, null],
    ['begun before the clock was put back', { start, end: null }, -minuteMs - 1, 'clock'],
    ['for ten minutes', { start, end: null }, 10 * minuteMs, null],
    ['for longer', { start, end: null }, 10 * minuteMs + 1, 'no-end'],
    ['ended after ten minutes', { start, end: start + 10 * minuteMs }, 20 * minuteMs, null],
    ['ended later', { start, end: start + 10 * minuteMs + 1 }, 20 * minuteMs, 'too-long'],
    ['ended before it began', { start, end: start - 1 }, 20 * minuteMs, 'clock'],
    ['ended in the future', { start, end: start + 5 * minuteMs }, 2 * minuteMs, 'clock'],
  ] as const)('asks about one: %s', (_, contraction, later, doubt) => {
    expect(doubtAbout(contraction, start + later)).toBe(doubt)
  })

  it('tells no gap over two hours', () => {
    expect(timed(series(2, 120 * minuteMs, minuteMs))[0]?.gap).toBe(120 * minuteMs)
    expect(timed(series(2, 120 * minuteMs + 1, minuteMs))[0]?.gap).toBeNull()
  })
})

describe('it is time to go', () => {
  it.each([
    ['every 5 minutes for 45 seconds', 4, 5 * minuteMs, 45 * second, 'go'],
    ['every 3 minutes for 70 seconds', 8, 3 * minuteMs, 70 * second, 'go'],
    ['a little less often', 4, 5 * minuteMs + 1, 60 * second, null],
    ['a little shorter', 4, 5 * minuteMs, 45 * second - 1, null],
    ['three only', 3, 5 * minuteMs, 60 * second, null],
    ['two minutes', 1, minuteMs, 120 * second, null],
    ['more than two minutes', 1, minuteMs, 120 * second + 1, 'long'],
    ['none', 0, 0, 0, null],
  ] as const)('%s', (_, count, gap, length, advice) => {
    expect(adviceAfter(series(count, gap, length), term, 10 * minuteMs)).toBe(advice)
  })

  it('also while the fourth lasts', () => {
    expect(adviceAfter([...series(3, 5 * minuteMs, 60 * second), { start: start + 15 * minuteMs, end: null }])).toBe(
      'go',
    )
  })

  it('at the first one before 37 weeks', () => {
    expect(adviceAfter([{ start, end: null }], { weeks: 36, days: 6 })).toBe('early')
  })

  it('for a long one that ends half an hour after it began', () => {
    expect(adviceOn([{ start, end: start + 40 * minuteMs }], term, start + 41 * minuteMs)).toBe('long')
  })

  it('not for one of more than two hours, which is asked about', () => {
    expect(adviceOn([{ start, end: null }], term, start + 120 * minuteMs)).toBe('long')
    expect(adviceOn([{ start, end: null }], term, start + 120 * minuteMs + 1)).toBeNull()
    expect(adviceOn([{ start, end: start + 121 * minuteMs }], term, start + 122 * minuteMs)).toBeNull()
  })

  it('for six in ten minutes with one that runs among them, and in whatever order they are stored', () => {
    const six = series(6, 2 * minuteMs, 40 * second)
    expect(
      adviceOn([...six.slice(0, 5), { start: start + 10 * minuteMs, end: null }], term, start + 10 * minuteMs + second),
    ).toBe('many')
    expect(adviceOn(six.toReversed(), term, start + 11 * minuteMs)).toBe('many')
    expect(
      adviceOn(
        [
          ...six.slice(0, 4),
          ...series(4, 2 * minuteMs, 40 * second)
            .slice(2)
            .map((one) => ({ ...one, start: one.start + 1 })),
        ],
        term,
        start + 11 * minuteMs,
      ),
    ).toBe('many')
  })

  it('not for those of half an hour ago', () => {
    const all = series(4, 5 * minuteMs, 60 * second)
    expect(adviceAfter(all, term, 30 * minuteMs)).toBe('go')
    expect(adviceAfter(all, term, 30 * minuteMs + 1)).toBeNull()
  })
})

it('the numbers to call are there with any advice, and where the clock or a forgotten end leaves it open', () => {
  expect([offersNumbers(null, null), offersNumbers(null, 'too-long')]).toEqual([false, false])
  expect([offersNumbers('go', null), offersNumbers(null, 'no-end'), offersNumbers(null, 'clock')]).toEqual([
    true,
    true,
    true,
  ])
})
