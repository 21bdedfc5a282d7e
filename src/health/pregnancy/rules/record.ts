import type { PastPregnancy } from '@/health/cycle/rules/log'
import { daysBetween, type IsoDay } from '@/kit/rules/day'
import { plainLineOrNull, plainTextOrNull } from '@/kit/rules/plain-text'
import { dueDateOf, gestationOn, gestationStart, recordedWeek, type Gestation } from './gestation'
import {
  toStored,
  readAppointments,
  readSymptoms,
  readWeights,
  type Appointment,
  type Json,
  type Listed,
  type SymptomEntry,
  type Weight,
} from './entries'

/** The columns of `pregnancy_tracking` that are read here. */
export type PregnancyRow = {
  readonly id: string
  readonly rev: number
  readonly pregnancy_start_date: string
  readonly due_date: string
  readonly current_week: number
  readonly baby_name: string | null
  readonly notes: string | null
  readonly appointments: unknown
  readonly symptoms: unknown
  readonly weight_tracking: unknown
}

export const recordLimits = { babyName: 120, notes: 10_000 } as const

export type PregnancyRecord = {
  readonly due: IsoDay
  readonly babyName: string
  readonly notes: string
  readonly appointments: readonly Listed<Appointment>[]
  readonly symptoms: readonly Listed<SymptomEntry>[]
  readonly weights: readonly Listed<Weight>[]
}

/** Parses a row; null when it has neither a valid due date nor a valid start. */
export const recordOf = (row: PregnancyRow): PregnancyRecord | null => {
  const due = dueDateOf(row)
  if (due === null) return null
  return {
    due,
    babyName: row.baby_name ?? '',
    notes: row.notes ?? '',
    appointments: readAppointments(row.appointments),
    symptoms: readSymptoms(row.symptoms),
    weights: readWeights(row.weight_tracking),
  }
}

/** Like `gestationOn`, but 0 weeks when a late due date puts the start into the future. */
export const gestationNow = (today: IsoDay, due: IsoDay): Gestation => gestationOn(today, due) ?? { weeks: 0, days: 0 }

type Columns = Readonly<Record<string, Json>>

const dateColumns = (due: IsoDay, today: IsoDay) => ({
  pregnancy_start_date: gestationStart(due),
  due_date: due,
  current_week: recordedWeek(gestationNow(today, due)),
})

/** The columns of a new record. */
export const startValues = dateColumns

/** Returns the edited columns, from the row as it is stored now: another tab may have changed it since it was shown. */
export type PregnancyEdit = (stored: PregnancyRow) => Columns

type About = Pick<PregnancyRecord, 'due' | 'babyName' | 'notes'>

/** @param edited as typed into the form that was opened with `opened` */
export const editAbout =
  (opened: About, edited: About, today: IsoDay): PregnancyEdit =>
  () => ({
    ...(edited.due === opened.due ? {} : dateColumns(edited.due, today)),
    ...(edited.babyName === opened.babyName ? {} : { baby_name: plainLineOrNull(edited.babyName) }),
    ...(edited.notes === opened.notes ? {} : { notes: plainTextOrNull(edited.notes) }),
  })

export type ListColumn = 'appointments' | 'symptoms' | 'weight_tracking'

export const editList =
  (column: ListColumn, edit: (list: unknown) => readonly Json[]): PregnancyEdit =>
  (stored) => ({ [column]: edit(stored[column]) })

/** The row with its lists as jsonb stores them, to compare with edited lists. */
export const storedRow = (row: PregnancyRow) => ({
  ...row,
  appointments: toStored(row.appointments),
  symptoms: toStored(row.symptoms),
  weight_tracking: toStored(row.weight_tracking),
})

/** True if a day belongs to the tracked pregnancy. Period predictions and reminders pause then. */
export const isPregnantOn = (
  day: IsoDay,
  row: Pick<PregnancyRow, 'due_date' | 'pregnancy_start_date'> | null | undefined,
): boolean => {
  const due = row ? dueDateOf(row) : null
  return due !== null && day >= gestationStart(due)
}

/** A logged period within so many days of the calculated start counts as the start of the pregnancy. */
const nearDays = 21

/**
 * The entry of a pregnancy in the cycle log: the days without a cycle. A clinic's due date can put the start into the
 * previous cycle; a logged period nearby is then the better start.
 */
export const pastPregnancy = (
  due: IsoDay,
  lastPeriod: IsoDay | null,
  to: IsoDay,
  ended: PastPregnancy['ended'],
): PastPregnancy => {
  const start = gestationStart(due)
  const startsWithPeriod =
    lastPeriod !== null && lastPeriod <= to && Math.abs(daysBetween(start, lastPeriod)) <= nearDays
  return { from: startsWithPeriod ? lastPeriod : start, to, due, ended }
}
