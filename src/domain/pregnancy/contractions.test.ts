import { describe, expect, it } from 'vitest'
import { minuteMs } from '../shared/durations'
import { adviceOn, isPreterm, takeBackTap, tapContraction, timed, timesContractions, type Contraction } from './contractions'

const start = Date.UTC(2026, 10, 21, 9)
const second = 1000
const term = { weeks: 37, days: 0 }

/** So many contractions, one every `gap`, each of `length`. */
const series = (count: number, gap: number, length: number): readonly Contraction[] =>
  Array.from({ length: count }, (_, n) => ({ start: start + n * gap, end: start + n * gap + length }))
const adviceAfter = (all: readonly Contraction[], gestation = term, later = minuteMs) => adviceOn(all, gestation, (all.at(-1)?.start ?? start) + later)

describe('timing contractions', () => {
  it.each([[35, 6, false], [36, 0, true], [41, 6, true]])('in week %i and %i days is offered: %s', (weeks, days, offered) => {
    expect(timesContractions({ weeks, days })).toBe(offered)
  })

  it.each([[36, 6, true], [37, 0, false]])('in week %i and %i days is too early for them: %s', (weeks, days, early) => {
    expect(isPreterm({ weeks, days })).toBe(early)
  })

  it('starts and ends with the same tap, and takes one tap back at a time', () => {
    const one = tapContraction(start)([])
    expect(one).toEqual([{ start, end: null }])
    const ended = tapContraction(start + minuteMs)(one)
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
    expect(adviceAfter([...series(3, 5 * minuteMs, 60 * second), { start: start + 15 * minuteMs, end: null }])).toBe('go')
  })

  it('at the first one before 37 weeks', () => {
    expect(adviceAfter([{ start, end: null }], { weeks: 36, days: 6 })).toBe('early')
  })

  it('not for those of half an hour ago', () => {
    const all = series(4, 5 * minuteMs, 60 * second)
    expect(adviceAfter(all, term, 30 * minuteMs)).toBe('go')
    expect(adviceAfter(all, term, 30 * minuteMs + 1)).toBeNull()
  })
})
