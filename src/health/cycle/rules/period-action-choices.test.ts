import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import {
  addPastPregnancy,
  clearMark,
  logPeriod,
  markCycleStart,
  markNoPeriod,
  putDays,
  startPeriod,
} from './log-changes'
import { emptyDay, newProfile, type CycleLog } from './log'
import { periodActions, type PeriodActionChoices } from './period-action-choices'
import { periodsOf } from './periods'

const start = isoDay('2026-03-10')
const today = addDays(start, 30)
const empty: CycleLog = { days: [], profile: newProfile }
const log = logPeriod(start, addDays(start, 4))(empty)
const nothing: PeriodActionChoices = {
  start: false,
  end: false,
  remove: null,
  startsHere: false,
  cycleStart: false,
  unmark: false,
}
const on = (n: number, logged = log) => periodActions(addDays(start, n), today, logged)
const startsIn = (after: CycleLog) => periodsOf(after, today).periods.map((period) => period.start)

describe('the period actions of a day', () => {
  it('offer a start where no period is logged', () => {
    expect(periodActions(start, today, empty)).toEqual({ ...nothing, start: true })
    expect(on(20)).toEqual({ ...nothing, start: true })
  })

  it('offer an end or a removal within a period', () => {
    expect(on(0)).toEqual({ ...nothing, end: true, remove: start, startsHere: true })
    expect(on(2)).toEqual({ ...nothing, end: true, remove: start })
    expect(on(4)).toEqual({ ...nothing, remove: start })
  })

  it('offer an end up to the day after the last flow, and no new start so soon', () => {
    expect([on(5), on(6), on(10), on(14)]).toEqual([{ ...nothing, end: true }, nothing, nothing, nothing])
    expect(on(15).start).toBe(true)
  })

  it('offer a start before a period', () => {
    expect(on(-6)).toEqual({ ...nothing, start: true })
    expect(on(-10).start).toBe(true)
  })

  it('offer nothing in the future', () => {
    expect(periodActions(addDays(today, 1), today, log)).toEqual(nothing)
  })

  it('offer no start during a pregnancy', () => {
    expect(periodActions(addDays(start, 28), today, log, start)).toEqual(nothing)
  })

  it('offer a start in the weeks after a birth, when only the person can tell, and take her word', () => {
    const born = addPastPregnancy({ from: addDays(start, -270), to: start, due: null, ended: 'birth' })(empty)
    expect(on(25, born).start).toBe(true)
    expect(startsIn(startPeriod(addDays(start, 25), today)(born))).toEqual([addDays(start, 25)])
  })
})

describe("the person's marks", () => {
  const light = putDays([{ ...emptyDay(addDays(start, 10)), flow: 'light' }])(log)

  it('make a cycle start where the rules see none, and are taken back', () => {
    expect(on(10, light)).toEqual({ ...nothing, cycleStart: true })
    const marked = markCycleStart(addDays(start, 10))(light)
    expect(startsIn(marked)).toEqual([start, addDays(start, 10)])
    expect(on(10, marked).unmark).toBe(true)
    expect(clearMark(addDays(start, 10))(marked)).toEqual(light)
  })

  it('make a period none, with the reason, and are taken back', () => {
    const marked = markNoPeriod(start, 'contraception')(log)
    expect(startsIn(marked)).toEqual([])
    expect(periodsOf(marked, today).other).toEqual([{ start, end: addDays(start, 4), kind: 'set-aside' }])
    expect(on(2, marked)).toEqual({ ...nothing, unmark: true })
    expect(clearMark(addDays(start, 2))(marked)).toEqual(log)
  })

  it('go with the flow that they are about', () => {
    const marked = markCycleStart(start)(log)
    const [first] = marked.days
    expect(first && putDays([{ ...first, flow: null, notes: 'Rest' }])(marked).days[0]).toEqual({
      ...emptyDay(start),
      notes: 'Rest',
    })
  })
})
