import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import { emptyDay, newProfile, notesLimit } from '../rules/log'
import { anyDayLog, anyProfile } from '#support/health/cycle/transfer/log-arbitraries'
import { cycleProfileSchema, dayLogSchema } from './schema'

const readDay = (parts: object) =>
  v.parse(dayLogSchema, {
    date: '2026-03-01',
    flow: 'light',
    symptoms: ['cramps'],
    mood: 'sad',
    notes: 'Note',
    soaked: true,
    ...parts,
  })
const readProfile = (parts: object) => v.parse(cycleProfileSchema, { ...newProfile, ...parts })

describe("a day's log", () => {
  it('is read back as it was stored', () => {
    fc.assert(fc.property(anyDayLog, (day) => void expect(v.parse(dayLogSchema, structuredClone(day))).toEqual(day)))
  })

  it.each(['2026-02-30', '2026-3-1', '', null, 20_260_301, undefined])('is invalid with the date %j', (date) => {
    expect(v.is(dayLogSchema, { ...readDay({}), date })).toBe(false)
  })

  it('loses only its invalid parts', () => {
    expect(
      readDay({
        flow: 'flood',
        symptoms: ['cramps', 'warts', 7, 'cramps', 'acne'],
        mood: 'toString',
        notes: 4,
        soaked: 'yes',
        pain: 4,
        temperature: 12,
        weight: 'much',
        mucus: 'blue',
        medicines: ['Paracetamol', '', 7],
        sex: true,
        pillTaken: 'maybe',
      }),
    ).toEqual({
      ...emptyDay(isoDay('2026-03-01')),
      date: '2026-03-01',
      flow: null,
      mark: null,
      symptoms: ['cramps', 'acne'],
      mood: null,
      notes: '',
      soaked: false,
      medicines: ['Paracetamol'],
    })
    expect(v.parse(dayLogSchema, { date: '2026-03-01', flow: 'heavy' })).toMatchObject({
      flow: 'heavy',
      mark: null,
      symptoms: [],
      notes: '',
    })
    expect(readDay({ mark: 'cycle-start' }).mark).toBe('cycle-start')
    expect(readDay({ mark: 'maybe' }).mark).toBeNull()
  })

  it('keeps a mark for severe pain of an older log', () => {
    expect(readDay({ severePain: true }).pain).toBe(3)
    expect(readDay({ severePain: false }).pain).toBeNull()
    expect(readDay({ severePain: true, pain: 1 }).pain).toBe(1)
  })

  it('truncates notes at the limit without splitting a character', () => {
    expect(readDay({ notes: 'n'.repeat(notesLimit) }).notes).toHaveLength(notesLimit)
    expect(readDay({ notes: 'n'.repeat(notesLimit + 1) }).notes).toHaveLength(notesLimit)
    expect(readDay({ notes: `${'n'.repeat(notesLimit - 1)}🩸🩸` }).notes).toBe('n'.repeat(notesLimit - 1))
  })
})

describe('a profile', () => {
  it('is read back as it was stored', () => {
    fc.assert(
      fc.property(
        anyProfile,
        (profile) => void expect(v.parse(cycleProfileSchema, structuredClone(profile))).toEqual(profile),
      ),
    )
  })

  it('keeps what was counted in a pregnancy, without what no clock shows', () => {
    const count = { start: Date.UTC(2026, 10, 21), end: null, movements: 4 }
    expect(
      readProfile({
        movementCounts: [{ ...count, start: 9e15 }, { ...count, movements: 11 }, count],
        clinicVisits: [{ week: 13, ticked: '2026-11-21' }],
      }),
    ).toMatchObject({ movementCounts: [count], clinicVisits: [] })
    expect(
      readProfile({ contractions: [{ start: 'now', end: 0 }], movementCounts: undefined, clinicVisits: undefined }),
    ).toEqual(newProfile)
  })

  it('of an older log has no pregnancy that was tracked', () => {
    const { trackedDue: _, ...older } = newProfile
    expect(v.parse(cycleProfileSchema, older)).toEqual(newProfile)
    expect(readProfile({ trackedDue: '2026-12-06' }).trackedDue).toBe('2026-12-06')
    expect(readProfile({ trackedDue: 'soon' }).trackedDue).toBeNull()
  })

  it('replaces parts that are out of bounds with defaults, and keeps the others', () => {
    expect(readProfile({ shape: { length: 14, periodLength: 4, lutealLength: 17 } }).shape).toEqual({
      length: 28,
      periodLength: 4,
      lutealLength: 14,
    })
    expect(readProfile({ shape: 'round', widerWindow: true })).toMatchObject({
      shape: newProfile.shape,
      widerWindow: true,
    })
    const reminders = {
      on: ['period-soon', 'hourly'],
      daysBefore: 8,
      hour: 24,
      quiet: { from: 22, to: 25 },
      words: 'loud',
    }
    expect(readProfile({ reminders }).reminders).toEqual({ ...newProfile.reminders, on: ['period-soon'] })
    expect(readProfile({ reminders: null }).reminders).toEqual(newProfile.reminders)
  })

  it('drops invalid list entries', () => {
    const valid = { start: '2026-03-01', next: { kind: 'window', from: '2026-03-28', to: '2026-04-02' } }
    const { leftOut, pregnancies, predictions } = readProfile({
      leftOut: [{ start: '2026-03-01', reason: 'boredom' }, { start: 'then' }],
      pregnancies: [{ from: '2025-01-01', to: '2025-09-01', ended: 'birth' }, { from: '2025-01-01' }],
      predictions: [valid, { start: '2026-03-01', next: { kind: 'day', from: '2026-03-28', to: '2026-04-02' } }],
    })
    expect(leftOut).toEqual([{ start: '2026-03-01', reason: 'other' }])
    expect(pregnancies).toEqual([{ from: '2025-01-01', to: '2025-09-01', due: null, ended: 'birth' }])
    expect(predictions).toEqual([valid])
  })

  it('keeps a pill of an older log, whose pack is not known, and drops an unknown pack', () => {
    const pill = {
      method: 'combined-pill',
      from: '2026-01-05',
      to: null,
      given: null,
      givenBefore: null,
      until: null,
      progestogen: null,
    }
    expect(readProfile({ methods: [pill] }).methods).toEqual([{ ...pill, packs: [] }])
    const pack = { kind: 'pack-21-7', start: '2026-01-05' }
    expect(
      readProfile({
        methods: [{ ...pill, packs: [pack, { kind: 'pack-9', start: '2026-02-02' }, { kind: 'pack-28' }] }],
      }).methods,
    ).toEqual([{ ...pill, packs: [pack] }])
  })
})
