import type { IsoDay } from '@/kit/rules/day'
import { keysOf } from '@/kit/rules/keys-of'
import { isVisible } from '@/kit/rules/plain-text'
import { isSameJson } from '@/kit/rules/same-json'
import type { LoggedDay } from './history'
import { defaultShape, type CycleShape } from './phases'
import type { EmergencyPill, MethodUse } from './contraception'
import type { PillTaken } from './pill-taken'
import type { NextPeriod } from './prediction'
import type { Mucus, Pain, Sex, TestResult } from './day-signs'
import type { Contraction } from '@/health/pregnancy/rules/contractions'
import type { MovementCount } from '@/health/pregnancy/rules/movements'
import type { TickedVisit } from '@/health/pregnancy/rules/visits'
import type { ChosenStage, Feeding } from './stage-choices'
import { usualReminders, type ReminderChoices } from './reminder-choices'
import type { MoodId, SymptomId } from './symptoms'

/** The log of one day. It leaves the phone only in a file that the person creates. */
export type DayLog = LoggedDay & {
  readonly symptoms: readonly SymptomId[]
  readonly mood: MoodId | null
  readonly notes: string
  /** A pad or tampon was soaked every one or two hours. */
  readonly soaked: boolean
  readonly pain: Pain | null
  readonly sex: Sex | null
  readonly bledAfterSex: boolean
  readonly pregnancyTest: TestResult | null
  readonly ovulationTest: TestResult | null
  /** On waking, in degrees Celsius. */
  readonly temperature: number | null
  /** The temperature does not count: fever, a short night, alcohol. */
  readonly disturbed: boolean
  readonly mucus: Mucus | null
  readonly ownSymptoms: readonly string[]
  readonly medicines: readonly string[]
  /** In kilograms. */
  readonly weight: number | null
  /** The answer to the question about this day's pill. */
  readonly pillTaken: PillTaken | null
}

/** A change of some parts of a day. */
export type DayEdits = Partial<Omit<DayLog, 'date'>>

export const notesLimit = 2000

const nothing: Omit<DayLog, 'date'> = {
  flow: null,
  mark: null,
  symptoms: [],
  mood: null,
  notes: '',
  soaked: false,
  pain: null,
  sex: null,
  bledAfterSex: false,
  pregnancyTest: null,
  ovulationTest: null,
  temperature: null,
  disturbed: false,
  mucus: null,
  ownSymptoms: [],
  medicines: [],
  weight: null,
  pillTaken: null,
}

export const emptyDay = (date: IsoDay): DayLog => ({ date, ...nothing })

export const dayParts = keysOf(nothing)

const isNothing = (value: DayEdits[keyof DayEdits]): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'string' && !isVisible(value)) ||
  (Array.isArray(value) && value.length === 0)

/** The parts of a day that hold something. */
export const filledParts = (day: DayLog): readonly (keyof DayEdits)[] =>
  dayParts.filter((part) => !isNothing(day[part]))

/**
 * True if a day has no entries and need not be stored. A mark says something about the flow only, `disturbed` about the
 * temperature.
 */
export const isEmptyDay = (day: DayLog): boolean =>
  filledParts(day).every((part) => part === 'mark' || part === 'disturbed')

/**
 * The entries that an edit takes out of a day: a value, or entries of a list. Null if it adds or changes something,
 * too.
 */
export const takenOut = (before: DayLog, edits: DayEdits): DayLog | null => {
  const after = { ...before, ...edits }
  const changed = dayParts.filter((part) => part in edits && !isSameJson(before[part], after[part]))
  const gone = changed.map((part): DayEdits | null => {
    const [was, is] = [before[part], after[part]]
    if (Array.isArray(was) && Array.isArray(is))
      return is.every((entry) => was.includes(entry)) ? { [part]: was.filter((entry) => !is.includes(entry)) } : null
    return isNothing(is) ? { [part]: was } : null
  })
  return gone.length === 0
    ? null
    : gone.reduce<DayLog | null>((day, part) => day && part && { ...day, ...part }, emptyDay(before.date))
}

/** The reason why a cycle does not count. */
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
  /** True if the person is in the first two years after their first period, when longer cycles are usual. */
  readonly firstYears: boolean
  /** True to show the wider fertile window of the longest-and-shortest rule. */
  readonly widerWindow: boolean
  readonly stage: ChosenStage
  /** The feeding of the last child; null while the person has not said. */
  readonly feeding: Feeding | null
  readonly premium: boolean
  readonly leftOut: readonly LeftOutCycle[]
  /** The first days of long cycles in which no period was forgotten, as the person says. */
  readonly confirmed: readonly IsoDay[]
  /** The days whose flow the app filled in, until the person confirms or changes it. */
  readonly filledIn: readonly IsoDay[]
  readonly pregnancies: readonly PastPregnancy[]
  /** The days of positive pregnancy tests after which the person says that there is no pregnancy. */
  readonly settledTests: readonly IsoDay[]
  readonly methods: readonly MethodUse[]
  readonly emergencyPills: readonly EmergencyPill[]
  /**
   * True if medicines are taken that weaken hormones (for tuberculosis, HIV or epilepsy); null while the person has not
   * said.
   */
  readonly takesInducers: boolean | null
  /** Days whose pill an answered notification may have been about. The person is asked. */
  readonly unclearPills: readonly IsoDay[]
  /** Of the running pregnancy. */
  readonly clinicVisits: readonly TickedVisit[]
  readonly movementCounts: readonly MovementCount[]
  readonly contractions: readonly Contraction[]
  /**
   * The due date of the record that this phone has shown, until its end is noted here: another phone may have closed
   * it.
   */
  readonly trackedDue: IsoDay | null
  readonly predictions: readonly PredictionRecord[]
  readonly reminders: ReminderChoices
}

export const newProfile: CycleProfile = {
  shape: defaultShape,
  firstYears: false,
  widerWindow: false,
  stage: 'usual',
  feeding: null,
  premium: false,
  leftOut: [],
  confirmed: [],
  filledIn: [],
  pregnancies: [],
  settledTests: [],
  methods: [],
  emergencyPills: [],
  takesInducers: null,
  unclearPills: [],
  clinicVisits: [],
  movementCounts: [],
  contractions: [],
  trackedDue: null,
  predictions: [],
  reminders: usualReminders,
}

/** The days in order, and the profile. */
export type CycleLog = { readonly days: readonly DayLog[]; readonly profile: CycleProfile }
