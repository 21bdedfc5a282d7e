import { expect, it } from 'vitest'
import { recordOf } from '@/domain/pregnancy/record'
import { due, row, today } from '@/domain/pregnancy/record-samples'
import { addDays, isoDay } from '@/domain/shared/day'
import { shortDayWithYear } from '../shared/format-day'
import { appointmentText, daysToGoText, gestationLabel, recordText, weightText } from './format'
import { milestoneTexts } from './milestones'

it('a gestation is told in weeks and days', () => {
  expect([0, 6, 7, 87].map((day) => gestationLabel({ weeks: Math.floor(day / 7), days: day % 7 }))).toEqual(['0w 0d', '0w 6d', '1w 0d', '12w 3d'])
})

it('every milestone has texts', () => {
  for (const { title, baby, you } of Object.values(milestoneTexts)) expect(Math.min(title.length, baby.length, you.length)).toBeGreaterThan(5)
})

it('days and weights are formatted as text', () => {
  expect(shortDayWithYear(isoDay('2026-04-07'))).toBe('Tue 7 Apr 2026')
  expect([1, 0, -1, -3].map((days) => daysToGoText(today, addDays(today, days)))).toEqual(['1 day to go', 'Due today', '1 day past the due date', '3 days past the due date'])
  const weights = [60, 62.5].map((kg, n) => ({ date: addDays(today, n * 7), kg }))
  expect(weightText(weights)).toBe('From 60.0 kg on Sat 21 Nov 2026 to 62.5 kg on Sat 28 Nov 2026: 2.5 kg more.')
  expect(weightText(weights.slice(0, 1))).toBe('')
})

it('an appointment has its time where there is one', () => {
  const visit = { id: 'a', date: isoDay('2026-12-01'), place: 'Clinic', note: '' }
  expect(appointmentText({ ...visit, time: '14:30' })).toBe('Tue 1 Dec 2026, 2:30PM · Clinic')
  expect(appointmentText(visit)).toBe('Tue 1 Dec 2026 · Clinic')
})

it('the text of a record contains all its data', () => {
  const record = recordOf({ ...row, baby_name: 'Zuri', weight_tracking: [{ date: '2026-11-02', kg: 61 }] })
  const text = record && recordText(record, today)
  for (const part of ['12w 3d', 'Zuri', shortDayWithYear(due), 'Tue 1 Dec 2026 · Clinic', 'Sun 1 Nov 2026 · Nausea', '61.0 kg', 'Ask about iron']) expect(text).toContain(part)
})
