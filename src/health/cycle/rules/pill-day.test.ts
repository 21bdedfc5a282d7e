import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hourMs, minuteMs } from '@/kit/rules/durations'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import { changeProfile, editDay } from './log-changes'
import { logEmergencyPill, startMethod } from './method-commands'
import type { MethodUse, Progestogen } from './contraception'
import { emptyLog } from '#support/health/cycle/log-samples'
import { missedPills } from './missed-pills'
import { openPillDay, settleUnclearPill, tickAnswered, unclearPills, type AnsweredNote } from './pill-day'
import type { ReminderChoices } from './reminder-choices'
import { facts, injection, on, pill } from '#support/health/cycle/reminder-samples'
import { localTime, pillOfShown, wakeUps } from './reminders'

const packed = { ...pill, packs: [{ kind: 'pack-21-7', start: isoDay('2026-03-15') }] } as const
const mini = (progestogen: Progestogen): MethodUse => ({
  ...pill,
  method: 'progestogen-pill',
  progestogen,
  packs: [{ kind: 'pack-28', start: isoDay('2026-03-15') }],
})

const logOf = (choices: Partial<ReminderChoices> = {}, use: MethodUse = packed) =>
  changeProfile({ reminders: { ...on('pill'), ...choices } })(startMethod(use)(emptyLog))

/** A notification as the service worker keeps it. @param answered milliseconds later */
const noteAt = (at: number, log: ReturnType<typeof logOf>, answered = 0, sealed = false): AnsweredNote => {
  const { day, hour } = localTime(at)
  const pillsTaken = log.days.filter(({ pillTaken }) => pillTaken !== null).map(({ date }) => date)
  const some = {
    ...facts,
    next: null,
    method: log.profile.methods.at(-1) ?? null,
    emergencyPills: log.profile.emergencyPills,
    pillsTaken,
  }
  return {
    shown: { day, hour },
    answered: localTime(at + answered),
    pill: sealed ? null : pillOfShown({ day, hour }, some, log.profile.reminders),
  }
}
const answeredAt = (
  at: number,
  {
    choices = {},
    use = packed,
    answered = 0,
    sealed = false,
  }: { choices?: Partial<ReminderChoices>; use?: MethodUse; answered?: number; sealed?: boolean } = {},
) => {
  const log = logOf(choices, use)
  const after = tickAnswered([noteAt(at, log, answered, sealed)])(log)
  return {
    ticked: after.days.map(({ date, pillTaken }) => `${date} ${pillTaken}`),
    asked: unclearPills(after, localTime(at + answered).day),
  }
}

const day = isoDay('2026-04-04')
/** Eight in the evening of 4 April 2026 in Nairobi, the hour of the pill. */
const evening = Date.parse('2026-04-04T17:00:00Z')

describe.each([
  ['that was read', false],
  ['that nobody could read', true],
])('a notification of a log %s', (_what, sealed) => {
  it('at the hour of the pill, up to three hours late, ticks the pill of its day', () => {
    for (const late of [0, 1, 2.9])
      expect(answeredAt(evening + late * hourMs, { sealed })).toEqual({ ticked: ['2026-04-04 in-time'], asked: [] })
    expect(answeredAt(evening + 4 * hourMs, { sealed, choices: { pillHour: 22 } }).ticked).toEqual([
      '2026-04-04 in-time',
    ])
  })

  it('that was answered when the pill was late asks instead', () => {
    expect(answeredAt(evening, { sealed, use: mini('traditional'), answered: 3 * hourMs }).ticked).toHaveLength(1)
    expect(answeredAt(evening, { sealed, use: mini('traditional'), answered: 3 * hourMs + minuteMs })).toEqual({
      ticked: [],
      asked: [day],
    })
    expect(answeredAt(evening, { sealed, use: mini('desogestrel'), answered: 12 * hourMs + minuteMs })).toEqual({
      ticked: [],
      asked: [day],
    })
    expect(answeredAt(evening, { sealed, use: mini('drospirenone'), answered: 23 * hourMs }).ticked).toHaveLength(1)
    expect(answeredAt(evening, { sealed, answered: 23 * hourMs }).ticked).toHaveLength(1)
  })

  it('asks nothing in the break and without a pill', () => {
    expect(answeredAt(Date.parse('2026-04-05T17:00:00Z'), { sealed })).toEqual({ ticked: [], asked: [] })
    expect(answeredAt(evening, { sealed, use: injection })).toEqual({ ticked: [], asked: [] })
  })

  it('asks in the days after ulipristal whether the pill was taken all the same', () => {
    const paused = logEmergencyPill({ kind: 'ulipristal', taken: isoDay('2026-04-03') })(logOf())
    const after = tickAnswered([noteAt(evening, paused, 0, sealed)])(paused)
    expect([after.days, unclearPills(after, day)]).toEqual([[], [day]])
  })
})

