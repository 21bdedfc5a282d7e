import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareDays, daysBetween, daysFrom, isoDay } from '@/kit/rules/day'
import { putDays } from './log-changes'
import { dayMarks } from './day-marks'
import { flows, periodMarks } from './history'
import { insightsOf } from './insights'
import { emptyDay, type CycleLog, type DayLog } from './log'
import { withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from './outlook'
import { periodActions } from './period-action-choices'
import { periodHistory } from './period-history'
import { anyProfile } from '#support/health/cycle/transfer/log-arbitraries'

const firstDay = isoDay('2024-01-01')
const dayAt = (n: number) => addDays(firstDay, n)
const within = fc.integer({ min: 0, max: 200 })

/** Bleeding as dense as a real log has it, in the first 200 days. */
const anyBleeding: fc.Arbitrary<readonly DayLog[]> = fc.uniqueArray(
  fc
    .record({
      date: within.map(dayAt),
      flow: fc.constantFrom(...flows),
      mark: fc.option(fc.constantFrom(...periodMarks), { freq: 8 }),
      soaked: fc.boolean(),
    })
    .map((day) => ({ ...emptyDay(day.date), ...day })),
  { maxLength: 60, selector: ({ date }) => date },
)

const anyDenseLog: fc.Arbitrary<CycleLog> = fc.record({
  days: anyBleeding.map((days) => days.toSorted((a, b) => compareDays(a.date, b.date))),
  profile: anyProfile,
})
const anyToday = fc.integer({ min: -10, max: 400 }).map(dayAt)
const anySince = fc.option(within.map(dayAt))

describe('whatever is logged', () => {
  it('can be shown', () => {
    fc.assert(
      fc.property(anyDenseLog, anyToday, anySince, (log, today, since) => {
        const outlook = outlookOf(log, today, since)
        periodHistory(log, outlook, today)
        insightsOf(log, outlook)
        periodActions(today, today, log, since)
        for (const day of daysFrom(addDays(today, -40), addDays(today, 40))) dayMarks(day, log, outlook, today)
      }),
    )
  })

  it('gives no fertile day before the cycle, and no ovulation on a day of the period', () => {
    fc.assert(
      fc.property(anyDenseLog, anyToday, (log, today) => {
        const { running, periods } = outlookOf(log, today, null)
        if (!running?.window) return
        const { from, ovulation, to } = running.window
        expect(from >= running.start && from <= to).toBe(true)
        if (ovulation) expect(ovulation > (periods.at(-1)?.end ?? '')).toBe(true)
        if (running.next)
          expect(
            to < addDays(running.start, Math.max(running.shape.length, daysBetween(running.start, running.next.to))),
          ).toBe(true)
      }),
    )
  })

  it('means the same in whatever order it is logged', () => {
    const shuffled = anyDenseLog.chain((log) =>
      fc.tuple(
        fc.constant(log),
        fc.shuffledSubarray([...log.days], { minLength: log.days.length, maxLength: log.days.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, anyToday, anySince, ([log, order], today, since) => {
        const oneByOne = order.reduce<CycleLog>((before, day) => putDays([day])(before), { ...log, days: [] })
        expect(outlookOf(oneByOne, today, since)).toEqual(outlookOf(log, today, since))
        expect(outlookOf({ ...log, days: order }, today, since)).toEqual(outlookOf(log, today, since))
      }),
    )
  })

  it('is as before when a day is added and removed again', () => {
    fc.assert(
      fc.property(anyDenseLog, within.map(dayAt), fc.constantFrom(...flows), anyToday, (log, date, flow, today) => {
        fc.pre(!log.days.some((day) => day.date === date))
        const added = putDays([{ ...emptyDay(date), flow }])(log)
        expect(outlookOf(putDays([emptyDay(date)])(added), today, null)).toEqual(outlookOf(log, today, null))
      }),
    )
  })

  it('of days to come changes nothing but their number', () => {
    fc.assert(
      fc.property(anyDenseLog, within.map(dayAt), (log, today) => {
        const past = { ...log, days: log.days.filter(({ date }) => date <= today) }
        expect({ ...outlookOf(log, today, null), futureDays: 0 }).toEqual(outlookOf(past, today, null))
      }),
    )
  })
})

it('the range of the next period only shrinks with regular cycles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 21, max: 45 }), (length) => {
      const widths = Array.from({ length: 8 }, (_, count) => {
        const log = withCycles(firstDay, ...Array<number>(count).fill(length))
        const next = outlookOf(log, addDays(firstDay, count * length), null).running?.next
        return next ? daysBetween(next.from, next.to) : Number.NaN
      })
      expect(widths).toEqual(widths.toSorted((a, b) => b - a))
      expect([widths.at(0), widths.at(-1)]).toEqual([10, 2])
    }),
  )
})
