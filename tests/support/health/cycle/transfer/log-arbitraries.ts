/** Generators for tests of import and export. */

import fc from 'fast-check'
import { addDays, compareDays, isoDay, type IsoDay } from '@/kit/rules/day'
import { flows, periodMarks } from '@/health/cycle/rules/history'
import {
  isEmptyDay,
  leftOutReasons,
  notesLimit,
  type CycleLog,
  type CycleProfile,
  type DayLog,
} from '@/health/cycle/rules/log'
import { shapeBounds, type CycleShape } from '@/health/cycle/rules/phases'
import { mucusKinds, pains, sexKinds, testResults } from '@/health/cycle/rules/day-signs'
import { chosenStages, feedingKinds } from '@/health/cycle/rules/stage-choices'
import { emergencyPills, methods, progestogens } from '@/health/cycle/rules/contraception'
import { packKinds } from '@/health/cycle/rules/pill-pack'
import { pillTakenKinds } from '@/health/cycle/rules/pill-taken'
import type { NextPeriod } from '@/health/cycle/rules/prediction'
import { visitWeeks } from '@/health/pregnancy/rules/visits'
import { daysBeforeBounds, reminderKinds } from '@/health/cycle/rules/reminder-choices'
import { isMood, isSymptom, moods, symptoms } from '@/health/cycle/rules/symptoms'

const firstDay = isoDay('2024-01-01')
export const lastDay = isoDay('2026-12-31')

/** Often within a few days, so that two logs share days. */
export const anyDay: fc.Arbitrary<IsoDay> = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((n) => addDays(firstDay, n)),
  fc.integer({ min: 0, max: 1095 }).map((n) => addDays(firstDay, n)),
)

const anyNotes = fc
  .oneof(
    fc.constant(''),
    fc.constantFrom('Tired', 'Exam week', '\ud800 lone', '"quoted", \u2028 🩸\n'),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  .map((text) => text.slice(0, notesLimit))

const anyTemperature = fc.option(fc.integer({ min: 3600, max: 3750 }).map((n) => n / 100))
const anyOwnWords = fc.uniqueArray(fc.constantFrom('Paracetamol', 'Ibuprofen 400', 'Hot flush', 'Itching'), {
  maxLength: 3,
})

export const anyDayLog: fc.Arbitrary<DayLog> = fc
  .record({
    date: anyDay,
    flow: fc.option(fc.constantFrom(...flows)),
    mark: fc.option(fc.constantFrom(...periodMarks)),
    symptoms: fc.uniqueArray(fc.constantFrom(...Object.keys(symptoms).filter(isSymptom)), { maxLength: 4 }),
    mood: fc.option(fc.constantFrom(...Object.keys(moods).filter(isMood))),
    notes: anyNotes,
    soaked: fc.boolean(),
    pain: fc.option(fc.constantFrom(...pains)),
    sex: fc.option(fc.constantFrom(...sexKinds)),
    bledAfterSex: fc.boolean(),
    pregnancyTest: fc.option(fc.constantFrom(...testResults)),
    ovulationTest: fc.option(fc.constantFrom(...testResults)),
    temperature: anyTemperature,
    disturbed: fc.boolean(),
    mucus: fc.option(fc.constantFrom(...mucusKinds)),
    ownSymptoms: anyOwnWords,
    medicines: anyOwnWords,
    weight: fc.option(fc.integer({ min: 200, max: 2500 }).map((n) => n / 10)),
    pillTaken: fc.option(fc.constantFrom(...pillTakenKinds)),
  })
  .filter((day) => !isEmptyDay(day))

const within = (part: keyof CycleShape) => fc.integer(shapeBounds[part])
const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) })
const hour = fc.integer({ min: 0, max: 23 })

const nextPeriod: fc.Arbitrary<NextPeriod> = fc.oneof(
  fc.record({ kind: fc.constant('day' as const), day: anyDay, from: anyDay, to: anyDay }),
  fc.record({ kind: fc.constant('window' as const), from: anyDay, to: anyDay }),
)

export const anyProfile: fc.Arbitrary<CycleProfile> = fc.record({
  shape: fc.record({
    length: within('length'),
    periodLength: within('periodLength'),
    lutealLength: within('lutealLength'),
  }),
  firstYears: fc.boolean(),
  widerWindow: fc.boolean(),
  stage: fc.constantFrom(...chosenStages),
  feeding: fc.option(fc.record({ birth: anyDay, kind: fc.constantFrom(...feedingKinds) })),
  settledTests: fc.uniqueArray(anyDay, { maxLength: 2 }),
  premium: fc.boolean(),
  leftOut: fc.uniqueArray(fc.record({ start: anyDay, reason: fc.constantFrom(...leftOutReasons) }), {
    maxLength: 3,
    selector: ({ start }) => start,
  }),
  confirmed: fc.uniqueArray(anyDay, { maxLength: 3 }),
  pregnancies: fc.uniqueArray(
    fc.record({
      from: anyDay,
      to: anyDay,
      due: fc.option(anyDay),
      ended: fc.constantFrom('birth' as const, 'loss' as const),
    }),
    {
      maxLength: 2,
      selector: ({ from }) => from,
    },
  ),
  methods: fc.uniqueArray(
    fc.record({
      method: fc.constantFrom(...methods),
      from: anyDay,
      to: fc.option(anyDay),
      given: fc.option(anyDay),
      givenBefore: fc.option(anyDay),
      until: fc.option(anyDay),
      progestogen: fc.option(fc.constantFrom(...progestogens)),
      packs: fc.uniqueArray(fc.record({ kind: fc.constantFrom(...packKinds), start: anyDay }), {
        maxLength: 2,
        selector: ({ start }) => start,
      }),
    }),
    { maxLength: 2, selector: ({ from }) => from },
  ),
  takesInducers: fc.option(fc.boolean()),
  unclearPills: fc.uniqueArray(anyDay, { maxLength: 2 }),
  emergencyPills: fc.uniqueArray(fc.record({ kind: fc.constantFrom(...emergencyPills), taken: anyDay }), {
    maxLength: 2,
    selector: ({ taken }) => taken,
  }),
  clinicVisits: fc.uniqueArray(fc.record({ week: fc.constantFrom(...visitWeeks), ticked: anyDay }), {
    maxLength: 2,
    selector: ({ week }) => week,
  }),
  movementCounts: fc.uniqueArray(
    fc.record({ start: instant, end: fc.option(instant), movements: fc.integer({ min: 0, max: 10 }) }),
    { maxLength: 2, selector: ({ start }) => start },
  ),
  contractions: fc.uniqueArray(fc.record({ start: instant, end: fc.option(instant) }), {
    maxLength: 2,
    selector: ({ start }) => start,
  }),
  filledIn: fc.uniqueArray(anyDay, { maxLength: 3 }),
  trackedDue: fc.option(anyDay),
  predictions: fc.uniqueArray(fc.record({ start: anyDay, next: nextPeriod }), {
    maxLength: 3,
    selector: ({ start }) => start,
  }),
  reminders: fc.record({
    on: fc.uniqueArray(fc.constantFrom(...reminderKinds)),
    daysBefore: fc.integer(daysBeforeBounds),
    hour,
    pillHour: hour,
    quiet: fc.record({ from: hour, to: hour }),
    words: fc.constantFrom('discreet' as const, 'plain' as const),
  }),
})

export const anyLog: fc.Arbitrary<CycleLog> = fc.record({
  days: fc
    .uniqueArray(anyDayLog, { maxLength: 12, selector: ({ date }) => date })
    .map((days) => days.toSorted((a, b) => compareDays(a.date, b.date))),
  profile: anyProfile,
})
