import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '../shared/day'
import { logPeriod } from './commands'
import { newProfile, type CycleLog } from './log'
import { periodActions } from './period-action-choices'

const start = isoDay('2026-03-10')
const today = addDays(start, 30)
const log: CycleLog = logPeriod(start, addDays(start, 4))({ days: [], profile: newProfile })
const on = (n: number) => periodActions(addDays(start, n), today, log)

describe('what can be said of a day at one touch', () => {
  it('is that a period started, where none is logged', () => {
    expect(periodActions(start, today, { days: [], profile: newProfile })).toEqual({ start: true, end: false, remove: null })
    expect(on(20)).toEqual({ start: true, end: false, remove: null })
  })

  it('is that it ended, or was none, on a day of it', () => {
    expect(on(2)).toEqual({ start: false, end: true, remove: start })
    expect(on(4)).toEqual({ start: false, end: false, remove: start })
  })

  it('is that it ended, shortly after; not that another started', () => {
    expect([on(5), on(11), on(12), on(14)]).toEqual([
      { start: false, end: true, remove: null },
      { start: false, end: true, remove: null },
      { start: false, end: false, remove: null },
      { start: false, end: false, remove: null },
    ])
    expect(on(15).start).toBe(true)
  })

  it('is that it started already, on a day before', () => {
    expect(on(-2)).toEqual({ start: true, end: false, remove: null })
    expect(on(-10).start).toBe(true)
  })

  it('is nothing on a day to come', () => {
    expect(periodActions(addDays(today, 1), today, log)).toEqual({ start: false, end: false, remove: null })
  })
})
