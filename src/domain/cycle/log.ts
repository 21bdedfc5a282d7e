import type { IsoDay } from '../shared/day'
import type { LoggedDay, Pregnancy } from './history'
import { defaultShape, type CycleShape } from './phases'
import type { NextPeriod } from './prediction'
import { usualReminders, type ReminderChoices } from './reminder-choices'
import type { MoodId, SymptomId } from './symptoms'

/** What one day's log holds. It never leaves the phone, but in a file that the person makes. */
export type DayLog = LoggedDay & {
  readonly symptoms: readonly SymptomId[]
  readonly mood: MoodId | null
  readonly notes: string
  /** A pad or tampon was soaked every one or two hours. */
  readonly soaked: boolean
  readonly severePain: boolean
}

export const notesLimit = 2000

export const emptyDay = (date: IsoDay): DayLog => ({ date, flow: null, symptoms: [], mood: null, notes: '', soaked: false, severePain: false })

/** Whether a day's log says nothing: then there is nothing to keep. */
export const isEmptyDay = ({ flow, symptoms, mood, notes, soaked, severePain }: DayLog): boolean =>
  flow === null && symptoms.length === 0 && mood === null && notes.trim() === '' && !soaked && !severePain

export const leftOutReasons = {
  illness: 'I was ill',
  stress: 'Stress or travel',
  contraception: 'Contraception or medicine',
  'not-logged': 'I did not log it well',
  other: 'Another reason',
} as const
export type LeftOutReason = keyof typeof leftOutReasons

/** A cycle that predictions do without, named by its first day. */
export type LeftOutCycle = { readonly start: IsoDay; readonly reason: LeftOutReason }

export type PastPregnancy = Pregnancy & { readonly ended: 'birth' | 'loss' }

/** What was predicted for the cycle that began on `start`, as it stood when the next one began. */
export type PredictionRecord = { readonly start: IsoDay; readonly next: NextPeriod }

/** What the person has told once, and what the app has kept of its own predictions. */
export type CycleProfile = {
  readonly shape: CycleShape
  /** In the first two years after the first period longer cycles are usual. */
  readonly firstYears: boolean
  /** Whether the fertile window is the wider one of the longest-and-shortest rule. */
  readonly widerWindow: boolean
  readonly premium: boolean
  readonly leftOut: readonly LeftOutCycle[]
  readonly pregnancies: readonly PastPregnancy[]
  readonly predictions: readonly PredictionRecord[]
  readonly reminders: ReminderChoices
}

export const newProfile: CycleProfile = {
  shape: defaultShape,
  firstYears: false,
  widerWindow: false,
  premium: false,
  leftOut: [],
  pregnancies: [],
  predictions: [],
  reminders: usualReminders,
}

/** All that is kept of a cycle: the days in order, and the profile. */
export type CycleLog = { readonly days: readonly DayLog[]; readonly profile: CycleProfile }
