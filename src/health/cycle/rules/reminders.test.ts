import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@/kit/rules/durations'
import { addDays, isoDay } from '@/kit/rules/day'
import { shownIn, type LifeStage } from './life-stage'
import { reminderKinds, type ReminderKind } from './reminder-choices'
import { facts, injection, next, on, pill } from '#support/health/cycle/reminder-samples'
import { localTime, isQuiet, wakeUps, type ReminderFacts } from './reminders'

/** Noon in Nairobi. */
const noonOf = (day: string) => Date.parse(`${day}T09:00:00Z`)

describe.each<[stage: LifeStage, kinds: readonly ReminderKind[]]>([
  ['usual', ['period-late', 'period-soon', 'period-due', 'log-today', 'pill', 'injection', 'replacement']],
  ['unpredictable', ['period-late', 'period-soon', 'period-due', 'log-today', 'pill', 'injection', 'replacement']],
  ['perimenopause', ['period-soon', 'period-due', 'log-today', 'pill', 'injection', 'replacement']],
  ['pregnant', ['pregnancy-week', 'appointment', 'log-today']],
  ['after-birth', ['log-today', 'pill', 'injection', 'replacement']],
  ['after-loss', ['log-today', 'pill', 'injection', 'replacement']],
])('the stage "%s"', (stage, kinds) => {
  it('has the reminders that fit it, and no other wakes anybody', () => {
    expect(shownIn[stage].reminders).toEqual(kinds)
    const others = reminderKinds.filter((kind) => !kinds.includes(kind))
    const told = {
      ...facts,
      fitting: kinds,
      due: isoDay('2026-10-01'),
      appointments: [isoDay('2026-03-25')],
      method: kinds.includes('pill') ? injection : null,
    }
    expect(wakeUps(told, on(...others), noonOf('2026-03-20'))).toEqual([])
    expect(wakeUps(told, on('log-today'), noonOf('2026-03-20'))).not.toEqual([])
  })
})

