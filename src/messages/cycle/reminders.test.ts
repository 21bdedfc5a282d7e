import { describe, expect, it } from 'vitest'
import type { ReminderChoices } from '@/domain/cycle/reminder-choices'
import { facts, injection, next, on, pill } from '@/domain/cycle/reminder-samples'
import type { ReminderFacts } from '@/domain/cycle/reminders'
import { isoDay } from '@/domain/shared/day'
import { discreetNote, noteFor, reminderTitle } from './reminders'


describe('the text of a reminder', () => {
  const everything: ReminderChoices = { ...on('period-soon', 'period-due', 'period-late', 'log-today', 'pregnancy-week', 'appointment'), words: 'plain' }
  const on4 = isoDay('2026-04-04')

  it('is discreet unless plain text was chosen', () => {
    expect(noteFor(on4, facts, { ...everything, words: 'discreet' })).toEqual({ title: 'Comrade: a note for you', body: 'Open the app when you have a moment' })
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
    const titleOn = (day: string, method: typeof injection) => reminderTitle(isoDay(day), { ...facts, next: null, method }, choices)
    expect(titleOn('2026-03-30', injection)).toBe('Your next injection is due in 7 days')
    expect(titleOn('2026-04-13', injection)).toBe('Your next injection is due')
    expect(titleOn('2026-03-29', injection)).toBeNull()
    expect(titleOn('2026-04-01', { ...injection, method: 'implant', given: null, until: isoDay('2026-05-01') })).toBe('Your implant or coil is soon to be replaced')
  })

  it('names the window of irregular cycles, the week of a pregnancy and tomorrow’s appointment', () => {
    const window = { kind: 'window', from: isoDay('2026-04-06'), to: isoDay('2026-04-15') } as const
    expect(reminderTitle(on4, { ...facts, next: window }, everything)).toBe('Your period may start from Mon 6 Apr, in 2 days or later')
    expect(reminderTitle(isoDay('2026-04-03'), { ...facts, next: null, due: isoDay('2026-04-10') }, everything)).toBe('You are 39 weeks today')
    expect(reminderTitle(on4, { ...facts, appointments: [isoDay('2026-04-05')] }, everything)).toBe('You have an appointment tomorrow')
  })

  it('is neutral when nothing is due because the period and the day were logged', () => {
    const logged: ReminderFacts = { ...facts, next: { ...next, day: isoDay('2026-05-05') }, loggedToday: true }
    expect(noteFor(on4, logged, everything)).toEqual(discreetNote)
  })

  it('mentions only what the person chose', () => {
    expect(noteFor(on4, facts, { ...on('log-today'), words: 'plain' }).body).not.toMatch(/period/)
  })
})
