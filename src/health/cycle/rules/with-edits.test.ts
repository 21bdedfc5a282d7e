import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tickVisit } from '@/health/pregnancy/rules/care'
import { addDays, isoDay } from '@/kit/rules/day'
import {
  addPastPregnancy,
  changeProfile,
  changeShape,
  confirmCycle,
  editDay,
  leaveOutCycle,
  putDays,
  settleTest,
  type LogChange,
  setUpLog,
} from './log-changes'
import { correctMethod, logEmergencyPill, removeEmergencyPill, startMethod } from './method-commands'
import type { MethodUse } from './contraception'
import { emptyDay, newProfile, type CycleLog, type DayEdits } from './log'
import { correctPack, withPack } from './pill-pack'
import { undoOf } from './undo'
import { withEdits } from './with-edits'

const today = isoDay('2026-11-21')
const ago = (days: number) => addDays(today, -days)
const pill: MethodUse = {
  method: 'combined-pill',
  from: ago(40),
  to: null,
  given: null,
  givenBefore: null,
  until: null,
  progestogen: null,
  packs: [{ kind: 'pack-21-7', start: ago(17) }],
}

const noted = {
  ...emptyDay(today),
  flow: 'light' as const,
  symptoms: ['cramps', 'headache'] as const,
  medicines: ['Ibuprofen'],
  notes: 'Exam',
}
const log: CycleLog = putDays([noted])({
  days: [],
  profile: {
    ...newProfile,
    methods: [pill],
    emergencyPills: [{ kind: 'ulipristal', taken: ago(60) }],
    leftOut: [{ start: ago(90), reason: 'illness' }],
    settledTests: [ago(120)],
  },
})
const [storedPill = pill] = log.profile.methods

/** A field that a form edits, from the log that it was opened with, and what is then read of it. */
type Field = { readonly edit: (opened: CycleLog) => LogChange; readonly read: (log: CycleLog) => unknown }

const ofMethod = (name: keyof MethodUse, change: Partial<MethodUse>): Field => ({
  edit: ({
    profile: {
      methods: [use = pill],
    },
  }) => correctMethod(use, { ...use, ...change }),
  read: ({ profile }) => profile.methods.map((use) => use[name]),
})
const dayOf = ({ days }: CycleLog) => days.find(({ date }) => date === today) ?? emptyDay(today)
const ofDay = (part: keyof DayEdits, edits: DayEdits): Field => ({
  edit: (opened) => editDay(today, edits, dayOf(opened)),
  read: (stored) => dayOf(stored)[part],
})
const ofEntry = (part: 'symptoms' | 'medicines', entry: string, edits: DayEdits): Field => ({
  edit: (opened) => editDay(today, edits, dayOf(opened)),
  read: (stored) => [...dayOf(stored)[part]].includes(entry),
})
const ofPack = (start: string, packs: MethodUse['packs']): Field => ({
  edit: ({
    profile: {
      methods: [use = pill],
    },
  }) => correctMethod(use, { ...use, packs }),
  read: ({ profile }) => profile.methods.flatMap((use) => use.packs).find((pack) => pack.start === start) ?? null,
})

const ofThePill: Readonly<Record<string, Field>> = {
  'since when': ofMethod('from', { from: ago(39) }),
  'kind of pill': ofMethod('progestogen', { progestogen: 'desogestrel' }),
  'last injection': ofMethod('given', { given: ago(3) }),
  'date of replacement': ofMethod('until', { until: today }),
  'start of the pack': ofPack(ago(15), correctPack(storedPill.packs, ago(17), { kind: 'pack-21-7', start: ago(15) })),
  'new pack': ofPack(today, withPack(storedPill.packs, { kind: 'pack-21-7', start: today })),
}

