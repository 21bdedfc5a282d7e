import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '../shared/day'
import { logPeriod } from './commands'
import { newProfile, type CycleLog } from './log'
import { periodActions } from './period-action-choices'

const start = isoDay('2026-03-10')
const today = addDays(start, 30)
const log: CycleLog = logPeriod(start, addDays(start, 4))({ days: [], profile: newProfile })
const on = (n: number) => periodActions(addDays(start, n), today, log)

describe('the period actions of a day', () => {
  it('offer a start where no period is logged', () => {
    expect(periodActions(start, today, { days: [], profile: newProfile })).toEqual({ start: true, end: false, remove: null })
    expect(on(20)).toEqual({ start: true, end: false, remove: null })
  })

  it('offer an end or a removal within a period', () => {
    expect(on(2)).toEqual({ start: false, end: true, remove: start })
    expect(on(4)).toEqual({ start: false, end: false, remove: start })
  })

  it('offer an end but no new start shortly after a period', () => {
    expect([on(5), on(11), on(12), on(14)]).toEqual([
      { start: false, end: true, remove: null },
      { start: false, end: true, remove: null },
      { start: false, end: false, remove: null },
      { start: false, end: false, remove: null },
    ])
    expect(on(15).start).toBe(true)
  })

  it('offer a start before a period', () => {
    expect(on(-2)).toEqual({ start: true, end: false, remove: null })
    expect(on(-10).start).toBe(true)
  })

  it('offer nothing in the future', () => {
    expect(periodActions(addDays(today, 1), today, log)).toEqual({ start: false, end: false, remove: null })
  })
})