describe('a notification that comes more than three hours late', () => {
  const late = evening + 3 * hourMs + 5 * minuteMs

  it('carries its pill’s day, and ticks it while that is in time', () => {
    expect(answeredAt(late)).toEqual({ ticked: ['2026-04-04 in-time'], asked: [] })
    expect(answeredAt(evening + 6 * hourMs)).toEqual({ ticked: ['2026-04-04 in-time'], asked: [] })
    expect(answeredAt(late, { use: mini('desogestrel') }).ticked).toHaveLength(1)
    expect(answeredAt(late, { use: mini('traditional') })).toEqual({ ticked: [], asked: [day] })
  })

  it('of a sealed log, or about something else, too, asks', () => {
    expect(answeredAt(late, { sealed: true })).toEqual({ ticked: [], asked: [day] })
    expect(answeredAt(late, { choices: { on: ['pill', 'log-today'] } })).toEqual({ ticked: [], asked: [day] })
  })

  it('asks until the person answers, or the pill is ticked', () => {
    const log = tickAnswered([noteAt(late, logOf(), 0, true)])(logOf())
    expect(unclearPills(settleUnclearPill(day)(log), day)).toEqual([])
    expect(unclearPills(editDay(day, { pillTaken: 'in-time' })(log), day)).toEqual([])
    expect(unclearPills(log, day)).toEqual([day])
  })
})

describe.each([
  'Africa/Nairobi',
  'Europe/London',
  'America/New_York',
  'Australia/Sydney',
  'Asia/Kolkata',
  'Asia/Kathmandu',
])('on a phone in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))
  afterEach(() => void vi.unstubAllEnvs())

  it('reminders come at the hours of the phone, through the whole year, also over a change to daylight saving', () => {
    for (const month of [1, 3, 4, 6, 9, 10, 11]) {
      const from = new Date(2026, month - 1, 20, 12).getTime()
      const planned = wakeUps(
        { ...facts, next: null, method: { ...pill, packs: [] } },
        { ...on('pill', 'log-today'), pillHour: 21 },
        from,
      )
      expect(new Set(planned.map((at) => new Date(at).getHours()))).toEqual(new Set([8, 21]))
      expect(planned).toHaveLength(91)
    }
  })

  it('a tick belongs to the phone’s day, on both sides of midnight', () => {
    for (const [hour, minute] of [
      [21, 0],
      [21, 59],
      [23, 30],
    ] as const) {
      expect(answeredAt(new Date(2026, 3, 4, hour, minute).getTime(), { choices: { pillHour: 21 } }).ticked).toEqual([
        '2026-04-04 in-time',
      ])
    }
    expect(
      answeredAt(new Date(2026, 3, 4, 23).getTime(), { choices: { pillHour: 23 }, answered: 90 * minuteMs }).ticked,
    ).toEqual(['2026-04-04 in-time'])
  })
})

describe('a notification that was planned in another time zone', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('comes before the hour of the pill in the west: the answer asks about the pill of that day', () => {
    vi.stubEnv('TZ', 'Europe/London')
    const log = editDay(isoDay('2026-04-03'), { pillTaken: 'in-time' })(logOf({ pillHour: 21 }))
    const note = noteAt(Date.parse('2026-04-04T18:00:00Z'), log)
    expect(note.shown).toEqual({ day: '2026-04-04', hour: 19 })
    expect(unclearPills(tickAnswered([note])(log), day)).toEqual([day])
  })

  it('comes after midnight in the east, and ticks the evening’s pill', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    expect(answeredAt(Date.parse('2026-04-04T18:00:00Z'), { choices: { pillHour: 21 } }).ticked).toEqual([
      '2026-04-04 in-time',
    ])
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(answeredAt(Date.parse('2026-04-04T18:00:00Z'), { choices: { pillHour: 21 } }).ticked).toEqual([
      '2026-04-04 in-time',
    ])
  })
})

