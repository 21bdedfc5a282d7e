import type { IsoDay } from '../shared/day'
import type { LoggedDay } from './history'
import { defaultShape, type CycleShape } from './phases'
import type { EmergencyPill, MethodUse } from './contraception'
import type { NextPeriod } from './prediction'
import { usualReminders, type ReminderChoices } from './reminder-choices'
import type { MoodId, SymptomId } from './symptoms'

/** The log of one day. It leaves the phone only in a file that the person creates. */
export type DayLog = LoggedDay & {
  readonly symptoms: readonly SymptomId[]
  readonly mood: MoodId | null
  readonly notes: string
  /** A pad or tampon was soaked every one or two hours. */
  readonly soaked: boolean
  readonly severePain: boolean
}

export const notesLimit = 2000

export const emptyDay = (date: IsoDay): DayLog => ({ date, flow: null, mark: null, symptoms: [], mood: null, notes: '', soaked: false, severePain: false })

/** True if a day has no entries and need not be stored. A mark says something about the flow only. */
export const isEmptyDay = ({ flow, symptoms, mood, notes, soaked, severePain }: DayLog): boolean =>
  flow === null && symptoms.length === 0 && mood === null && notes.trim() === '' && !soaked && !severePain

/** Why a cycle does not count. */
export const leftOutReasons = ['illness', 'stress', 'contraception', 'not-logged', 'other'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A cycle that predictions ignore, identified by its first day. */
export type LeftOutCycle = { readonly start: IsoDay; readonly reason: LeftOutReason }

export type PastPregnancy = {
  readonly from: IsoDay
  readonly to: IsoDay
  /** The due date of its record; null in older logs. */
  readonly due: IsoDay | null
  readonly ended: 'birth' | 'loss'
}

/** The last prediction that was made during the cycle that began on `start`. */
export type PredictionRecord = { readonly start: IsoDay; readonly next: NextPeriod }

/** The person's settings, and the recorded predictions. */
export type CycleProfile = {
  readonly shape: CycleShape
  /** Whether the person is in the first two years after their first period, when longer cycles are usual. */
  readonly firstYears: boolean
  /** Whether to show the wider fertile window of the longest-and-shortest rule. */
  readonly widerWindow: boolean
  readonly premium: boolean
  readonly leftOut: readonly LeftOutCycle[]
  /** The first days of long cycles in which no period was forgotten, as the person says. */
  readonly confirmed: readonly IsoDay[]
  readonly pregnancies: readonly PastPregnancy[]
  readonly methods: readonly MethodUse[]
  readonly emergencyPills: readonly EmergencyPill[]
  readonly predictions: readonly PredictionRecord[]
  readonly reminders: ReminderChoices
}

export const newProfile: CycleProfile = {
  shape: defaultShape,
  firstYears: false,
  widerWindow: false,
  premium: false,
  leftOut: [],
  confirmed: [],
  pregnancies: [],
  methods: [],
  emergencyPills: [],
  predictions: [],
  reminders: usualReminders,
}

/** The days in order, and the profile. */
export type CycleLog = { readonly days: readonly DayLog[]; readonly profile: CycleProfile }