const others: Readonly<Record<string, Field>> = {
  'length of the cycle': { edit: () => changeShape({ length: 31 }), read: ({ profile }) => profile.shape.length },
  'luteal length': { edit: () => changeShape({ lutealLength: 12 }), read: ({ profile }) => profile.shape.lutealLength },
  'length of the period, asked first': {
    edit: () => setUpLog(ago(200), { periodLength: 4 }, today),
    read: ({ profile }) => profile.shape.periodLength,
  },
  stage: { edit: () => changeProfile({ stage: 'trying' }), read: ({ profile }) => profile.stage },
  'first years': { edit: () => changeProfile({ firstYears: true }), read: ({ profile }) => profile.firstYears },
  'wider window': { edit: () => changeProfile({ widerWindow: true }), read: ({ profile }) => profile.widerWindow },
  feeding: {
    edit: () => changeProfile({ feeding: { birth: ago(300), kind: 'fully' } }),
    read: ({ profile }) => profile.feeding,
  },
  'emergency pill': {
    edit: () => logEmergencyPill({ kind: 'levonorgestrel', taken: ago(3) }),
    read: ({ profile }) => profile.emergencyPills.some(({ taken }) => taken === ago(3)),
  },
  'emergency pill taken back': {
    edit: () => removeEmergencyPill({ kind: 'ulipristal', taken: ago(60) }),
    read: ({ profile }) => profile.emergencyPills.some(({ taken }) => taken === ago(60)),
  },
  'reason to leave out': {
    edit: () => leaveOutCycle(ago(90), 'stress'),
    read: ({ profile }) => profile.leftOut.find(({ start }) => start === ago(90)),
  },
  'another cycle left out': {
    edit: () => leaveOutCycle(ago(150), 'illness'),
    read: ({ profile }) => profile.leftOut.find(({ start }) => start === ago(150)),
  },
  'no forgotten period': { edit: () => confirmCycle(ago(90)), read: ({ profile }) => profile.confirmed },
  'settled test': { edit: () => settleTest(ago(9)), read: ({ profile }) => profile.settledTests.includes(ago(9)) },
  'past pregnancy': {
    edit: () => addPastPregnancy({ from: ago(900), to: ago(700), due: null, ended: 'loss' }),
    read: ({ profile }) => profile.pregnancies,
  },
  visit: {
    edit: () => tickVisit(12, today),
    read: ({ profile }) => profile.clinicVisits.find(({ week }) => week === 12),
  },
  'another visit': {
    edit: () => tickVisit(20, today),
    read: ({ profile }) => profile.clinicVisits.find(({ week }) => week === 20),
  },
  flow: ofDay('flow', { flow: 'heavy' }),
  mood: ofDay('mood', { mood: 'calm' }),
  notes: ofDay('notes', { notes: 'Exam, and rain' }),
  'symptom added': ofEntry('symptoms', 'nausea', { symptoms: [...noted.symptoms, 'nausea'] }),
  'another symptom added': ofEntry('symptoms', 'acne', { symptoms: [...noted.symptoms, 'acne'] }),
  'symptom taken out': ofEntry('symptoms', 'cramps', { symptoms: ['headache'] }),
  'medicine added': ofEntry('medicines', 'Paracetamol', { medicines: ['Ibuprofen', 'Paracetamol'] }),
  'medicine taken out': ofEntry('medicines', 'Ibuprofen', { medicines: [] }),
}

const fields = { ...ofThePill, ...others }

describe('two tabs that were opened with the same log', () => {
  it('keep what both have edited, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.keys(fields), { minLength: 2 }), (names) => {
        const edited = names.map((name) => fields[name]).filter((field) => field !== undefined)
        const after = edited.reduce((stored, { edit }) => edit(log)(stored), log)
        for (const { edit, read } of edited) {
          const alone = read(edit(log)(log))
          expect(alone).not.toEqual(read(log))
          expect(read(after)).toEqual(alone)
        }
      }),
    )
  })

  it('keep each other’s edits where one of them undoes its own', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(Object.keys(others), { minLength: 2, maxLength: 2 }),
        ([first = '', second = '']) => {
          const [one, other] = [others[first], others[second]]
          if (!one || !other) throw new Error('unknown field')
          const after = undoOf(log, one.edit(log))(other.edit(log)(one.edit(log)(log)))
          expect(one.read(after)).toEqual(one.read(log))
          expect(other.read(after)).toEqual(other.read(other.edit(log)(log)))
        },
      ),
    )
  })
})

describe('a method', () => {
  const implant: MethodUse = { ...pill, method: 'implant', until: ago(-300), packs: [] }
  const methodsAfter = (...changes: readonly LogChange[]) =>
    changes.reduce((before, change) => change(before), log).profile.methods

  it('that is saved as it was opened changes nothing of what another tab has stored', () => {
    const begun = correctMethod(pill, { ...pill, packs: withPack(pill.packs, { kind: 'pack-21-7', start: today }) })
    expect(methodsAfter(begun, correctMethod(pill, pill))).toEqual(methodsAfter(begun))
    expect(methodsAfter(startMethod(implant), correctMethod(pill, pill))).toMatchObject([{ method: 'implant' }])
  })

  it('that another tab has ended stays ended', () => {
    const ended: LogChange = ({ days, profile }) => ({
      days,
      profile: { ...profile, methods: [{ ...pill, to: ago(1) }] },
    })
    expect(methodsAfter(ended, correctMethod(pill, { ...pill, progestogen: 'desogestrel' }))).toEqual([
      { ...pill, progestogen: 'desogestrel', to: ago(1) },
    ])
  })

  it('that is corrected to another one keeps the first day that another tab has corrected, whichever is saved first', () => {
    const changes = [
      correctMethod(pill, { ...implant, from: pill.from }),
      correctMethod(pill, { ...pill, from: ago(30) }),
    ] as const
    const expected = [{ ...implant, from: ago(30) }]
    expect(methodsAfter(...changes)).toEqual(expected)
    expect(methodsAfter(...changes.toReversed())).toEqual(expected)
  })
})

it('an entry that was taken out of a list since stays out', () => {
  const opened = {
    entries: [
      { start: 1, end: 2 },
      { start: 3, end: 4 },
    ],
  }
  expect(
    withEdits(
      opened,
      {
        entries: [
          { start: 1, end: 9 },
          { start: 3, end: 4 },
        ],
      },
      { entries: [{ start: 3, end: 5 }] },
    ),
  ).toEqual({ entries: [{ start: 3, end: 5 }] })
})
