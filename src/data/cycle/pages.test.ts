import { describe, expect, it } from 'vitest'
import { emptyDay, newProfile, notesLimit } from '@/domain/cycle/log'
import { flows, periodMarks } from '@/domain/cycle/history'
import { moods, symptoms } from '@/domain/cycle/symptoms'
import { isoDay } from '@/domain/shared/day'
import { dayLogVersion } from './day-log-version'
import { allPages, readPage } from './pages'
import { dayLogSchema } from './schema'

const torn = { date: 'never' }

describe('a page of days', () => {
  it('is read as it was written', () => {
    const day = { ...emptyDay(isoDay('2026-11-03')), notes: 'Note' }
    const [page] = allPages({ days: [day], profile: newProfile })
    expect(readPage(structuredClone(page?.content))).toEqual({ days: [day] })
  })

  it('is not checked again if it was written under the present schema', () => {
    const days = [torn]
    expect(readPage({ month: '2026-11', days, schemaVersion: dayLogVersion })).toHaveProperty('days', days)
  })

  it.each([undefined, dayLogVersion - 1, dayLogVersion + 1])('is checked if its version is %j', (schemaVersion) => {
    expect(readPage({ month: '2026-11', days: [torn, { date: '2026-11-03' }], schemaVersion })).toEqual({ days: [emptyDay(isoDay('2026-11-03'))] })
  })

  it('has a new version when the schema of a day changes', () => {
    expect({
      version: dayLogVersion,
      parts: Object.keys(dayLogSchema.entries),
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
          "date",
          "flow",
          "mark",
          "symptoms",
          "mood",
          "notes",
          "soaked",
          "severePain",
        ],
        "periodMarks": [
          "cycle-start",
          "between",
          "contraception",
          "pregnancy",
          "other",
        ],
        "symptoms": 19,
        "version": 1,
      }
    `)
  })
})
