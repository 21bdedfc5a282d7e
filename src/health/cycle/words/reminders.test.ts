import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@/kit/rules/durations'
import { reminderKinds, type ReminderChoices } from '@/health/cycle/rules/reminder-choices'
import { facts, injection, next, on, pill } from '#support/health/cycle/reminder-samples'
import { localTime, wakeUps, type ReminderFacts } from '@/health/cycle/rules/reminders'
import { addDays, isoDay } from '@/kit/rules/day'
import { answerFor, discreetNote, noteFor, reminderTitle } from './reminders'

describe('the text of a reminder', () => {
  const everything: ReminderChoices = {
    ...on('period-soon', 'period-due', 'period-late', 'log-today', 'pregnancy-week', 'appointment'),
    words: 'plain',
  }
  const on4 = isoDay('2026-04-04')

  it('is discreet unless plain text was chosen', () => {
    expect(noteFor(on4, facts, { ...everything, words: 'discreet' })).toEqual({
      title: 'Comrade: a note for you',
      body: 'Open the app when you have a moment',
    })
  })

  it.each([
    ['2026-04-04', 'Your period may start in 3 days (Tue 7 Apr)'],
    ['2026-04-06', 'Your period may start in 1 day (Tue 7 Apr)'],
    ['2026-04-07', 'Your period may start today'],
    ['2026-04-10', 'Your period may be 2 days late'],
    ['2026-03-20', 'How was your day? It takes a moment to log it'],
  ])('on %s is "%s"', (day, body) => {
    expect(noteFor(isoDay(day), facts, everything)).toEqual({ title: 'Comrade', body })
  })

  it.each([
    [8, 'How was your day? It takes a moment to log it'],
    [20, 'Time for your pill'],
    [22, 'Time for your pill'],
    [23, 'How was your day? It takes a moment to log it'],
  ])('at %i:00 is "%s" for somebody who takes the pill at 20:00', (hour, body) => {
    expect(reminderTitle(on4, { ...facts, next: null, method: pill, hour }, on('pill', 'log-today'))).toBe(body)
  })

  it('says when an injection is due, and that an implant is soon to be replaced', () => {
    const choices = on('injection', 'replacement')
    const titleOn = (day: string, method: typeof injection) =>
      reminderTitle(isoDay(day), { ...facts, next: null, method }, choices)
    expect(titleOn('2026-03-30', injection)).toBe('Your next injection is due in 7 days')
    expect(titleOn('2026-04-13', injection)).toBe('Your next injection is due')
    expect(titleOn('2026-03-29', injection)).toBeNull()
    expect(titleOn('2026-04-01', { ...injection, method: 'implant', given: null, until: isoDay('2026-05-01') })).toBe(
      'Your implant or coil is soon to be replaced',
    )
  })

  it('names the window of irregular cycles, the week of a pregnancy and tomorrow’s appointment', () => {
    const window = { kind: 'window', from: isoDay('2026-04-06'), to: isoDay('2026-04-15') } as const
    expect(reminderTitle(on4, { ...facts, next: window }, everything)).toBe(
      'Your period may start from Mon 6 Apr, in 2 days or later',
    )
    expect(reminderTitle(isoDay('2026-04-03'), { ...facts, next: null, due: isoDay('2026-04-10') }, everything)).toBe(
      'You are 39 weeks today',
    )
    expect(reminderTitle(isoDay('2026-04-10'), { ...facts, next: null, due: isoDay('2026-04-10') }, everything)).toBe(
      'You are 40 weeks today',
    )
    expect(reminderTitle(isoDay('2026-04-17'), { ...facts, next: null, due: isoDay('2026-04-10') }, everything)).toBe(
      'You are 41 weeks today. Call your clinic today',
    )
    expect(reminderTitle(on4, { ...facts, appointments: [isoDay('2026-04-05')] }, everything)).toBe(
      'You have an appointment tomorrow',
    )
  })

  it('is neutral when nothing is due because the period and the day were logged', () => {
    const logged: ReminderFacts = { ...facts, next: { ...next, day: isoDay('2026-05-05') }, loggedToday: true }
    expect(noteFor(on4, logged, everything)).toEqual(discreetNote)
  })

  it('mentions only what the person chose', () => {
    expect(noteFor(on4, facts, { ...on('log-today'), words: 'plain' }).body).not.toMatch(/period/)
  })
})

