import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isoDay } from '@/kit/rules/day'
import { editDay } from './log-changes'
import { startMethod } from './method-commands'
import { confirmedIn } from './confirmed-ovulation'
import { mucusKinds, type Mucus } from './day-signs'
import { withCycles } from '#support/health/cycle/log-samples'
import { mucusPeak } from './mucus-peak'
import { outlookOf } from './outlook'
import { temperatureShift } from './temperature-shift'

/**
 * Rules and numbers: Sensiplan (Raith-Paula, Frank-Herrmann, Freundl, Strowitzki: Natürliche Familienplanung heute), as
 * the app drip implements them.
 */
const start = isoDay('2026-03-01')
const day = (cycleDay: number) => addDays(start, cycleDay - 1)
/** Cycle day 8 on. */
const readings = (...celsius: readonly number[]) => celsius.map((value, n) => ({ date: day(8 + n), celsius: value }))
const six = [36.45, 36.5, 36.5, 36.4, 36.45, 36.5] as const

describe('the temperature shift', () => {
  it.each([
    [
      'three over six, the third by 0.2',
      [36.6, 36.65, 36.7],
      { firstHigh: day(14), completed: day(16), rule: 'three-over-six' },
    ],
    ['the third by less than 0.2 waits', [36.6, 36.65, 36.65], null],
    [
      'first exception: a fourth that is higher, by however little',
      [36.6, 36.65, 36.65, 36.55],
      { firstHigh: day(14), completed: day(17), rule: 'fourth-day' },
    ],
    [
      'second exception: one at the line is left out, the fourth by 0.2',
      [36.6, 36.5, 36.65, 36.7],
      { firstHigh: day(14), completed: day(17), rule: 'one-low-day' },
    ],
    [
      'second exception, the third is low',
      [36.6, 36.65, 36.45, 36.75],
      { firstHigh: day(14), completed: day(17), rule: 'one-low-day' },
    ],
    ['the exceptions are never combined', [36.6, 36.5, 36.65, 36.65], null],
    ['two low days are too many', [36.6, 36.5, 36.45, 36.8], null],
    ['two high days are too few', [36.6, 36.8], null],
  ] as const)('%s', (_name, rises, expected) => {
    expect(temperatureShift(readings(...six, ...rises))).toEqual(expected)
  })

  it('needs six low temperatures', () => {
    expect(temperatureShift(readings(...six.slice(1), 36.6, 36.65, 36.75))).toBeNull()
  })

  it('reads to 0.05 degrees', () => {
    expect(temperatureShift(readings(...six, 36.58, 36.66, 36.68))?.rule).toBe('three-over-six')
    expect(temperatureShift(readings(...six, 36.52, 36.66, 36.72))).toBeNull()
  })

  it('of falling or even temperatures there is none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 3550, max: 3750 }), { maxLength: 40 }), (values) => {
        expect(temperatureShift(readings(...values.toSorted((a, b) => b - a).map((n) => n / 100)))).toBeNull()
      }),
    )
  })

  it('is the same on a thermometer that shows more, by whole steps', () => {
    const anySteps = fc.array(fc.integer({ min: 720, max: 744 }), { maxLength: 30 })
    fc.assert(
      fc.property(anySteps, fc.integer({ min: -10, max: 10 }), (steps, more) => {
        const shifted = (by: number) => temperatureShift(readings(...steps.map((step) => (step + by) / 20)))
        expect(shifted(more)).toEqual(shifted(0))
      }),
    )
  })

  it('once complete, is not taken back by later temperatures', () => {
    const any = fc.array(fc.integer({ min: 3600, max: 3720 }), { maxLength: 20 })
    fc.assert(
      fc.property(any, any, (before, after) => {
        const found = temperatureShift(readings(...before.map((n) => n / 100)))
        if (found)
          expect(temperatureShift(readings(...[...before, ...after].map((n) => n / 100)))?.firstHigh).toBe(
            found.firstHigh,
          )
      }),
    )
  })
})

const mucusFrom = (first: number, ...kinds: readonly Mucus[]) =>
  kinds.map((mucus, n) => ({ date: day(first + n), mucus }))

