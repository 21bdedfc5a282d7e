import { describe, expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import { nextPeriod } from '../prediction'
import { comingPeriods } from './coming-periods'
import { coming, estimateOf, start } from '#support/health/cycle/transfer/coming-periods-samples'

describe('the coming periods', () => {
  it('begin with the next one and repeat by the length of a cycle', () => {
    expect(coming(3, 28, 28)).toEqual([
      { kind: 'day', day: '2026-04-07', from: '2026-04-04', to: '2026-04-10' },
      { kind: 'day', day: '2026-05-05', from: '2026-05-01', to: '2026-05-09' },
      { kind: 'day', day: '2026-06-02', from: '2026-05-28', to: '2026-06-07' },
    ])
    expect(coming(1, 28, 29, 30)).toEqual([nextPeriod(start, estimateOf(28, 29, 30))])
  })

  it('are ranges from one cycle or none', () => {
    expect(coming(2)).toEqual([
      { kind: 'window', from: '2026-04-02', to: '2026-04-12' },
      { kind: 'window', from: '2026-04-28', to: '2026-05-12' },
    ])
    expect(coming(1, 28)).toEqual([{ kind: 'window', from: '2026-04-04', to: '2026-04-10' }])
  })

  it('become less certain the further away they are', () => {
    expect(coming(4, 26, 28, 30)).toMatchObject([
      { from: '2026-04-05', to: '2026-04-09' },
      {},
      {},
      { day: '2026-06-30', from: '2026-06-26', to: '2026-07-04' },
    ])
  })

  it('lie in the middle of a window that no cycle gives', () => {
    const window = { kind: 'window', from: isoDay('2026-03-26'), to: isoDay('2026-04-19') } as const
    expect(comingPeriods(window, estimateOf(), 2)).toEqual([
      window,
      { kind: 'window', from: '2026-04-18', to: '2026-05-22' },
    ])
  })

  it('are windows without a single day for irregular cycles', () => {
    const windows = coming(2, 21, 28, 35)
    expect(windows[0]).toEqual({ kind: 'window', from: '2026-03-31', to: '2026-04-14' })
    expect(windows[1]).toEqual({ kind: 'window', from: '2026-04-25', to: '2026-05-15' })
  })
})
