import { describe, expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import { byPhaseText, accuracyText, expectedText, mostCommonPhaseText, differenceText, rangeText } from './insight-text'
import type { ByPhase, PredictionCheck } from '@/health/cycle/rules/insights'

const phases = (menstrual: number, follicular: number, ovulation: number, luteal: number): ByPhase => ({
  menstrual,
  follicular,
  ovulation,
  luteal,
})
const mostCommonText = (byPhase: ByPhase) =>
  mostCommonPhaseText('Cramps', {
    id: 'cramps',
    byPhase,
    total: Object.values(byPhase).reduce((sum, days) => sum + days, 0),
  })
const check = (off: number, within: boolean): PredictionCheck => ({
  start: isoDay('2026-01-01'),
  next: { kind: 'day', day: isoDay('2026-01-29'), from: isoDay('2026-01-28'), to: isoDay('2026-01-30') },
  came: isoDay('2026-01-29'),
  off,
  within,
})

describe('insight text', () => {
  it('names a range only if the numbers differ', () => {
    expect(rangeText({ shortest: 26, median: 28, longest: 31 })).toBe('26 to 31 days')
    expect(rangeText({ shortest: 5, median: 5, longest: 5 })).toBe('5 days')
    expect(rangeText({ shortest: 1, median: 1, longest: 1 })).toBe('1 day')
  })

  it('leaves out phases in which nothing was noted', () => {
    expect(byPhaseText(phases(5, 0, 0, 1))).toBe('5 days Menstrual, 1 day Luteal')
  })

  it('names the phase in which most was noted, or all phases that tie', () => {
    expect(mostCommonText(phases(5, 0, 0, 1))).toBe('You noted Cramps most: on 6 days, most in the Menstrual phase.')
    expect(mostCommonText(phases(3, 0, 0, 0))).toBe('You noted Cramps most: on 3 days, all in the Menstrual phase.')
    expect(mostCommonText(phases(0, 0, 1, 0))).toBe('You noted Cramps most: on 1 day, in the Ovulation phase.')
    expect(mostCommonText(phases(2, 0, 0, 2))).toBe(
      'You noted Cramps most: on 4 days, most in the Menstrual and Luteal phases.',
    )
    expect(mostCommonText(phases(1, 1, 1, 1))).toBe('You noted Cramps most: on 4 days, in every phase alike.')
  })

  it('says how far off the predictions were', () => {
    expect([check(0, true), check(2, false), check(-1, true)].map(differenceText)).toEqual([
      'On the day',
      '2 days later',
      '1 day earlier',
    ])
    expect(accuracyText([check(0, true), check(2, false), check(-1, true)])).toBe(
      '2 of 3 periods came within the days that were expected.',
    )
    expect(expectedText({ kind: 'window', from: isoDay('2026-01-30'), to: isoDay('2026-02-03') })).toBe(
      '30 Jan – 3 Feb 2026',
    )
  })
})
