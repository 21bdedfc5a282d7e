import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logPeriod, markNoPeriod, removePeriod, type LogChange } from '@/health/cycle/rules/log-changes'
import type { CycleLog } from '@/health/cycle/rules/log'
import { withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from '@/health/cycle/rules/outlook'
import { calendarFile } from '@/health/cycle/rules/transfer/calendar-file'
import { comingPeriods, missedPeriods, periodsInFile } from '@/health/cycle/rules/transfer/coming-periods'
import { coming, start } from '#support/health/cycle/transfer/coming-periods-samples'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import { cancelledEvents, periodEvents } from './period-events'

const logged = [{ start, end: start }]
const choices = { words: 'discreet', daysBefore: 3, hour: 8 } as const

describe('the calendar events of periods', () => {
  it('reveal nothing by default, not even in their ids', () => {
    const [event] = periodEvents(coming(1, 28, 28), logged, choices)
    expect(event).toMatchObject({
      summary: 'Comrade: a note for you',
      from: '2026-04-07',
      to: '2026-04-07',
      remind: { daysBefore: 3, hour: 8 },
    })
    expect(JSON.stringify(event)).not.toMatch(/period|cycle/iu)
  })

  it('keep their ids when the estimate changes', () => {
    const ids = (...lengths: readonly number[]) =>
      periodEvents(coming(3, ...lengths), logged, choices).map(({ id }) => id)
    expect(ids(28)).toEqual(ids(31))
    expect(new Set(ids(28)).size).toBe(3)
  })

  it('use plain text when the person chose it', () => {
    const plain = (...lengths: readonly number[]) =>
      periodEvents(coming(1, ...lengths), logged, { ...choices, words: 'plain' })[0]
    expect(plain(28, 28)).toMatchObject({
      summary: 'Your period may start',
      description:
        'Expected on Tue 7 Apr, or between Sat 4 Apr and Fri 10 Apr. This is an estimate, not contraception.',
      remind: { text: 'Your period may start in 3 days (Tue 7 Apr)' },
    })
    expect(plain(26, 28, 30)?.description).toBe(
      'Expected on Tue 7 Apr, or between Sun 5 Apr and Thu 9 Apr. This is an estimate, not contraception.',
    )
    expect(plain(21, 28, 35)).toMatchObject({
      from: '2026-03-31',
      to: '2026-04-14',
      description: 'Expected between Tue 31 Mar and Tue 14 Apr. This is an estimate, not contraception.',
    })
  })
})

/** A calendar that merges files by UID (RFC 5545): the higher sequence wins, and what is cancelled goes. */
type Calendar = ReadonlyMap<string, { readonly sequence: number; readonly from: string; readonly cancelled: boolean }>

const merge = (calendar: Calendar, file: string): Calendar => {
  const merged = new Map(calendar)
  for (const event of file.split('BEGIN:VEVENT').slice(1)) {
    const valueOf = (name: string): string => new RegExp(`^${name}[^:]*:(.*)\r$`, 'mu').exec(event)?.[1] ?? ''
    const uid = valueOf('UID')
    const sequence = Number(valueOf('SEQUENCE'))
    if (sequence >= (merged.get(uid)?.sequence ?? 0))
      merged.set(uid, { sequence, from: valueOf('DTSTART'), cancelled: valueOf('STATUS') === 'CANCELLED' })
  }
  return merged
}

const daysIn = (calendar: Calendar): readonly string[] =>
  [...calendar.values()]
    .filter(({ cancelled }) => !cancelled)
    .map(({ from }) => from.replace(/(\d{4})(\d\d)(\d\d)/u, '$1-$2-$3'))
    .toSorted()

/** The events of the file that the settings save on a day. */
const eventsOn = (log: CycleLog, today: IsoDay) => {
  const { running, estimate, periods } = outlookOf(log, today, null)
  if (!running?.next) return cancelledEvents(today)
  const missed = missedPeriods(running.next, estimate, today)
  return periodEvents(comingPeriods(running.next, estimate, missed + periodsInFile), periods, choices).slice(missed)
}
const save = (calendar: Calendar, log: CycleLog, today: IsoDay): Calendar =>
  merge(calendar, calendarFile(eventsOn(log, today), { now: new Date(`${today}T09:00:00Z`), owner: 'amina' }))

describe('a calendar that takes in a file again', () => {
  const first = isoDay('2026-01-01')

  it('has one event for each expected period after another period was logged', () => {
    const log = withCycles(first, 28, 28, 28)
    const before = save(new Map(), log, isoDay('2026-03-30'))
    const after = save(before, logPeriod(isoDay('2026-04-22'), isoDay('2026-04-26'))(log), isoDay('2026-04-28'))
    expect(daysIn(after)).toEqual(['2026-05-20', '2026-06-17', '2026-07-15', '2026-08-12', '2026-09-09', '2026-10-07'])
  })

  it('does not expect a period of the past', () => {
    expect(daysIn(save(new Map(), withCycles(first, 28, 28, 28), isoDay('2026-05-10'))).at(0)).toBe('2026-05-21')
  })

  const change: fc.Arbitrary<(last: IsoDay) => { readonly change: LogChange; readonly on: IsoDay }> = fc.oneof(
    // The next period, early or late, or after one that was not logged.
    fc.integer({ min: 15, max: 70 }).map((days) => (last: IsoDay) => ({
      change: logPeriod(addDays(last, days), addDays(last, days + 3)),
      on: addDays(last, days + 3),
    })),
    // One that is added, removed or set aside long after.
    fc.integer({ min: -200, max: -20 }).map((days) => (last: IsoDay) => ({
      change: logPeriod(addDays(last, days), addDays(last, days + 3)),
      on: addDays(last, 5),
    })),
    fc
      .constantFrom(removePeriod, (day: IsoDay) => markNoPeriod(day, 'other'))
      .map((without) => (last: IsoDay) => ({ change: without(last), on: addDays(last, 6) })),
    // Nothing but days that pass.
    fc
      .integer({ min: 7, max: 60 })
      .map((days) => (last: IsoDay) => ({ change: (log: CycleLog) => log, on: addDays(last, days) })),
  )

  it('has exactly what the last file expects, and nothing of the past, whatever was logged or corrected in between', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 21, max: 40 }), { minLength: 1, maxLength: 5 }),
        fc.array(change, { maxLength: 8 }),
        (lengths, changes) => {
          let log = withCycles(first, ...lengths)
          let today = addDays(first, 210)
          let calendar = save(new Map(), log, today)
          for (const next of changes) {
            const last = outlookOf(log, today, null).periods.at(-1)?.start ?? today
            const { change: changed, on } = next(last)
            log = changed(log)
            today = on > today ? on : addDays(today, 1)
            calendar = save(calendar, log, today)
            const expected = eventsOn(log, today).filter(({ cancelled }) => !cancelled)
            expect(daysIn(calendar)).toEqual(expected.map(({ from }) => from).toSorted())
            expect(expected.every(({ to }, index) => index === 0 || to >= today)).toBe(true)
            expect([0, periodsInFile]).toContain(expected.length)
          }
        },
      ),
    )
  })

  it('keeps the id of a period while others are logged before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 45 }), fc.integer({ min: 15, max: 60 }), (length, days) => {
        const log = withCycles(first, length, length)
        const last = addDays(first, 2 * length)
        const ids = eventsOn(log, addDays(last, 6)).map(({ id }) => id)
        const next = addDays(last, days)
        const later = eventsOn(logPeriod(next, addDays(next, 4))(log), addDays(next, 6)).map(({ id }) => id)
        expect(later.slice(0, -1)).toEqual(ids.slice(1))
      }),
    )
  })
})
