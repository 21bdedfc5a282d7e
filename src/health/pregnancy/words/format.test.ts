import { expect, it } from 'vitest'
import { today } from '#support/health/pregnancy/record-samples'
import { addDays, isoDay } from '@/kit/rules/day'
import { shortDayWithYear } from '@/kit/words/format-day'
import { appointmentText, daysToGoText, gestationLabel, milestoneTexts, weightText } from './format'

it('a gestation is told in weeks and days', () => {
  expect([0, 6, 7, 87].map((day) => gestationLabel({ weeks: Math.floor(day / 7), days: day % 7 }))).toEqual([
    '0w 0d',
    '0w 6d',
    '1w 0d',
    '12w 3d',
  ])
})

it('every milestone has texts', () => {
  for (const { title, baby, you } of Object.values(milestoneTexts))
    expect(Math.min(title.length, baby.length, you.length)).toBeGreaterThan(5)
})

it('days and weights are formatted as text', () => {
  expect(shortDayWithYear(isoDay('2026-04-07'))).toBe('Tue 7 Apr 2026')
  expect([1, 0, -1, -3].map((days) => daysToGoText(today, addDays(today, days)))).toEqual([
    '1 day to go',
    'Due today',
    '1 day past the due date',
    '3 days past the due date',
  ])
  const weights = [60, 62.5].map((kg, n) => ({ date: addDays(today, n * 7), kg }))
  expect(weightText(weights)).toBe('From 60.0 kg on Sat 21 Nov 2026 to 62.5 kg on Sat 28 Nov 2026: 2.5 kg more.')
  expect(weightText(weights.slice(0, 1))).toBe('')
})

it('an appointment has its time where there is one', () => {
  const visit = { id: 'a', date: isoDay('2026-12-01'), place: 'Clinic', note: '' }
  expect(appointmentText({ ...visit, time: '14:30' })).toBe('Tue 1 Dec 2026, 2:30PM · Clinic')
  expect(appointmentText(visit)).toBe('Tue 1 Dec 2026 · Clinic')
})
