import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '../shared/day'
import { warningSigns, type WarningSignFacts } from './warning-signs'
import type { Cycle } from './history'

const start = isoDay('2026-09-01')
const cycles = (...lengths: readonly number[]): readonly Cycle[] => lengths.map((length, n) => ({ start: addDays(start, -100 + n), length, periodLength: 5 }))
const well: WarningSignFacts = {
  today: addDays(start, 20),
  periods: [{ start, end: addDays(start, 4) }],
  between: [],
  cycles: cycles(28, 29, 27),
  pregnant: false,
  firstYears: false,
  soaked: false,
  severePain: false,
}
const signs = (change: Partial<WarningSignFacts>) => warningSigns({ ...well, ...change })

describe('a visit to a doctor is suggested', () => {
  it('for no reason when all is usual', () => {
    expect(signs({})).toEqual([])
  })

  it('after three cycles under 21 or over 35 days, not after two', () => {
    expect(signs({ cycles: cycles(36, 20, 36) })).toContain('length')
    expect(signs({ cycles: cycles(28, 36, 36) })).not.toContain('length')
    expect(signs({ cycles: cycles(21, 35, 21) })).not.toContain('length')
  })

  it('in the first two years only above 45 days', () => {
    expect(signs({ cycles: cycles(44, 40, 45), firstYears: true })).toEqual([])
    expect(signs({ cycles: cycles(46, 46, 46), firstYears: true })).toEqual(['length'])
  })

  it('when three cycles differ by more than 9 days', () => {
    expect(signs({ cycles: cycles(24, 33, 28) })).toEqual([])
    expect(signs({ cycles: cycles(24, 34, 28) })).toEqual(['variation'])
  })

  it('after more than 7 days of bleeding', () => {
    expect(signs({ periods: [{ start, end: addDays(start, 6) }] })).toEqual([])
    expect(signs({ periods: [{ start, end: addDays(start, 7) }] })).toEqual(['long-bleeding'])
  })

  it('after 90 days without a period, unless pregnant', () => {
    expect(signs({ today: addDays(start, 89) })).toEqual([])
    expect(signs({ today: addDays(start, 90) })).toEqual(['none-for-long'])
    expect(signs({ today: addDays(start, 90), pregnant: true })).toEqual([])
  })

  it('for bleeding between periods more than once, soaked pads, and severe pain', () => {
    const early = { start, end: start }
    expect(signs({ between: [early] })).toEqual([])
    expect(signs({ between: [early, early], soaked: true, severePain: true })).toEqual(['heavy', 'between', 'pain'])
  })
})
