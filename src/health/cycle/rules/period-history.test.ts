import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { addPastPregnancy, leaveOutCycle, logPeriod } from './log-changes'
import { logEmergencyPill } from './method-commands'
import type { CycleLog } from './log'
import { emptyLog, noting, withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from './outlook'
import { periodHistory } from './period-history'

const first = isoDay('2026-01-01')
const today = isoDay('2027-01-15')
const history = (log: CycleLog) => periodHistory(log, outlookOf(log, today, null), today)

describe('the period history', () => {
  it('is empty without a log', () => {
    expect(history(emptyLog)).toEqual([])
  })

  it('is sorted newest first, and the running cycle has no length', () => {
    const items = history(withCycles(first, 28, 30))
    expect(
      items.map(
        (item) =>
          item.kind === 'period' && [item.entry.period_start_date, item.entry.period_end_date, item.entry.cycle_length],
      ),
    ).toEqual([
      ['2026-02-28', '2026-03-04', null],
      ['2026-01-29', '2026-02-02', 30],
      ['2026-01-01', '2026-01-05', 28],
    ])
    expect(items.map((item) => item.kind === 'period' && item.status.kind)).toEqual(['running', 'counted', 'counted'])
  })

  it('collects notes from the days of the period only', () => {
    const log = [
      noting(first, first, { flow: 'heavy', symptoms: ['headache'], mood: 'tired', notes: ' Exam week ' }),
      noting(addDays(first, 1), addDays(first, 2), { symptoms: ['cramps'], mood: 'sad' }),
      noting(addDays(first, 2), addDays(first, 2), { notes: 'Better' }),
      noting(addDays(first, 9), addDays(first, 9), { symptoms: ['acne'], mood: 'happy', notes: 'Not this' }),
    ].reduce((before, change) => change(before), withCycles(first))
    expect(history(log).map((item) => item.kind === 'period' && item.entry)).toMatchObject([
      {
        flow_intensity: 'heavy',
        symptoms: ['cramps', 'headache'],
        mood: 'sad',
        notes: 'Exam week\nBetter',
        is_pregnancy_mode: false,
      },
    ])
  })

  it('shows which cycle is left out and why, and which one is unusable', () => {
    const status = history(leaveOutCycle(first, 'stress')(withCycles(first, 28, 120))).map(
      (item) => item.kind === 'period' && item.status,
    )
    expect(status).toEqual([{ kind: 'running' }, { kind: 'too-long' }, { kind: 'left-out', reason: 'stress' }])
  })

  it('shows a past pregnancy in chronological order', () => {
    const log = addPastPregnancy({
      from: addDays(first, 28),
      to: addDays(first, 28 + 7 * 39),
      due: null,
      ended: 'birth',
    })(withCycles(first, 28, 330))
    expect(history(log).map(({ kind }) => kind)).toEqual(['period', 'pregnancy', 'period', 'period'])
    expect(history(log).at(1)).toMatchObject({
      past: { ended: 'birth' },
      entry: { is_pregnancy_mode: true, pregnancy_week: 39, due_date: '2026-11-05', cycle_length: null },
    })
  })

  it('shows an emergency pill on its day', () => {
    const pill = { kind: 'ulipristal', taken: addDays(first, 12) } as const
    const items = history(logEmergencyPill(pill)(withCycles(first, 28)))
    expect(items.map(({ kind }) => kind)).toEqual(['period', 'emergency-pill', 'period'])
    expect(items.at(1)).toEqual({ kind: 'emergency-pill', pill })
  })

  it("keeps a clinic's dating: born on the due date is 40 weeks (ACOG 700)", () => {
    const born = isoDay('2026-10-20')
    const log = addPastPregnancy({ from: addDays(first, 21), to: born, due: born, ended: 'birth' })(
      withCycles(first, 21),
    )
    expect(history(log).at(0)).toMatchObject({ entry: { pregnancy_week: 40, due_date: born } })
  })

  it('says when the end of a period is not known', () => {
    const log = [logPeriod(first, first), logPeriod(addDays(first, 28), addDays(first, 32))].reduce(
      (before, change) => change(before),
      emptyLog,
    )
    expect(history(log).map((item) => item.kind === 'period' && item.open)).toEqual([false, true])
  })
})
