import { describe, expect, it } from 'vitest'
import { dayParts, emptyDay, newProfile, notesLimit } from '@/health/cycle/rules/log'
import { flows, periodMarks } from '@/health/cycle/rules/history'
import { moods, symptoms } from '@/health/cycle/rules/symptoms'
import { isoDay } from '@/kit/rules/day'
import { dayLogVersion } from './day-log-version'
import { allPages, readPage } from './pages'

const torn = { date: 'never' }

describe('a page of days', () => {
  it('is read as it was written', () => {
    const day = { ...emptyDay(isoDay('2026-11-03')), notes: 'Note' }
    const [page] = allPages({ days: [day], profile: newProfile })
    expect(readPage(structuredClone(page?.content))).toEqual({ month: '2026-11', days: [day], isOutdated: false })
  })

  it('is not checked again if it was written under the present schema', () => {
    expect(readPage({ month: '2026-11', days: [torn], schemaVersion: dayLogVersion })).toMatchObject({ days: [torn] })
  })

  it('of the first version becomes one of this, unchecked: its mark for severe pain is a pain of 3', () => {
    const first = {
      date: '2026-11-03',
      flow: 'light',
      mark: null,
      symptoms: ['cramps'],
      mood: null,
      notes: '',
      soaked: false,
      severePain: true,
    }
    const expected = { ...emptyDay(isoDay('2026-11-03')), flow: 'light', symptoms: ['cramps'], pain: 3 }
    expect(readPage({ month: '2026-11', days: [first], schemaVersion: 1 })).toEqual({
      month: '2026-11',
      days: [expected],
      isOutdated: true,
    })
    expect(readPage({ month: '2026-11', days: [first] })).toEqual({
      month: '2026-11',
      days: [expected],
      isOutdated: true,
    })
  })

  it('stores only what a day holds', () => {
    const [page] = allPages({ days: [{ ...emptyDay(isoDay('2026-11-03')), temperature: 36.55 }], profile: newProfile })
    expect(page?.content).toEqual({
      month: '2026-11',
      days: [{ date: '2026-11-03', temperature: 36.55 }],
      schemaVersion: dayLogVersion,
    })
  })

  it.each([undefined, dayLogVersion + 1])('is checked if its version is %j', (schemaVersion) => {
    expect(readPage({ month: '2026-11', days: [torn, { date: '2026-11-03' }], schemaVersion })).toEqual({
      month: '2026-11',
      days: [emptyDay(isoDay('2026-11-03'))],
      isOutdated: false,
    })
  })
})

/** What a stored day may hold, which is read unchecked: one more needs no new version. */
describe('without a new version every stored day keeps', () => {
  it.each<[string, now: readonly unknown[], stored: readonly unknown[]]>([
    [
      'its parts',
      dayParts,
      [
        'flow',
        'mark',
        'symptoms',
        'mood',
        'notes',
        'soaked',
        'pain',
        'sex',
        'bledAfterSex',
        'pregnancyTest',
        'ovulationTest',
        'temperature',
        'disturbed',
        'mucus',
        'ownSymptoms',
        'medicines',
        'weight',
        'pillTaken',
      ],
    ],
    ['its flow', flows, ['spotting', 'light', 'medium', 'heavy']],
    ['its mark', periodMarks, ['cycle-start', 'between', 'contraception', 'pregnancy', 'other']],
    [
      'its symptoms',
      Object.keys(symptoms),
      [
        'cramps',
        'headache',
        'bloating',
        'back-pain',
        'fatigue',
        'tender-breasts',
        'acne',
        'nausea',
        'dizziness',
        'joint-pain',
        'mood-swings',
        'irritability',
        'anxiety',
        'low-mood',
        'crying',
        'cravings',
        'sleep-trouble',
        'discharge',
        'digestion',
      ],
    ],
    [
      'its mood',
      Object.keys(moods),
      ['happy', 'calm', 'tired', 'sad', 'anxious', 'irritable', 'energetic', 'loving', 'confident', 'overwhelmed'],
    ],
  ])('%s', (_what, now, stored) => {
    expect(dayLogVersion).toBe(2)
    expect(now).toEqual(expect.arrayContaining([...stored]))
  })

  it('its notes', () => expect(notesLimit).toBeGreaterThanOrEqual(2000))
})
