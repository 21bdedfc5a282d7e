import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '@/kit/rules/durations'
import {
  addMovement,
  asksForFirstMovements,
  countedMs,
  countsMovements,
  parseMovements,
  resultOf,
  runningCount,
  startCount,
  stopCount,
  takeBackMovement,
  type MovementCount,
} from './movements'

const start = Date.UTC(2026, 10, 21, 9)
const after = (minutes: number) => start + minutes * minuteMs
const taps = (count: number, from: readonly MovementCount[] = startCount(start)([])) =>
  Array.from({ length: count }).reduce<readonly MovementCount[]>(
    (counts, _, n) => addMovement(after(n + 1))(counts),
    from,
  )

describe('counting the movements', () => {
  it.each([
    [27, 6, false],
    [28, 0, true],
    [41, 0, true],
  ])('in week %i and %i days is offered: %s', (weeks, days, offered) => {
    expect(countsMovements({ weeks, days })).toBe(offered)
  })

  it('ends with the tenth, and no tap counts after it', () => {
    expect(taps(9)).toEqual([{ start, end: null, movements: 9 }])
    expect(taps(10)).toEqual([{ start, end: after(10), movements: 10 }])
    expect(taps(11)).toEqual(taps(10))
  })

  it('takes a tap back, also the tenth, and no more than there are', () => {
    expect(takeBackMovement(after(11))(taps(10))).toEqual(taps(9))
    expect(takeBackMovement(after(1))(startCount(start)([]))).toEqual([{ start, end: null, movements: 0 }])
    expect(takeBackMovement(after(1))([])).toEqual([])
  })

  it('can be stopped; nothing is kept of one without a movement, unless it lasted two hours', () => {
    expect(stopCount(after(20))(taps(4))).toEqual([{ start, end: after(20), movements: 4 }])
    expect(stopCount(after(119))(startCount(start)([]))).toEqual([])
    expect(stopCount(after(125))(startCount(start)([]))).toEqual([{ start, end: after(120), movements: 0 }])
    expect(stopCount(after(99))(taps(10))).toEqual(taps(10))
  })

  it('starts anew after the last, and once for two taps', () => {
    const second = startCount(after(60))(taps(10))
    expect(second).toHaveLength(2)
    expect(startCount(after(60) + 1)(second)).toHaveLength(2)
    expect(runningCount(second, after(61))?.start).toBe(after(60))
    expect(runningCount(taps(10), after(11))).toBeNull()
  })

  it('ends by itself at two hours: no tap counts then, and its end is stored with the next one', () => {
    const nine = taps(9)
    const ended = { start, end: after(120), movements: 9 }
    expect(runningCount(nine, after(120) - 1)).toEqual(nine[0])
    expect(runningCount(nine, after(120))).toBeNull()
    for (const tap of [addMovement, takeBackMovement, stopCount]) expect(tap(after(121))(nine)).toEqual([ended])
    expect(startCount(after(121))(nine)).toEqual([ended, { start: after(121), end: null, movements: 0 }])
    expect(countedMs(nine[0] ?? ended, after(500))).toBe(120 * minuteMs)
  })

  it('stays without an end if it was left open', () => {
    const nine = taps(9)
    for (const tap of [addMovement, takeBackMovement, stopCount]) expect(tap(after(95_000))(nine)).toEqual(nine)
    expect(startCount(after(95_000))(nine)).toEqual([...nine, { start: after(95_000), end: null, movements: 0 }])
  })

  it('does not go on once the tenth is taken back after its two hours', () => {
    expect(takeBackMovement(after(121))(taps(10))).toEqual([{ start, end: after(10), movements: 9 }])
    expect(resultOf({ start, end: after(10), movements: 9 }, after(121))).toBe('stopped')
  })

  it.each([
    [23, 6, false],
    [24, 0, true],
    [27, 6, true],
    [28, 0, false],
  ])('in week %i and %i days asks about the first movements: %s', (weeks, days, asked) => {
    expect(asksForFirstMovements({ weeks, days })).toBe(asked)
  })

  it('takes 0 to 10 movements as typed', () => {
    expect(['0', '10', ' 7 ', '11', '-1', '4.5', '', 'x'].map(parseMovements)).toEqual([
      0,
      10,
      7,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('a count', () => {
  it.each([
    [10, 2 * hourMs - 1, 'ten'],
    [10, 2 * hourMs, 'few'],
    [9, 2 * hourMs - 1, 'stopped'],
    [9, 2 * hourMs, 'few'],
  ] as const)('of %i movements in %i ms is judged %s', (movements, length, result) => {
    expect(resultOf({ start, end: start + length, movements }, after(600))).toBe(result)
  })

  it('that runs asks for help from two hours on', () => {
    expect(resultOf({ start, end: null, movements: 9 }, after(120) - 1)).toBe('counting')
    expect(resultOf({ start, end: null, movements: 9 }, after(120))).toBe('few')
    expect(resultOf({ start, end: null, movements: 9 }, after(240))).toBe('few')
  })

  it.each([
    ['left open', null, after(240) + 1],
    ['stopped days later', after(95_000), after(95_001)],
    ['whose clock was put back', null, start - 2 * minuteMs],
    ['that ended before it began', start - 2 * minuteMs, after(10)],
  ])('%s is not finished', (_, end, now) => {
    expect(resultOf({ start, end, movements: 4 }, now)).toBe('unfinished')
  })
})