describe('wake-ups', () => {
  it('are at the chosen hour of the phone: three days before the period, on its day, and twice when it is late', () => {
    expect(wakeUps(facts, on('period-soon', 'period-due', 'period-late'), noonOf('2026-03-20'))).toEqual([
      '2026-04-04T05:00:00.000Z',
      '2026-04-07T05:00:00.000Z',
      '2026-04-10T05:00:00.000Z',
      '2026-04-17T05:00:00.000Z',
    ])
  })

  it('come for the pill every day at its own hour, also in quiet hours, while a pill is the method', () => {
    const choices = { ...on('pill'), pillHour: 22 }
    const planned = wakeUps({ ...facts, method: pill }, choices, noonOf('2026-03-20'))
    expect(planned.slice(0, 2)).toEqual(['2026-03-20T19:00:00.000Z', '2026-03-21T19:00:00.000Z'])
    expect(planned).toHaveLength(46)
    expect(wakeUps({ ...facts, method: injection }, choices, noonOf('2026-03-20'))).toEqual([])
  })

  it('come for no pill in the break of a pack, nor for one that is ticked', () => {
    const packed = { ...pill, packs: [{ kind: 'pack-21-7', start: isoDay('2026-03-20') }] } as const
    const days = wakeUps({ ...facts, method: packed }, on('pill'), noonOf('2026-03-20')).map((at) => at.slice(0, 10))
    expect([days[0], days[20], days[21]]).toEqual(['2026-03-20', '2026-04-09', '2026-04-17'])
    expect(
      wakeUps({ ...facts, method: packed, pillsTaken: [isoDay('2026-03-20')] }, on('pill'), noonOf('2026-03-20'))[0],
    ).toMatch(/^2026-03-21/)
  })

  it('come once where the pill and another reminder share an hour', () => {
    const choices = { ...on('pill', 'log-today'), pillHour: 8 }
    const planned = wakeUps({ ...facts, method: pill }, choices, noonOf('2026-03-20'))
    expect(new Set(planned).size).toBe(planned.length)
    expect(planned).toHaveLength(45)
  })

  it('come a week before the next injection, on its day and a week after', () => {
    expect(
      wakeUps({ ...facts, method: injection }, on('injection'), noonOf('2026-03-20')).map((at) => at.slice(0, 10)),
    ).toEqual(['2026-03-30', '2026-04-06', '2026-04-13'])
  })

  it('come a month before an implant or coil has to be replaced', () => {
    const device = { ...injection, method: 'implant', given: null, until: isoDay('2026-05-01') } as const
    expect(
      wakeUps({ ...facts, method: device }, on('replacement'), noonOf('2026-03-20')).map((at) => at.slice(0, 10)),
    ).toEqual(['2026-04-01'])
  })

  it.each([1, 2, 5, 7])('come %i days before the period when chosen', (daysBefore) => {
    const [first] = wakeUps(facts, { ...on('period-soon'), daysBefore }, noonOf('2026-03-20'))
    expect(first?.slice(0, 10)).toBe(addDays(next.day, -daysBefore))
  })

  it('come before the first possible day of an irregular cycle, and count it as late only after the last', () => {
    const window = { kind: 'window', from: isoDay('2026-04-03'), to: isoDay('2026-04-15') } as const
    expect(
      wakeUps({ ...facts, next: window }, on('period-soon', 'period-late'), noonOf('2026-03-20')).map((at) =>
        at.slice(0, 10),
      ),
    ).toEqual(['2026-03-31', '2026-04-17', '2026-04-24'])
  })

  it('come at most once a day', () => {
    const busy: ReminderFacts = { ...facts, appointments: [isoDay('2026-04-08')] }
    expect(
      wakeUps(busy, on('log-today', 'period-due', 'appointment'), noonOf('2026-04-06')).filter((at) =>
        at.startsWith('2026-04-07'),
      ),
    ).toHaveLength(1)
  })

  it('are empty when nothing is chosen, and for periods while pregnant', () => {
    expect(wakeUps(facts, on(), noonOf('2026-03-20'))).toEqual([])
    expect(
      wakeUps(
        { ...facts, next: null, due: isoDay('2026-10-01') },
        on('period-soon', 'period-due', 'period-late'),
        noonOf('2026-03-20'),
      ),
    ).toEqual([])
  })

  it('come with each new week of a pregnancy before the 42nd', () => {
    const due = isoDay('2026-04-10')
    const weeks = wakeUps({ ...facts, next: null, due }, on('pregnancy-week'), noonOf('2026-04-01')).map((at) =>
      at.slice(0, 10),
    )
    expect(weeks).toEqual(['2026-04-03', '2026-04-10', '2026-04-17'])
  })

  it('come on the day before an appointment', () => {
    expect(
      wakeUps({ ...facts, appointments: [isoDay('2026-05-04')] }, on('appointment'), noonOf('2026-04-20')),
    ).toEqual(['2026-05-03T05:00:00.000Z'])
  })

  it('do not come for a day that is logged already', () => {
    const [first] = wakeUps({ ...facts, loggedToday: true }, { ...on('log-today'), hour: 13 }, noonOf('2026-03-20'))
    expect(first).toBe('2026-03-21T10:00:00.000Z')
  })

  it('end with the method that they are for', () => {
    const until = (method: typeof pill, kind: 'pill' | 'injection') =>
      wakeUps({ ...facts, method: { ...method, to: isoDay('2026-04-01') } }, on(kind), noonOf('2026-03-29')).map((at) =>
        at.slice(0, 10),
      )
    expect(until(pill, 'pill')).toEqual(['2026-03-29', '2026-03-30', '2026-03-31'])
    expect(until(injection, 'injection')).toEqual(['2026-03-30'])
  })

  it('stay on their day where the chosen hour is quiet', () => {
    expect([5, 22].map((hour) => wakeUps(facts, { ...on('period-due'), hour }, noonOf('2026-03-20')))).toEqual([
      ['2026-04-07T04:00:00.000Z'],
      ['2026-04-07T04:00:00.000Z'],
    ])
  })

  it('are never in the past, never in the quiet hours, always on the hour, and at most a hundred', () => {
    const hours = fc.integer({ min: 0, max: 23 })
    const choices = fc.record({
      on: fc.constant(reminderKinds),
      daysBefore: fc.integer({ min: 1, max: 7 }),
      hour: hours,
      pillHour: hours,
      quiet: fc.record({ from: hours, to: hours }),
      words: fc.constant<'plain'>('plain'),
    })
    fc.assert(
      fc.property(choices, fc.integer({ min: 0, max: dayMs * 30 }), (chosen, later) => {
        const now = noonOf('2026-03-10') + later
        const planned = wakeUps(facts, chosen, now).map((at) => Date.parse(at))
        expect(planned.every((at) => at > now && at % hourMs === 0)).toBe(true)
        expect(planned.some((at) => isQuiet(localTime(at).hour, chosen.quiet))).toBe(false)
        expect(planned.length).toBeLessThanOrEqual(100)
      }),
    )
  })
})

it('quiet hours can span midnight', () => {
  expect([20, 21, 23, 0, 6, 7].map((hour) => isQuiet(hour, { from: 21, to: 7 }))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
  expect(isQuiet(12, { from: 0, to: 0 })).toBe(false)
})