describe('a reminder belongs to its day', () => {
  const coil = { ...pill, method: 'copper-iud', until: isoDay('2026-02-01') } as const
  const june = { kind: 'day', day: isoDay('2026-06-15'), from: isoDay('2026-06-13'), to: isoDay('2026-06-17') } as const

  it('and hides no other on later days', () => {
    const choices = on('replacement', 'period-soon', 'period-due', 'log-today')
    const titles = ['2026-01-02', '2026-06-12', '2026-06-15', '2026-06-20'].map((day) =>
      reminderTitle(isoDay(day), { ...facts, next: june, method: coil }, choices),
    )
    expect(titles).toEqual([
      'Your implant or coil is soon to be replaced',
      'Your period may start in 3 days (Mon 15 Jun)',
      'Your period may start today',
      'How was your day? It takes a moment to log it',
    ])
  })

  it.each([
    ['2026-03-30', 'Your next injection is due in 7 days'],
    ['2026-03-31', null],
    ['2026-04-06', 'Your next injection is due'],
    ['2026-04-12', null],
    ['2026-04-13', 'Your next injection is due'],
    ['2029-04-13', null],
  ])('an injection, on %s: %s', (day, title) => {
    expect(reminderTitle(isoDay(day), { ...facts, next: null, method: injection }, on('injection'))).toBe(title)
  })

  it.each([
    ['2026-04-09', null],
    ['2026-04-10', 'Your period may be 2 days late'],
    ['2026-04-11', null],
    ['2026-04-17', 'Your period may be 9 days late'],
    ['2026-04-18', null],
  ])('a late period, on %s: %s', (day, title) => {
    expect(reminderTitle(isoDay(day), facts, on('period-late'))).toBe(title)
  })

  it('and not to a method that has ended', () => {
    const ended = { ...injection, to: isoDay('2026-04-01') }
    expect(reminderTitle(isoDay('2026-04-06'), { ...facts, next: null, method: ended }, on('injection'))).toBeNull()
    expect(
      reminderTitle(
        isoDay('2026-04-06'),
        { ...facts, next: null, method: { ...pill, to: isoDay('2026-04-06') }, hour: 20 },
        on('pill'),
      ),
    ).toBeNull()
  })
})

describe('a reminder that comes late', () => {
  const at = (hour: number, kind: 'pill' | 'usual', ...kinds: Parameters<typeof on>) => ({
    ...on(...kinds),
    quiet: { from: 2, to: 7 },
    ...(kind === 'pill' ? { pillHour: hour } : { hour }),
  })
  const on8 = isoDay('2026-04-08')

  it.each([
    [22, 0, 'Time for your pill'],
    [23, 0, 'Time for your pill'],
    [23, 1, 'Time for your pill'],
    [22, 1, null],
    [23, 2, null],
    [20, 22, 'Time for your pill'],
    [20, 23, null],
    [1, 0, null],
  ])('is still that of the pill of %i:00 at %i:00: %s', (pillHour, hour, title) => {
    expect(reminderTitle(on8, { ...facts, next: null, method: pill, hour }, at(pillHour, 'pill', 'pill'))).toBe(title)
  })

  it('after midnight of the first dose’s day is none of a dose before', () => {
    const begun = { ...pill, from: on8 }
    expect(reminderTitle(on8, { ...facts, next: null, method: begun, hour: 0 }, at(23, 'pill', 'pill'))).toBeNull()
  })

  it.each([
    ['2026-04-05', 'Your period may start in 2 days (Tue 7 Apr)'],
    ['2026-04-08', 'Your period may start today'],
    ['2026-04-11', 'Your period may be 3 days late'],
  ])('after midnight is that of the day before, and tells the days as they are then: on %s "%s"', (day, title) => {
    expect(
      reminderTitle(isoDay(day), { ...facts, hour: 0 }, at(23, 'usual', 'period-soon', 'period-due', 'period-late')),
    ).toBe(title)
  })

  it('after midnight calls an appointment by its day', () => {
    const tomorrow = { ...facts, next: null, appointments: [on8] }
    const choices = at(23, 'usual', 'appointment')
    expect(reminderTitle(isoDay('2026-04-07'), { ...tomorrow, hour: 23 }, choices)).toBe(
      'You have an appointment tomorrow',
    )
    expect(reminderTitle(on8, { ...tomorrow, hour: 0 }, choices)).toBe('You have an appointment today')
    expect(reminderTitle(on8, { ...tomorrow, hour: 2 }, choices)).toBeNull()
  })

  it('after midnight asks for the day before only if nothing is logged of it', () => {
    const choices = at(23, 'usual', 'log-today')
    const asks = (loggedYesterday: boolean, hour: number) =>
      reminderTitle(on8, { ...facts, loggedYesterday, hour }, choices) !== null
    expect([asks(false, 0), asks(true, 0), asks(true, 23)]).toEqual([true, false, true])
  })
})

