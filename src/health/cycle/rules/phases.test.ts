import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, daysFrom, isoDay } from '@/kit/rules/day'
import {
  cycleDayOf,
  defaultShape,
  nextStart,
  ovulationCycleDay,
  phaseOfCycleDay,
  type CycleShape,
  type Phase,
} from './phases'
import { fertileWindow, fertilityOn, irregularFertileWindow, widerFertileWindow } from './fertile-window'

const start = isoDay('2026-03-10')
const shapes: fc.Arbitrary<CycleShape> = fc.record({
  length: fc.integer({ min: 21, max: 45 }),
  periodLength: fc.integer({ min: 2, max: 7 }),
  lutealLength: fc.integer({ min: 10, max: 16 }),
})
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays(isoDay('2000-01-01'), n))

const daysIn = (phase: Phase, shape: CycleShape): readonly number[] =>
  Array.from({ length: shape.length }, (_, n) => n + 1).filter((day) => phaseOfCycleDay(day, shape) === phase)

describe('a cycle of 28 days with a period of 5', () => {
  it('has four phases in 28 days: 1 to 5, 6 to 13, 14 to 16, then luteal', () => {
    const ends = (phase: Phase) => [daysIn(phase, defaultShape).at(0), daysIn(phase, defaultShape).at(-1)]
    expect([ends('menstrual'), ends('follicular'), ends('ovulation'), ends('luteal')]).toEqual([
      [1, 5],
      [6, 13],
      [14, 16],
      [17, 28],
    ])
  })

  it('that starts on 10 March 2026 matches the example in the health rules', () => {
    expect(nextStart(start, defaultShape)).toBe('2026-04-07')
    expect(fertileWindow(start, defaultShape)).toEqual({
      from: '2026-03-18',
      ovulation: '2026-03-23',
      to: '2026-03-25',
    })
  })

  it('has peak fertility on the day of ovulation, high one day either side, else medium', () => {
    const window = { from: addDays(start, 8), ovulation: addDays(start, 13), to: addDays(start, 15) }
    expect(fertileWindow(start, defaultShape)).toEqual(window)
    expect(daysFrom(addDays(window.from, -1), addDays(window.to, 1)).map((day) => fertilityOn(day, window))).toEqual([
      null,
      'medium',
      'medium',
      'medium',
      'medium',
      'high',
      'peak',
      'high',
      'medium',
      null,
    ])
  })
})

describe('any cycle', () => {
  it('has exactly one phase on each day, and the phases come in order', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const order: readonly Phase[] = ['menstrual', 'follicular', 'ovulation', 'luteal']
        const seen = Array.from({ length: shape.length }, (_, n) =>
          order.findIndex((phase) => phase === phaseOfCycleDay(n + 1, shape)),
        )
        expect(seen).toEqual(seen.toSorted((a, b) => a - b))
        expect(daysIn('menstrual', shape)).toHaveLength(Math.min(shape.periodLength, shape.length))
      }),
    )
  })

  it('has its ovulation after the period and inside a fertile window that begins on day 1 at the earliest, or none', () => {
    fc.assert(
      fc.property(shapes, anyDay, (shape, day) => {
        const window = fertileWindow(day, shape)
        const ovulation = ovulationCycleDay(shape)
        if (window === null || window.ovulation === null || ovulation === null)
          return expect([window, ovulation]).toEqual([null, null])
        expect(cycleDayOf(day, window.ovulation)).toBe(ovulation)
        expect(ovulation).toBe(Math.max(shape.length - shape.lutealLength, shape.periodLength + 1))
        expect(cycleDayOf(day, window.from)).toBe(Math.max(1, ovulation - 5))
        expect(daysBetween(window.ovulation, window.to)).toBe(2)
        expect(window.to < nextStart(day, shape)).toBe(true)
      }),
    )
  })

  it('has no fertile window where fewer than 7 days are left after ovulation (Bull 2019)', () => {
    const short: CycleShape = { length: 21, periodLength: 14, lutealLength: 14 }
    expect([fertileWindow(start, { ...short, periodLength: 13 })?.ovulation, fertileWindow(start, short)]).toEqual([
      addDays(start, 13),
      null,
    ])
    expect(phaseOfCycleDay(16, short)).toBeNull()
  })

  it('stays luteal when the period is late', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 60 }), (shape, late) => {
        expect(phaseOfCycleDay(shape.length + late, shape)).toBe('luteal')
      }),
    )
  })
})

it('irregular cycles have a fertile window from the shortest to the longest, without a day of ovulation', () => {
  expect(irregularFertileWindow(start, defaultShape, [24, 38])).toEqual({
    from: addDays(start, 4),
    ovulation: null,
    to: addDays(start, 25),
  })
})

it('the wider window uses the shortest and the longest of the last cycles', () => {
  expect(widerFertileWindow(start, [26, 28, 31])).toEqual({ from: addDays(start, 7), to: addDays(start, 19) })
})
