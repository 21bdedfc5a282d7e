import { describe, expect, it } from 'vitest'
import { dayParts, emptyDay, newProfile, notesLimit } from '@/domain/cycle/log'
import { flows, periodMarks } from '@/domain/cycle/history'
import { moods, symptoms } from '@/domain/cycle/symptoms'
import { isoDay } from '@/domain/shared/day'
import { dayLogVersion } from './day-log-version'
import { allPages, readPage } from './pages'

const torn = { date: 'never' }

describe('a page of days', () => {
  it('is read as it was written', () => {
    const day = { ...emptyDay(isoDay('2026-11-03')), notes: 'Note' }
    const [page] = allPages({ days: [day], profile: newProfile })
    expect(readPage(structuredClone(page?.content))).toEqual({ days: [day] })
  })

  it('is not checked again if it was written under the present schema', () => {
    expect(readPage({ month: '2026-11', days: [torn], schemaVersion: dayLogVersion })).toMatchObject({ days: [torn] })
  })

  it('of the first version becomes one of this, unchecked: its mark for severe pain is a pain of 3', () => {
    const first = { date: '2026-11-03', flow: 'light', mark: null, symptoms: ['cramps'], mood: null, notes: '', soaked: false, severePain: true }
    const expected = { ...emptyDay(isoDay('2026-11-03')), flow: 'light', symptoms: ['cramps'], pain: 3 }
    expect(readPage({ month: '2026-11', days: [first], schemaVersion: 1 })).toEqual({ days: [expected] })
    expect(readPage({ month: '2026-11', days: [first] })).toEqual({ days: [expected] })
  })

  it('stores only what a day holds', () => {
    const [page] = allPages({ days: [{ ...emptyDay(isoDay('2026-11-03')), temperature: 36.55 }], profile: newProfile })
    expect(page?.content).toEqual({ month: '2026-11', days: [{ date: '2026-11-03', temperature: 36.55 }], schemaVersion: dayLogVersion })
  })

  it.each([undefined, dayLogVersion + 1])('is checked if its version is %j', (schemaVersion) => {
    expect(readPage({ month: '2026-11', days: [torn, { date: '2026-11-03' }], schemaVersion })).toEqual({ days: [emptyDay(isoDay('2026-11-03'))] })
  })

  it('has a new version when the schema of a day changes', () => {
    expect({
      version: dayLogVersion,
      parts: dayParts,
      flows,
      periodMarks,
      symptoms: Object.keys(symptoms).length,
      moods: Object.keys(moods).length,
      notesLimit,
    }).toMatchInlineSnapshot(`
      {
        "flows": [
          "spotting",
          "light",
          "medium",
          "heavy",
        ],
        "moods": 10,
        "notesLimit": 2000,
        "parts": [
          "flow",
          "mark",
          "symptoms",
          "mood",
          "notes",
          "soaked",
          "pain",
          "sex",
          "bledAfterSex",
          "pregnancyTest",
          "ovulationTest",
          "temperature",
          "disturbed",
          "mucus",
          "ownSymptoms",
          "medicines",
          "weight",
        ],
        "periodMarks": [
          "cycle-start",
          "between",
          "contraception",
          "pregnancy",
          "other",
        ],
        "symptoms": 19,
        "version": 2,
      }
    `)
  })
})