describe('of the pill and another reminder', () => {
  const choices = (pillHour: number) => ({ ...on('pill', 'appointment', 'log-today'), pillHour })
  const titleAt = (hour: number, pillHour: number) =>
    reminderTitle(
      isoDay('2026-04-04'),
      { ...facts, next: null, method: pill, appointments: [isoDay('2026-04-05')], hour },
      choices(pillHour),
    )

  it('both are told where they share a wake-up', () => {
    expect(titleAt(8, 8)).toBe('Time for your pill. You have an appointment tomorrow')
  })

  it('the later one is told', () => {
    expect([titleAt(6, 6), titleAt(8, 6), titleAt(9, 9)]).toEqual([
      'Time for your pill',
      'You have an appointment tomorrow',
      'Time for your pill',
    ])
  })
})

describe('the button that ticks the pill', () => {
  const at20 = { ...facts, next: null, method: pill, hour: 20 }
  const plain = { ...on('pill', 'log-today'), words: 'plain' } as const
  const day = isoDay('2026-04-04')

  it('names it in plain words, on the note about the pill alone', () => {
    expect(answerFor(day, at20, plain)).toBe('Taken')
    expect(answerFor(day, { ...at20, hour: 8 }, plain)).toBeNull()
  })

  it('is the same on every discreet note of somebody who takes a pill, and tells nothing', () => {
    for (const hour of [8, 20]) expect(answerFor(day, { ...at20, hour }, on('pill', 'log-today'))).toBe('Done')
    expect(answerFor(day, { ...at20, method: injection }, on('pill', 'log-today'))).toBeNull()
    expect(answerFor(day, at20, on('log-today'))).toBeNull()
  })
})

describe('each wake-up', () => {
  const hours = fc.integer({ min: 0, max: 23 })
  const choices = fc.record({
    on: fc.subarray([...reminderKinds], { minLength: 1 }),
    daysBefore: fc.integer({ min: 1, max: 7 }),
    hour: hours,
    pillHour: hours,
    quiet: fc.record({ from: hours, to: hours }),
    words: fc.constant<'plain'>('plain'),
  })
  const someDay = fc.integer({ min: -60, max: 60 }).map((days) => addDays(next.day, days))
  const someFacts = fc.record({
    next: fc.option(someDay.map((day) => ({ kind: 'day' as const, day, from: addDays(day, -2), to: addDays(day, 2) }))),
    fitting: fc.subarray([...reminderKinds]),
    due: fc.option(someDay),
    appointments: fc.array(someDay, { maxLength: 3 }),
    loggedToday: fc.boolean(),
    pillsTaken: fc.constant([]),
    emergencyPills: fc.constant([]),
    method: fc.option(
      fc.oneof(
        someDay.map((given) => ({ ...injection, given })),
        someDay.map((until) => ({ ...pill, method: 'implant' as const, until })),
        fc.constant(pill),
      ),
    ),
  })

  it('names what it is for, also when it comes two hours late', () => {
    fc.assert(
      fc.property(someFacts, choices, fc.integer({ min: 0, max: 2 }), (some, chosen, late) => {
        const now = Date.parse('2026-04-01T09:00:00Z')
        const planned = wakeUps({ ...some, loggedYesterday: false, hour: localTime(now).hour }, chosen, now)
        for (const instant of planned) {
          const { day, hour } = localTime(Date.parse(instant) + late * hourMs)
          expect(
            reminderTitle(day, { ...some, loggedToday: false, loggedYesterday: false, hour }, chosen),
          ).not.toBeNull()
        }
      }),
    )
  })
})
