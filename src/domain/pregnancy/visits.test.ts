import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '../shared/day'
import { gestationStart } from './gestation'
import { visitsOf, visitWeeks } from './visits'

const due = isoDay('2027-06-01')
const at = (weeks: number, days: number) => addDays(gestationStart(due), weeks * 7 + days)
const statesAt = (weeks: number, days: number, done: readonly (typeof visitWeeks)[number][] = []) =>
  visitsOf(due, at(weeks, days), done.map((week) => ({ week, ticked: at(weeks, days) }))).map(({ state }) => state)

describe('visits', () => {
  it('are eight: the first by 12 weeks, each other in its week', () => {
    expect(visitsOf(due, at(8, 0), []).map(({ week, from, by }) => [week, from, by])).toEqual([
      [12, null, at(12, 0)],
      ...[20, 26, 30, 34, 36, 38, 40].map((week) => [week, at(week, 0), at(week, 6)]),
    ])
    expect(visitsOf(due, at(8, 0), []).at(-1)?.from).toBe(due)
  })

  it.each([
    { weeks: 12, days: 0, first: 'next', second: 'later' },
    { weeks: 12, days: 1, first: 'open', second: 'next' },
    { weeks: 20, days: 6, first: 'open', second: 'next' },
    { weeks: 21, days: 0, first: 'open', second: 'open' },
  ])('on day $days of week $weeks the first is $first and the second $second', ({ weeks, days, first, second }) => {
    expect(statesAt(weeks, days).slice(0, 2)).toEqual([first, second])
  })

  it('that are ticked are done, also ahead of their week, and the next one follows', () => {
    expect(statesAt(19, 0, [12, 20])).toEqual(['done', 'done', 'next', ...Array<string>(5).fill('later')])
  })

  it('have no next one when the last has passed or is done', () => {
    expect(statesAt(41, 0)).toEqual(Array<string>(8).fill('open'))
    expect(statesAt(40, 0, [...visitWeeks])).toEqual(Array<string>(8).fill('done'))
  })
})
