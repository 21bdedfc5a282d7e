import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isoDay } from '@/kit/rules/day'
import { judgeCycles } from './cycle-use'
import type { Cycle, Flow } from './history'
import { emptyDay, newProfile, type CycleLog, type CycleProfile, type DayLog } from './log'
import { median } from './median'
import { periodsOf } from './periods'
import { daysLate, estimateLength, nextPeriod } from './prediction'

const first = isoDay('2026-01-01')
const cyclesWith = (...lengths: readonly number[]): readonly Cycle[] => {
  let start = first
  return lengths.map((length) => {
    const cycle = { start, length, periodLength: 5 }
    start = addDays(start, length)
    return cycle
  })
}
const bleeding = (start: string, days: number, flow: Flow = 'medium'): readonly DayLog[] =>
  Array.from({ length: days }, (_, n) => ({ ...emptyDay(addDays(isoDay(start), n)), flow }))
const today = isoDay('2026-12-01')
const logOf = (days: readonly DayLog[], profile: Partial<CycleProfile> = {}): CycleLog => ({
  days,
  profile: { ...newProfile, ...profile },
})

describe('the length of the next cycle', () => {
  it('is the median, which one long cycle does not change: 28, 28, 28, 28, 60 gives 28', () => {
    expect(estimateLength(cyclesWith(28, 28, 28, 28, 60), 30).length).toBe(28)
  })

  it.each([
    [[], 30, 'low'],
    [[29], 29, 'low'],
    [[27, 30], 29, 'low'],
    [[28, 29, 30], 29, 'medium'],
    [[28, 28, 29, 29, 28, 29], 29, 'high'],
    [[50, 26, 27, 28, 28, 27, 26], 27, 'high'],
  ] as const)('of %j is %d with %s confidence', (lengths, length, confidence) => {
    expect(estimateLength(cyclesWith(...lengths), 30)).toMatchObject({ length, confidence })
  })

  it('has low confidence when cycles are irregular', () => {
    expect(estimateLength(cyclesWith(21, 31, 28), 28)).toMatchObject({ irregular: true, confidence: 'low' })
    expect(estimateLength(cyclesWith(24, 33, 28), 28)).toMatchObject({ irregular: false, confidence: 'medium' })
  })

  it('rounds half a day up', () => {
    expect([median([27, 30]), median([27, 28, 29, 30]), median([28])]).toEqual([29, 29, 28])
  })

  it('lies between the shortest and the longest cycle that it uses', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 15, max: 90 }), { minLength: 1, maxLength: 12 }), (lengths) => {
        const { length, basis } = estimateLength(cyclesWith(...lengths), 28)
        expect(basis).toEqual(lengths.slice(-6))
        expect(length).toBeGreaterThanOrEqual(Math.min(...basis))
        expect(length).toBeLessThanOrEqual(Math.max(...basis))
      }),
    )
  })
})

describe('the next period', () => {
  it('has a range that is wider the less is known: five days without a cycle, three with one or two, then by the spread', () => {
    const rangeOf = (...lengths: readonly number[]) => {
      const next = nextPeriod(first, estimateLength(cyclesWith(...lengths), 28))
      return [daysBetween(first, next.from), daysBetween(first, next.to)]
    }
    expect(rangeOf()).toEqual([23, 33])
    expect([rangeOf(28), rangeOf(28, 28)]).toEqual([
      [25, 31],
      [25, 31],
    ])
    expect(rangeOf(28, 28, 28)).toEqual([27, 29])
    expect(rangeOf(26, 28, 31)).toEqual([25, 31])
  })

  it('is a window without a single day for irregular cycles', () => {
    expect(nextPeriod(first, estimateLength(cyclesWith(22, 35, 28), 28))).toEqual({
      kind: 'window',
      from: addDays(first, 22),
      to: addDays(first, 35),
    })
  })

  it('is late from the day after its range', () => {
    const next = nextPeriod(first, estimateLength([], 28))
    expect([28, 33, 34, 40].map((n) => daysLate(addDays(first, n), next))).toEqual([0, 0, 1, 7])
  })
})

describe('a log', () => {
  it('has periods with pauses of up to four days, and none from spotting alone', () => {
    const log = [
      ...bleeding('2026-01-01', 2),
      ...bleeding('2026-01-07', 1),
      ...bleeding('2026-01-14', 3, 'spotting'),
      ...bleeding('2026-01-30', 4),
    ]
    expect(periodsOf(logOf(log), today).periods).toEqual([
      { start: '2026-01-01', end: '2026-01-07' },
      { start: '2026-01-30', end: '2026-02-02' },
    ])
  })

  it('separates bleeding that comes too early to be a period', () => {
    const { periods, other } = periodsOf(
      logOf([...bleeding('2026-01-01', 4), ...bleeding('2026-01-11', 2), ...bleeding('2026-01-29', 4)]),
      today,
    )
    expect(periods.map(({ start }) => start)).toEqual(['2026-01-01', '2026-01-29'])
    expect(other).toEqual([{ start: '2026-01-11', end: '2026-01-12', kind: 'between' }])
  })

  it('excludes cycles from predictions that were left out, are too long, or include a pregnancy', () => {
    const starts = ['2026-01-01', '2026-01-29', '2026-02-26', '2026-06-20', '2026-07-18', '2026-08-15']
    const log = logOf(
      starts.flatMap((start) => bleeding(start, 5)),
      {
        leftOut: [{ start: isoDay('2026-01-29'), reason: 'illness' }],
        pregnancies: [{ from: isoDay('2026-07-18'), to: isoDay('2026-07-24'), due: null, ended: 'loss' }],
      },
    )
    const { cycles } = judgeCycles(periodsOf(log, today), log.profile)
    expect(cycles.map(({ length, use }) => [length, use])).toEqual([
      [28, 'counted'],
      [28, 'left-out'],
      [114, 'too-long'],
      [28, 'counted'],
      [28, 'pregnancy'],
    ])
  })

  it('that grows later never changes earlier predictions, which use only cycles completed by then', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 15, max: 90 }), { minLength: 2, maxLength: 10 }),
        fc.integer({ min: 15, max: 90 }),
        (lengths, later) => {
          const then = cyclesWith(...lengths)
          const now = cyclesWith(...lengths, later)
          const known = now.filter((cycle) => then.some(({ start }) => start === cycle.start))
          expect(estimateLength(known, 28)).toEqual(estimateLength(then, 28))
        },
      ),
    )
  })
})
