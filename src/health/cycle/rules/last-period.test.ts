import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { periodsOf } from './periods'
import { lastPeriodProblem, newPregnancyStart, setLastPeriod } from './last-period'
import { startMethod, stopMethods } from './method-commands'
import { methodRules, methods, type MethodUse } from './contraception'
import { emptyLog, noting, withCycles } from '#support/health/cycle/log-samples'

const first = isoDay('2026-01-01')
const today = isoDay('2026-03-30')
const log = withCycles(first, 28)
const last = addDays(first, 28)
const periodsAfter = (days: number) => periodsOf(setLastPeriod(addDays(last, days), today)(log), today).periods

describe('the first day of the last period', () => {
  it('logs the first period', () => {
    expect(periodsOf(setLastPeriod(first, today)(emptyLog), today).periods).toEqual([
      { start: first, end: addDays(first, 4) },
    ])
  })

  it('adds a period when it is a cycle later', () => {
    expect(periodsAfter(28).map(({ start }) => start)).toEqual([first, last, addDays(last, 28)])
  })

  it('corrected by a few days moves the start and keeps the end', () => {
    expect(periodsAfter(-2).at(-1)).toEqual({ start: addDays(last, -2), end: addDays(last, 4) })
    expect(periodsAfter(2).at(-1)).toEqual({ start: addDays(last, 2), end: addDays(last, 4) })
  })

  it('corrected by more days moves the whole period', () => {
    expect(periodsAfter(-7)).toEqual([
      { start: first, end: addDays(first, 4) },
      { start: addDays(last, -7), end: addDays(last, -3) },
    ])
    expect(periodsAfter(9).at(-1)).toEqual({ start: addDays(last, 9), end: addDays(last, 13) })
  })

  it('keeps other notes on days that no longer belong to the period', () => {
    const noted = noting(last, last, { notes: 'Exam' })(log)
    expect(setLastPeriod(addDays(last, 1), today)(noted).days.find(({ date }) => date === last)).toMatchObject({
      flow: null,
      notes: 'Exam',
    })
  })

  it('cannot be in the future or before another period', () => {
    expect(lastPeriodProblem(log, addDays(today, 1), today)).toBe('future')
    expect(lastPeriodProblem(log, addDays(last, -15), today)).toBe('before-another')
    expect(lastPeriodProblem(log, addDays(first, 14), today)).toBe('before-another')
    expect(lastPeriodProblem(log, addDays(last, -13), today)).toBeNull()
    expect(setLastPeriod(addDays(last, -20), today)(log)).toBe(log)
  })
})

describe('the period from which a new pregnancy may be counted', () => {
  const use: Omit<MethodUse, 'method'> = {
    from: addDays(first, 10),
    to: null,
    given: null,
    givenBefore: null,
    until: null,
    progestogen: null,
    packs: [],
  }

  it.each(methods)('with %s: a bleed under hormones is none, and the person is asked', (method) => {
    const isUsual = methodRules[method].predicts === 'usual'
    expect(newPregnancyStart(startMethod({ ...use, method })(log), today)).toBe(isUsual ? last : null)
  })

  it('is no withdrawal bleed in the week after the last pill, but the next period', () => {
    const stopped = stopMethods(addDays(last, -2))(startMethod({ ...use, method: 'combined-pill' })(log))
    expect(newPregnancyStart(stopped, today)).toBeNull()
    expect(
      newPregnancyStart(stopMethods(addDays(last, -10))(startMethod({ ...use, method: 'combined-pill' })(log)), today),
    ).toBe(last)
  })
})
