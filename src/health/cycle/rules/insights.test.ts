import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import {
  addPastPregnancy,
  changeProfile,
  editDay,
  recordPrediction,
  leaveOutCycle,
  logPeriod,
  type LogChange,
} from './log-changes'
import { logEmergencyPill, startMethod } from './method-commands'
import { insightsOf } from './insights'
import type { CycleLog } from './log'
import type { MethodUse } from './contraception'
import { emptyLog, noting, withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from './outlook'

const first = isoDay('2026-01-01')
const today = isoDay('2026-06-20')
const insights = (log: CycleLog, on = today) => insightsOf(log, outlookOf(log, on, null))

describe('insights', () => {
  it('are empty for an empty log', () => {
    expect(insights(emptyLog)).toEqual({
      cycles: [],
      lengths: null,
      periodLengths: null,
      symptoms: [],
      moods: [],
      checks: [],
    })
  })

  it('show the shortest, median and longest cycle', () => {
    const { cycles, lengths, periodLengths } = insights(withCycles(first, 26, 30, 28))
    expect(cycles.map(({ length, counted }) => [length, counted])).toEqual([
      [26, true],
      [30, true],
      [28, true],
    ])
    expect(lengths).toEqual({ shortest: 26, median: 28, longest: 30 })
    expect(periodLengths).toEqual({ shortest: 5, median: 5, longest: 5 })
  })

  it('show a left-out cycle, but exclude it from averages', () => {
    const log = leaveOutCycle(addDays(first, 28), 'illness')(withCycles(first, 28, 45, 28))
    const { cycles, lengths } = insights(log)
    expect(cycles.map(({ counted }) => counted)).toEqual([true, false, true])
    expect(lengths).toEqual({ shortest: 28, median: 28, longest: 28 })
  })

  it('exclude a cycle with a pregnancy from averages and counts', () => {
    const pregnant = { from: addDays(first, 28), to: addDays(first, 80), due: null, ended: 'loss' } as const
    const log = noting(addDays(first, 40), addDays(first, 41), { symptoms: ['nausea'] })(
      addPastPregnancy(pregnant)(withCycles(first, 28, 84, 29)),
    )
    expect(insights(log).lengths).toEqual({ shortest: 28, median: 29, longest: 29 })
    expect(insights(log).symptoms).toEqual([])
  })

  it('count a symptom once a day, in the phase of its cycle', () => {
    // In a cycle of 35 days ovulation is on day 21, so day 16 is still follicular, unlike in a cycle of 28 days.
    const log = [
      noting(first, addDays(first, 1), { symptoms: ['cramps', 'cramps', 'headache'] }),
      noting(addDays(first, 15), addDays(first, 15), { symptoms: ['cramps'] }),
      noting(addDays(first, 21), addDays(first, 21), { mood: 'happy' }),
      noting(addDays(first, 34), addDays(first, 34), { symptoms: ['cramps'], mood: 'sad' }),
    ].reduce((before, change) => change(before), withCycles(first, 35))
    const { symptoms, moods } = insights(log, addDays(first, 40))
    expect(symptoms).toEqual([
      { id: 'cramps', total: 4, byPhase: { menstrual: 2, follicular: 1, ovulation: 0, luteal: 1 } },
      { id: 'headache', total: 2, byPhase: { menstrual: 2, follicular: 0, ovulation: 0, luteal: 0 } },
    ])
    expect(moods.map(({ id, byPhase }) => [id, byPhase.ovulation, byPhase.luteal])).toEqual([
      ['happy', 1, 0],
      ['sad', 0, 1],
    ])
  })

  it('count the running cycle, but nothing before the first period', () => {
    const log = [
      noting(addDays(first, -3), addDays(first, -3), { symptoms: ['acne'] }),
      noting(addDays(first, 20), addDays(first, 20), { symptoms: ['bloating'] }),
    ].reduce((before, change) => change(before), withCycles(first))
    expect(insights(log, addDays(first, 22)).symptoms).toEqual([
      { id: 'bloating', total: 1, byPhase: { menstrual: 0, follicular: 0, ovulation: 0, luteal: 1 } },
    ])
  })

  it('compare predictions with the actual periods', () => {
    const predicted = recordPrediction(addDays(first, 5))(withCycles(addDays(first, -56), 28, 28))
    const came = (days: number) => insights(logPeriod(addDays(first, days), addDays(first, days + 4))(predicted)).checks
    expect(came(28)).toMatchObject([{ start: first, came: addDays(first, 28), off: 0, within: true }])
    expect(came(34)).toMatchObject([{ off: 6, within: false }])
    expect(came(26)).toMatchObject([{ off: -2, within: true }])
  })

  it('compare with the range where that is all that was said', () => {
    const predicted = recordPrediction(addDays(first, 5))(withCycles(first))
    const came = (days: number) => insights(logPeriod(addDays(first, days), addDays(first, days + 4))(predicted)).checks
    expect([came(26), came(34)]).toMatchObject([[{ off: 0, within: true }], [{ off: 1, within: false }]])
  })

  it('measure from the nearer end of a window', () => {
    const irregular = recordPrediction(addDays(first, 90))(withCycles(first, 21, 35, 28))
    const start = addDays(first, 84)
    const came = (days: number) =>
      insights(logPeriod(addDays(start, days), addDays(start, days + 4))(irregular)).checks.at(-1)
    expect([came(30), came(40), came(19)].map((check) => [check?.off, check?.within])).toEqual([
      [0, true],
      [5, false],
      [-2, false],
    ])
  })
})

describe('insights count no phase', () => {
  const use: MethodUse = {
    method: 'combined-pill',
    from: first,
    to: null,
    given: null,
    givenBefore: null,
    until: null,
    progestogen: null,
    packs: [],
  }
  const stage = (chosen: 'avoiding' | 'perimenopause' | 'unpredictable') => changeProfile({ stage: chosen })
  /** Of the running cycle, after three of 28 days. */
  const start = addDays(first, 84)
  /** A headache on day 14 of the running cycle: the phase of that day, and what is counted ten days later. */
  const headaches = (lengths: readonly number[], ...changes: readonly LogChange[]) => {
    const running = lengths.reduce((day, length) => addDays(day, length), first)
    const on = addDays(running, 13)
    const noted = noting(on, on, { symptoms: ['headache'] })(withCycles(first, ...lengths))
    const log = changes.reduce((before, change) => change(before), noted)
    const outlook = outlookOf(log, addDays(on, 10), null)
    const phase = outlookOf(log, on, null).running?.phase ?? null
    return { phase, counted: insightsOf(log, outlook).symptoms.find(({ id }) => id === 'headache')?.byPhase ?? null }
  }

  it('of a running cycle in which the app names none', () => {
    const regular = [28, 28, 28]
    expect(headaches(regular)).toMatchObject({ phase: 'ovulation', counted: { ovulation: 1 } })
    const none = { phase: null, counted: null }
    expect(headaches(regular, startMethod(use))).toEqual(none)
    expect(headaches(regular, startMethod({ ...use, method: 'progestogen-pill' }))).toEqual(none)
    expect(headaches(regular, startMethod({ ...use, method: 'hormonal-iud' }))).toEqual(none)
    expect(headaches(regular, startMethod({ ...use, to: addDays(start, 3) }))).toEqual(none)
    expect(headaches(regular, logEmergencyPill({ kind: 'ulipristal', taken: addDays(start, 8) }))).toEqual(none)
    expect(headaches(regular, editDay(addDays(start, 12), { pregnancyTest: 'positive' }))).toEqual(none)
    expect(headaches(regular, stage('avoiding'))).toEqual(none)
    expect(headaches(regular, stage('perimenopause'))).toEqual(none)
    expect(headaches(regular, stage('unpredictable'))).toEqual(none)
    expect(headaches([21, 35, 28])).toEqual(none)
    expect(headaches([100, 110, 120])).toEqual(none)
  })

  const inSecond = (...changes: readonly LogChange[]) => {
    const noted = noting(addDays(first, 41), addDays(first, 41), { symptoms: ['headache'] })(
      withCycles(first, 28, 28, 28),
    )
    return insights(
      changes.reduce((before, change) => change(before), noted),
      addDays(start, 5),
    ).symptoms.length
  }

  it('of a completed cycle that the stage, hormones or a missing period leave without', () => {
    const second = addDays(first, 28)
    const onPill = startMethod({ ...use, from: second, to: addDays(second, 20) })
    expect(inSecond()).toBe(1)
    expect(inSecond(leaveOutCycle(second, 'stress'))).toBe(1)
    expect(inSecond(leaveOutCycle(second, 'contraception'))).toBe(0)
    expect(inSecond(leaveOutCycle(second, 'not-logged'))).toBe(0)
    expect(inSecond(onPill, leaveOutCycle(second, 'illness'))).toBe(0)
    expect(
      inSecond(
        addPastPregnancy({ from: second, to: addDays(second, 20), due: null, ended: 'loss' }),
        leaveOutCycle(second, 'illness'),
      ),
    ).toBe(0)
    expect(inSecond(stage('avoiding'))).toBe(0)
  })

  it('of the first cycle after a birth on an injection', () => {
    const birth = {
      from: addDays(first, -300),
      to: addDays(first, -60),
      due: addDays(first, -60),
      ended: 'birth',
    } as const
    const log = [
      noting(addDays(first, 13), addDays(first, 13), { symptoms: ['headache'] }),
      addPastPregnancy(birth),
    ].reduce((before, change) => change(before), withCycles(first, 28))
    const given = startMethod({ ...use, method: 'injection', from: addDays(first, -10), given: addDays(first, -10) })
    expect([log, given(log)].map((each) => insights(each, addDays(first, 30)).symptoms.length)).toEqual([1, 0])
  })

  it('of a day that has not come yet', () => {
    const log = noting(addDays(start, 13), addDays(start, 13), { symptoms: ['headache'] })(
      withCycles(first, 28, 28, 28),
    )
    expect([12, 13].map((days) => insights(log, addDays(start, days)).symptoms.length)).toEqual([0, 1])
  })
})
