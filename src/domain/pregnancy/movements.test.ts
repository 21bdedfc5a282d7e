import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '../shared/durations'
import { addMovement, countsMovements, resultOf, runningCount, startCount, stopCount, takeBackMovement, type MovementCount } from './movements'

const start = Date.UTC(2026, 10, 21, 9)
const after = (minutes: number) => start + minutes * minuteMs
const taps = (count: number, from: readonly MovementCount[] = startCount(start)([])) =>
  Array.from({ length: count }).reduce<readonly MovementCount[]>((counts, _, n) => addMovement(after(n + 1))(counts), from)

describe('counting the movements', () => {
  it.each([[27, 6, false], [28, 0, true], [41, 0, true]])('in week %i and %i days is offered: %s', (weeks, days, offered) => {
    expect(countsMovements({ weeks, days })).toBe(offered)
  })

  it('ends with the tenth, and no tap counts after it', () => {
    expect(taps(9)).toEqual([{ start, end: null, movements: 9 }])
    expect(taps(10)).toEqual([{ start, end: after(10), movements: 10 }])
    expect(taps(11)).toEqual(taps(10))
  })

  it('takes a tap back, also the tenth, and no more than there are', () => {
    expect(takeBackMovement(taps(10))).toEqual(taps(9))
    expect(takeBackMovement(startCount(start)([]))).toEqual([{ start, end: null, movements: 0 }])
    expect(takeBackMovement([])).toEqual([])
  })

  it('can be stopped; nothing is kept of one without a movement, unless it lasted two hours', () => {
    expect(stopCount(after(20))(taps(4))).toEqual([{ start, end: after(20), movements: 4 }])
    expect(stopCount(after(119))(startCount(start)([]))).toEqual([])
    expect(stopCount(after(120))(startCount(start)([]))).toEqual([{ start, end: after(120), movements: 0 }])
    expect(stopCount(after(99))(taps(10))).toEqual(taps(10))
  })

  it('starts anew after the last, and once for two taps', () => {
    const second = startCount(after(60))(taps(10))
    expect(second).toHaveLength(2)
    expect(startCount(after(60) + 1)(second)).toHaveLength(2)
    expect(runningCount(second)?.start).toBe(after(60))
    expect(runningCount(taps(10))).toBeNull()
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
  })
})
