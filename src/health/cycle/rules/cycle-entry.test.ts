import { describe, expect, it } from 'vitest'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import {
  confirmCycle,
  editDay,
  leaveOutCycle,
  logPeriod,
  markCycleStart,
  recordPrediction,
  type LogChange,
} from './log-changes'
import { insightsOf } from './insights'
import type { CycleLog } from './log'
import { withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from './outlook'
import { periodHistory } from './period-history'

const first = isoDay('2026-01-01')
const second = addDays(first, 28)
const today = addDays(first, 130)
const through = (log: CycleLog, ...changes: readonly LogChange[]) =>
  changes.reduce((before, change) => change(before), log)
const uses = (log: CycleLog) => outlookOf(log, today, null).cycles.map(({ use }) => use)

/** The first day is earlier by two, or later by one. */
const corrections = (start: IsoDay): readonly LogChange[] => [
  logPeriod(addDays(start, -2), addDays(start, -1)),
  editDay(start, { flow: null }),
]

describe.each([0, 1])('after correction %i of its first day, a cycle', (index) => {
  const correct = (start: IsoDay): LogChange => corrections(start)[index] ?? ((log) => log)

  it('is still left out, with the reason, and can be taken in again', () => {
    const log = through(withCycles(first, 28, 28, 28), leaveOutCycle(second, 'illness'), correct(second))
    const outlook = outlookOf(log, today, null)
    expect(uses(log)).toEqual(['counted', 'left-out', 'counted'])
    expect(periodHistory(log, outlook, today).at(2)).toMatchObject({ status: { kind: 'left-out', reason: 'illness' } })
    const start = outlook.cycles.at(1)?.start ?? second
    expect(uses(through(log, leaveOutCycle(start, null)))).toEqual(['counted', 'counted', 'counted'])
  })

  it('is not asked about again', () => {
    const long = addDays(first, 56)
    const log = through(withCycles(first, 28, 28, 56), confirmCycle(long), correct(long))
    expect(outlookOf(log, today, null).forgotten).toBeNull()
  })

  it('is still compared with its prediction', () => {
    const log = through(
      withCycles(first, 28),
      recordPrediction(addDays(second, 5)),
      logPeriod(addDays(second, 28), addDays(second, 32)),
      correct(second),
    )
    expect(insightsOf(log, outlookOf(log, today, null)).checks).toMatchObject([{ came: addDays(second, 28), off: 0 }])
  })

  it('has one prediction', () => {
    const log = through(
      withCycles(first, 28),
      recordPrediction(addDays(second, 5)),
      correct(second),
      recordPrediction(addDays(second, 6)),
    )
    expect(log.profile.predictions).toMatchObject([{ start: outlookOf(log, today, null).running?.start }])
  })
})

it('the entry of a cycle is not that of another one nearby', () => {
  const marked = through(
    withCycles(first, 28, 28),
    markCycleStart(second),
    editDay(addDays(second, 5), { flow: 'heavy', mark: 'cycle-start' }),
  )
  expect(uses(through(marked, leaveOutCycle(second, 'illness')))).toEqual(['counted', 'left-out', 'counted'])
})
