import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { gestationStart } from './gestation'
import { visitsOf, visitWeeks } from './visits'

const due = isoDay('2027-06-01')
const at = (weeks: number, days: number) => addDays(gestationStart(due), weeks * 7 + days)
const statesAt = (weeks: number, days: number, done: readonly (typeof visitWeeks)[number][] = []) =>
  visitsOf(
    due,
    at(weeks, days),
    done.map((week) => ({ week, ticked: at(weeks, days) })),
  ).map(({ state }) => state)

describe('visits', () => {
  it('are eight: the first by 12 weeks, each other in its week', () => {
    expect(visitsOf(due, at(8, 0), []).map(({ week, from, by }) => [week, from, by])).toEqual([
      [12, null, at(12, 0)],
      ...[20, 26, 30, 34, 36, 38, 40].map((week) => [week, at(week, 0), at(week, 6)]),
    ])
    expect(visitsOf(due, at(8, 0), []).at(-1)?.from).toBe(due)
  })

  it.each([
    { weeks: 12, days: 0, second: 'later', third: 'later' },
    { weeks: 20, days: 6, second: 'later', third: 'later' },
    { weeks: 21, days: 0, second: 'open', third: 'later' },
    { weeks: 41, days: 0, second: 'open', third: 'open' },
  ])('without a tick the first is due now on day $days of week $weeks', ({ weeks, days, second, third }) => {
    expect(statesAt(weeks, days).slice(0, 3)).toEqual(['due', second, third])
  })

  it.each([
    { weeks: 20, days: 6, second: 'next', third: 'later' },
    { weeks: 21, days: 0, second: 'open', third: 'next' },
  ])(
    'after the first, on day $days of week $weeks the second is $second and the third $third',
    ({ weeks, days, second, third }) => {
      expect(statesAt(weeks, days, [12]).slice(1, 3)).toEqual([second, third])
    },
  )

  it('that are ticked are done, also ahead of their week, and the next one follows', () => {
    expect(statesAt(19, 0, [12, 20])).toEqual(['done', 'done', 'next', ...Array<string>(5).fill('later')])
  })

  it('have no next one when the last has passed or is done', () => {
    expect(statesAt(41, 0, [12])).toEqual(['done', ...Array<string>(7).fill('open')])
    expect(statesAt(40, 0, [...visitWeeks])).toEqual(Array<string>(8).fill('done'))
  })
})
