import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '../shared/day'
import { addPastPregnancy, recordPrediction, leaveOutCycle, logPeriod } from './commands'
import { insightsOf } from './insights'
import type { CycleLog } from './log'
import { emptyLog, noting, withCycles } from './log-samples'
import { outlookOf } from './outlook'

const first = isoDay('2026-01-01')
const today = isoDay('2026-06-20')
const insights = (log: CycleLog, on = today) => insightsOf(log, outlookOf(log, on, null))

describe('insights', () => {
  it('are empty for an empty log', () => {
    expect(insights(emptyLog)).toEqual({ cycles: [], lengths: null, periodLengths: null, symptoms: [], moods: [], checks: [] })
  })

  it('show the shortest, median and longest cycle', () => {
    const { cycles, lengths, periodLengths } = insights(withCycles(first, 26, 30, 28))
    expect(cycles.map(({ length, counted }) => [length, counted])).toEqual([[26, true], [30, true], [28, true]])
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
    const log = noting(addDays(first, 40), addDays(first, 41), { symptoms: ['nausea'] })(addPastPregnancy(pregnant)(withCycles(first, 28, 84, 29)))
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
    expect(moods.map(({ id, byPhase }) => [id, byPhase.ovulation, byPhase.luteal])).toEqual([['happy', 1, 0], ['sad', 0, 1]])
  })

  it('count the running cycle, but nothing before the first period', () => {
    const log = [
      noting(addDays(first, -3), addDays(first, -3), { symptoms: ['acne'] }),
      noting(addDays(first, 20), addDays(first, 20), { symptoms: ['bloating'] }),
    ].reduce((before, change) => change(before), withCycles(first))
    expect(insights(log, addDays(first, 22)).symptoms).toEqual([{ id: 'bloating', total: 1, byPhase: { menstrual: 0, follicular: 0, ovulation: 0, luteal: 1 } }])
  })

  it('compare predictions with the actual periods', () => {
    const predicted = recordPrediction(addDays(first, 5))(withCycles(first))
    const came = (days: number) => insights(logPeriod(addDays(first, days), addDays(first, days + 4))(predicted)).checks
    expect(came(28)).toMatchObject([{ start: first, came: addDays(first, 28), off: 0, within: true }])
    expect(came(34)).toMatchObject([{ off: 6, within: false }])
    expect(came(26)).toMatchObject([{ off: -2, within: true }])
  })

  it('measure from the nearer end of a window', () => {
    const irregular = recordPrediction(addDays(first, 90))(withCycles(first, 21, 35, 28))
    const start = addDays(first, 84)
    const came = (days: number) => insights(logPeriod(addDays(start, days), addDays(start, days + 4))(irregular)).checks.at(-1)
    expect([came(30), came(40), came(19)].map((check) => [check?.off, check?.within])).toEqual([[0, true], [5, false], [-2, false]])
  })
})