describe('the pill that comes first', () => {
  const at = (text: string) => localTime(Date.parse(`${text}+03:00`))
  const logged = (use: MethodUse, choices: Partial<ReminderChoices>, ticked: readonly string[] = []) =>
    ticked.reduce((log, date) => editDay(isoDay(date), { pillTaken: 'in-time' })(log), logOf(choices, use))
  const next = (
    use: MethodUse,
    time: string,
    choices: Partial<ReminderChoices> = { pillHour: 22 },
    ticked: readonly string[] = ['2026-04-02'],
  ) => openPillDay(use, logged(use, choices, ticked), at(time))

  it.each<[what: string, use: MethodUse, first: string, last: string]>([
    ['traditional', mini('traditional'), '2026-04-04T00:30', '2026-04-04T01:00'],
    ['desogestrel', mini('desogestrel'), '2026-04-04T00:30', '2026-04-04T10:00'],
    ['drospirenone', mini('drospirenone'), '2026-04-04T00:30', '2026-04-04T21:59'],
    ['a combined pill', packed, '2026-04-04T00:30', '2026-04-04T21:59'],
    [
      'a pill whose kind is not known',
      { ...mini('traditional'), progestogen: null },
      '2026-04-04T00:30',
      '2026-04-04T01:00',
    ],
  ])('of %s at 22:00 is last evening’s while it is in time', (_what, use, first, last) => {
    for (const time of [first, last]) expect(next(use, time)).toBe('2026-04-03')
    const later = new Date(Date.parse(`${last}+03:00`) + minuteMs).getTime()
    expect(openPillDay(use, logged(use, { pillHour: 22 }, ['2026-04-02']), localTime(later))).toBe('2026-04-04')
  })

  it('is today’s once last evening’s is ticked, in the break, and before the method began', () => {
    expect(next(packed, '2026-04-04T00:30', { pillHour: 22 }, ['2026-04-03'])).toBe('2026-04-04')
    expect(next({ ...packed, from: isoDay('2026-04-04') }, '2026-04-04T00:30')).toBe('2026-04-04')
    expect(next(packed, '2026-04-07T00:30', { pillHour: 22 }, [])).toBe('2026-04-07')
  })

  it('is last evening’s in the small hours where nobody has said when it is taken', () => {
    expect(next(mini('desogestrel'), '2026-04-04T02:59', { on: [] })).toBe('2026-04-03')
    expect(next(mini('desogestrel'), '2026-04-04T03:00', { on: [] })).toBe('2026-04-04')
  })

  it('is today’s from the moment of an emergency pill on, and on the first day after its pause', () => {
    const withPill = (taken: string) =>
      logEmergencyPill({ kind: 'ulipristal', taken: isoDay(taken) })(logged(packed, { pillHour: 20 }, ['2026-04-01']))
    expect(openPillDay(packed, withPill('2026-04-04'), at('2026-04-04T09:00'))).toBe('2026-04-04')
    expect(openPillDay(packed, withPill('2026-03-30'), at('2026-04-04T09:00'))).toBe('2026-04-04')
    expect(openPillDay(packed, withPill('2026-03-20'), at('2026-04-04T09:00'))).toBe('2026-04-03')
  })

  it('is not called missed while it is in time', () => {
    for (const progestogen of ['traditional', 'desogestrel', 'drospirenone'] as const) {
      const log = logged(
        mini(progestogen),
        { pillHour: 22 },
        Array.from({ length: 19 }, (_, n) => addDays(isoDay('2026-03-15'), n)),
      )
      const missedOn = (today: IsoDay) => missedPills(mini(progestogen), log.days, today)
      expect(missedOn(openPillDay(mini(progestogen), log, at('2026-04-04T00:30')))).toBeNull()
      expect(missedOn(isoDay('2026-04-04'))).toMatchObject({ kind: 'yesterday' })
    }
  })
})