describe('the mucus peak', () => {
  it('is the last day of the best quality, with three lesser days after it', () => {
    const days = mucusFrom(9, 'damp', 'creamy', 'stretchy', 'stretchy', 'creamy', 'dry', 'dry')
    expect(mucusPeak(days, day(16))).toEqual({ peak: day(12), completed: day(15) })
  })

  it.each([
    ['a change from dry to nothing felt', mucusFrom(9, 'dry', 'nothing', 'dry', 'dry', 'dry')],
    ['two lesser days', mucusFrom(10, 'stretchy', 'damp', 'damp')],
    [
      'a day without an entry among the three',
      [...mucusFrom(10, 'stretchy', 'damp'), ...mucusFrom(13, 'damp', 'damp')],
    ],
    [
      'the best quality that comes back before the temperatures are complete',
      mucusFrom(9, 'creamy', 'dry', 'dry', 'dry', 'creamy', 'dry'),
    ],
  ])('is none after %s', (_name, days) => {
    expect(mucusPeak(days, day(14))).toBeNull()
  })
})

const chart = [...six, 36.6, 36.65, 36.7].map((temperature, n) => ({
  date: day(8 + n),
  temperature,
  disturbed: false,
  mucus: null,
}))
const withMucus = (...kinds: readonly Mucus[]) => chart.map((each, n) => ({ ...each, mucus: kinds[n] ?? null }))

describe('an ovulation', () => {
  it('is confirmed when both signs are complete, on the day of the later one', () => {
    expect(
      confirmedIn(withMucus('dry', 'damp', 'creamy', 'stretchy', 'stretchy', 'stretchy', 'damp', 'dry', 'dry')),
    ).toEqual({
      from: day(13),
      to: day(13),
      peak: day(13),
      firstHigh: day(14),
      completed: day(16),
      rule: 'three-over-six',
    })
  })

  it('is not confirmed by temperature alone, nor by mucus alone', () => {
    expect(confirmedIn(chart)).toBeNull()
    expect(
      confirmedIn(
        withMucus('dry', 'damp', 'creamy', 'stretchy', 'stretchy', 'stretchy', 'damp', 'dry', 'dry').map((each) => ({
          ...each,
          temperature: null,
        })),
      ),
    ).toBeNull()
  })

  it('does without a disturbed temperature', () => {
    const kinds = ['dry', 'damp', 'creamy', 'stretchy', 'stretchy', 'stretchy', 'damp', 'dry', 'dry'] as const
    const disturbed = withMucus(...kinds).map((each, n) => (n === 8 ? { ...each, disturbed: true } : each))
    expect(confirmedIn(disturbed)).toBeNull()
  })

  it('lies before the signs are complete, and needs as much as is asked, whatever is logged', () => {
    const anyDays = fc.array(
      fc.record({
        temperature: fc.option(fc.integer({ min: 3620, max: 3720 }).map((n) => n / 100)),
        disturbed: fc.boolean(),
        mucus: fc.option(fc.constantFrom(...mucusKinds)),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(anyDays, (entries) => {
        const found = confirmedIn(entries.map((entry, n) => ({ ...entry, date: day(n + 1) })))
        if (!found) return
        expect(found.from <= found.to && found.to < found.completed).toBe(true)
        expect(daysBetween(start, found.firstHigh)).toBeGreaterThanOrEqual(6)
        expect(found.completed >= addDays(found.peak, 3)).toBe(true)
      }),
    )
  })

  it('is none of a cycle on hormones', () => {
    const kinds = ['dry', 'damp', 'creamy', 'stretchy', 'stretchy', 'stretchy', 'damp', 'dry', 'dry'] as const
    const log = withMucus(...kinds).reduce(
      (before, { date, ...edits }) => editDay(date, edits)(before),
      withCycles(start),
    )
    const pill = startMethod({
      method: 'combined-pill',
      from: start,
      to: null,
      given: null,
      givenBefore: null,
      until: null,
      progestogen: null,
      packs: [],
    })
    expect(outlookOf(log, day(20), null).confirmed).toHaveLength(1)
    expect(outlookOf(log, day(20), null).running?.confirmed?.peak).toBe(day(13))
    expect(outlookOf(pill(log), day(20), null).confirmed).toEqual([])
  })
})
