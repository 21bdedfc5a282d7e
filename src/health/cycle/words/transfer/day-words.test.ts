import { expect, it } from 'vitest'
import { dayParts, emptyDay, type DayEdits } from '@/health/cycle/rules/log'
import { isoDay } from '@/kit/rules/day'
import { dayWords } from './day-words'

const words = (edits: DayEdits) => dayWords({ ...emptyDay(isoDay('2026-11-21')), ...edits })

const full = {
  flow: 'heavy',
  mark: 'cycle-start',
  symptoms: ['cramps', 'tender-breasts'],
  mood: 'calm',
  notes: 'Exam',
  soaked: true,
  pain: 0,
  sex: 'protected',
  bledAfterSex: true,
  pregnancyTest: 'negative',
  ovulationTest: 'positive',
  temperature: 36.55,
  disturbed: true,
  mucus: 'stretchy',
  ownSymptoms: ['Hiccups'],
  medicines: ['Paracetamol', 'Iron'],
  weight: 61.7,
  pillTaken: 'late',
} as const satisfies Required<DayEdits>

it('says each part of a day in the words of the app', () => {
  expect(words(full).split(' · ')).toEqual([
    'Flow: Heavy',
    'A cycle starts here',
    'Cramps, Tender breasts',
    'Mood: Calm',
    'Notes: Exam',
    'A pad or tampon soaked within two hours',
    'Pain: None',
    'Sex: With protection',
    'Bleeding after sex',
    'Pregnancy test: Negative',
    'Ovulation test: Positive',
    'Temperature on waking: 36.55 °C',
    'Temperature that does not count',
    'Mucus: Clear and stretchy',
    'Hiccups',
    'Medicines: Paracetamol, Iron',
    'Weight: 61.7 kg',
    'Pill taken late',
  ])
  expect(words(full).split(' · ')).toHaveLength(dayParts.length)
})

it('says of a day what it has alone', () => {
  expect(words({ flow: 'light', mark: 'other' })).toBe('Flow: Light · Bleeding that was no period')
  expect(words({ pillTaken: 'in-time' })).toBe('Pill taken')
})

it('shortens long notes', () => {
  expect(words({ notes: 'a'.repeat(90) })).toBe(`Notes: ${'a'.repeat(79)}…`)
})
