import { describe, expect, it } from 'vitest'
import { addDays, daysFrom, isoDay, type IsoDay } from '@/kit/rules/day'
import { addPastPregnancy, editDay, type LogChange } from './log-changes'
import { clinicSummary } from './clinic-summary'
import { emptyLog } from '#support/health/cycle/log-samples'
import type { CycleLog, DayEdits } from './log'
import { outlookOf } from './outlook'

const start = isoDay('2025-06-01')
const weeks = Array.from({ length: 23 }, (_, n) => n + 20)
const daysAfter = Array.from({ length: 60 }, (_, n) => n + 1)

const ended = (week: number, kind: 'birth' | 'loss', ...changes: readonly LogChange[]): CycleLog => {
  const to = addDays(start, week * 7)
  return [addPastPregnancy({ from: start, to, due: addDays(start, 280), ended: kind }), ...changes].reduce(
    (log, change) => change(log),
    emptyLog,
  )
}
const endOf = (week: number): IsoDay => addDays(start, week * 7)
const on = (day: IsoDay, edits: DayEdits): LogChange => editDay(day, edits)

describe.each(['birth', 'loss'] as const)('after a %s in each week from 20 to 42', (kind) => {
  it.each(weeks)(
    'in week %i, a soaked pad or severe pain is urgent for 42 days, whatever the log makes of the bleeding',
    (week) => {
      for (const count of daysAfter) {
        const day = addDays(endOf(week), count)
        const { care } = outlookOf(ended(week, kind, on(day, { flow: 'heavy', soaked: true, pain: 3 })), day, null)
        const urgent =
          kind === 'birth' ? ['heavy-after-birth', 'pain-after-birth'] : ['heavy-after-loss', 'pain-after-loss']
        if (count <= 42) expect([count, care]).toEqual([count, urgent])
        else expect([count, care]).toEqual([count, ['heavy', 'pain']])
      }
    },
  )

  it.each(weeks)('in week %i, bleeding starts no cycle for 42 days from 28 weeks on, else for 21', (week) => {
    const belongs = kind === 'birth' || week >= 28 ? 42 : 21
    for (const count of daysAfter) {
      const day = addDays(endOf(week), count)
      const log = ended(week, kind, on(day, { flow: 'medium' }))
      const { running } = outlookOf(log, day, null)
      expect([count, running?.day ?? null]).toEqual([count, count <= belongs ? null : 1])
      expect(clinicSummary(log, outlookOf(log, day, null), day).bleeds[0]?.kind).toBe(
        count > belongs ? 'period' : kind === 'birth' ? 'after-birth' : 'after-loss',
      )
    }
  })
})

it('a period that the person marks in the weeks after a loss does not make a soaked pad less urgent', () => {
  const day = addDays(endOf(30), 20)
  const log = ended(30, 'loss', on(day, { flow: 'heavy', soaked: true, mark: 'cycle-start' }))
  expect(outlookOf(log, day, null)).toMatchObject({ state: { kind: 'cycling' }, care: ['heavy-after-loss'] })
})

it('the page for a doctor names every kind of bleeding in a pregnancy, with its pads', () => {
  const since = isoDay('2026-01-01')
  const today = addDays(since, 39 * 7)
  const kinds: readonly DayEdits[] = [
    { flow: 'spotting' },
    { flow: 'light' },
    { flow: 'medium' },
    { flow: 'heavy' },
    { flow: 'heavy', soaked: true },
    { soaked: true },
    { bledAfterSex: true },
    { flow: 'medium', mark: 'other' },
    { flow: 'medium', mark: 'pregnancy' },
  ]
  for (const edits of kinds) {
    const day = addDays(today, -2)
    const log = on(day, edits)(emptyLog)
    const outlook = outlookOf(log, today, since)
    expect(outlook.care).toEqual(['bleeding-in-pregnancy'])
    expect(clinicSummary(log, outlook, today)).toMatchObject({
      pregnancy: { due: addDays(since, 280), age: { weeks: 39, days: 0 } },
      bleeds: [{ start: day, kind: 'in-pregnancy', soakedDays: edits.soaked ? 1 : 0 }],
    })
  }
})

it('bleeding long after a birth or a loss is a sign', () => {
  const bleeding = (from: number, to: number): readonly LogChange[] =>
    daysFrom(addDays(endOf(12), from), addDays(endOf(12), to)).map((day) => on(day, { flow: 'light' }))
  expect(outlookOf(ended(12, 'loss', ...bleeding(1, 21)), addDays(endOf(12), 22), null).care).toEqual([])
  expect(outlookOf(ended(12, 'loss', ...bleeding(1, 24)), addDays(endOf(12), 24), null).care).toContain('long-bleeding')
})
