import { daysBetween, type IsoDay } from '@/domain/shared/day'
import { countText, shortDayWithYear } from '../shared/format-day'
import type { Gestation, Trimester } from '@/domain/pregnancy/gestation'
import type { Appointment, SymptomEntry, Weight } from '@/domain/pregnancy/entries'
import { gestationNow, type PregnancyRecord } from '@/domain/pregnancy/record'
import { site } from '@/domain/shared/site'

/** "12w 3d" */
export const gestationLabel = ({ weeks, days }: Gestation): string => `${weeks}w ${days}d`

/** "12 weeks and 3 days" */
export const gestationText = ({ weeks, days }: Gestation): string => `${countText(weeks, 'week')} and ${countText(days, 'day')}`

export const trimesterText: Readonly<Record<Trimester, string>> = { 1: 'First trimester', 2: 'Second trimester', 3: 'Third trimester' }

export const daysToGoText = (today: IsoDay, due: IsoDay): string => {
  const days = daysBetween(today, due)
  if (days === 0) return 'Due today'
  return days > 0 ? `${countText(days, 'day')} to go` : `${countText(-days, 'day')} past the due date`
}

export const kgText = (kg: number): string => `${kg.toFixed(1)} kg`

/** The weight chart as text; empty with fewer than two weights. @param weights sorted by date */
export const weightText = (weights: readonly Weight[]): string => {
  const [first] = weights
  const last = weights.at(-1)
  if (!first || !last || weights.length < 2) return ''
  const change = Math.round((last.kg - first.kg) * 10) / 10
  const changed = change === 0 ? 'the same' : `${kgText(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`
  return `From ${kgText(first.kg)} on ${shortDayWithYear(first.date)} to ${kgText(last.kg)} on ${shortDayWithYear(last.date)}: ${changed}.`
}

export const appointmentText = ({ date, time, place, note }: Appointment): string =>
  [time ? `${shortDayWithYear(date)}, ${time}` : shortDayWithYear(date), place, note].filter((part) => part !== '').join(' · ')

export const symptomText = ({ date, text }: SymptomEntry): string => (date === null ? text : `${shortDayWithYear(date)} · ${text}`)

const section = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)])

/** The whole record as text, to save or to show to a nurse. */
export const recordText = ({ due, babyName, notes, appointments, symptoms, weights }: PregnancyRecord, today: IsoDay): string =>
  [
    `${site.name}: my pregnancy`,
    `Written on ${shortDayWithYear(today)}, at ${gestationLabel(gestationNow(today, due))}`,
    `Due date: ${shortDayWithYear(due)}`,
    ...(babyName === '' ? [] : [`Name: ${babyName}`]),
    ...section('Appointments', appointments.map(appointmentText)),
    ...section('Symptoms', symptoms.map(symptomText)),
    ...section('Weight', weights.map(({ date, kg }) => `${shortDayWithYear(date)} · ${kgText(kg)}`)),
    ...(notes === '' ? [] : ['', 'Notes', notes]),
    '',
  ].join('\n')
