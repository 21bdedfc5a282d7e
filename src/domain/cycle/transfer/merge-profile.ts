import { compareDays, type IsoDay } from '../../shared/day'
import type { EmergencyPill, MethodUse } from '../contraception'
import { newProfile, type CycleProfile, type LeftOutCycle, type PastPregnancy, type PredictionRecord } from '../log'

export type ProfileMerge = {
  readonly after: CycleProfile
  readonly changes: boolean
  /** What the file adds. Existing entries stay unchanged. */
  readonly leftOut: readonly LeftOutCycle[]
  readonly pregnancies: readonly PastPregnancy[]
  readonly methods: readonly MethodUse[]
  readonly emergencyPills: readonly EmergencyPill[]
  readonly predictions: readonly PredictionRecord[]
  /** `same`: the file has equal settings or none. `differ`: its settings are taken only if the person says so. */
  readonly settings: 'same' | 'taken' | 'differ'
}

type Settings = Pick<CycleProfile, 'shape' | 'firstYears' | 'widerWindow' | 'stage' | 'premium' | 'reminders'>

const settingsOf = ({ shape, firstYears, widerWindow, stage, premium, reminders }: CycleProfile): Settings => ({ shape, firstYears, widerWindow, stage, premium, reminders })

/** In a fixed order, so that settings can be compared as text. */
const textOf = ({ shape, firstYears, widerWindow, stage, premium, reminders }: Settings): string => {
  const { on, daysBefore, hour, pillHour, quiet, words } = reminders
  return JSON.stringify([
    [shape.length, shape.periodLength, shape.lutealLength, firstYears, widerWindow, stage, premium],
    [on.toSorted(), daysBefore, hour, pillHour, quiet.from, quiet.to, words],
  ])
}

/** True for the default settings. Premium does not count as a setting. */
const isUnset = (settings: Settings): boolean => textOf({ ...settings, premium: false }) === textOf(settingsOf(newProfile))

/** The entries of `theirs` on days that are not in `mine`. */
const newOnes = <Entry>(mine: readonly Entry[], theirs: readonly Entry[], dayOfEntry: (entry: Entry) => IsoDay): readonly Entry[] => {
  const seen = new Set(mine.map(dayOfEntry))
  return theirs.filter((entry) => {
    const isNew = !seen.has(dayOfEntry(entry))
    seen.add(dayOfEntry(entry))
    return isNew
  })
}

/** Sorts by day, unless one of the lists is empty. */
const joined = <Entry>(mine: readonly Entry[], added: readonly Entry[], dayOfEntry: (entry: Entry) => IsoDay): readonly Entry[] => {
  if (added.length === 0) return mine
  return mine.length === 0 ? added : [...mine, ...added].toSorted((a, b) => compareDays(dayOfEntry(a), dayOfEntry(b)))
}

const itself = (day: IsoDay): IsoDay => day
const startOf = ({ start }: { readonly start: IsoDay }): IsoDay => start
const takenOf = ({ taken }: { readonly taken: IsoDay }): IsoDay => taken
const fromOf = ({ from }: { readonly from: IsoDay }): IsoDay => from

/** @param takeSettings the person's choice; a profile with default settings takes them in any case */
export const mergeProfile = (mine: CycleProfile, theirs: CycleProfile, takeSettings: boolean): ProfileMerge => {
  const leftOut = newOnes(mine.leftOut, theirs.leftOut, startOf)
  const confirmed = newOnes(mine.confirmed, theirs.confirmed, itself)
  const pregnancies = newOnes(mine.pregnancies, theirs.pregnancies, fromOf)
  const settledTests = newOnes(mine.settledTests, theirs.settledTests, itself)
  const feeding = mine.feeding ?? theirs.feeding
  const methods = newOnes(mine.methods, theirs.methods, fromOf)
  const emergencyPills = newOnes(mine.emergencyPills, theirs.emergencyPills, takenOf)
  const predictions = newOnes(mine.predictions, theirs.predictions, startOf)
  const own = settingsOf(mine)
  const fileSettings = { ...settingsOf(theirs), premium: own.premium || theirs.premium }
  const mayTake = takeSettings || isUnset(own)
  const settings = textOf(fileSettings) === textOf(own) ? 'same' : mayTake ? 'taken' : 'differ'
  return {
    after: {
      ...(settings === 'taken' ? fileSettings : own),
      leftOut: joined(mine.leftOut, leftOut, startOf),
      confirmed: joined(mine.confirmed, confirmed, itself),
      pregnancies: joined(mine.pregnancies, pregnancies, fromOf),
      settledTests: joined(mine.settledTests, settledTests, itself),
      feeding,
      methods: joined(mine.methods, methods, fromOf),
      emergencyPills: joined(mine.emergencyPills, emergencyPills, takenOf),
      predictions: joined(mine.predictions, predictions, startOf),
    },
    changes: settings === 'taken' || feeding !== mine.feeding || [leftOut, confirmed, pregnancies, settledTests, methods, emergencyPills, predictions].some((added) => added.length > 0),
    leftOut,
    pregnancies,
    methods,
    emergencyPills,
    predictions,
    settings,
  }
}
