import { compareDays, type IsoDay } from '../../shared/day'
import { newProfile, type CycleProfile, type LeftOutCycle, type PastPregnancy, type PredictionRecord } from '../log'

export type ProfileMerge = {
  readonly after: CycleProfile
  readonly changes: boolean
  /** What the file adds; what is there already stays as it is. */
  readonly leftOut: readonly LeftOutCycle[]
  readonly pregnancies: readonly PastPregnancy[]
  readonly predictions: readonly PredictionRecord[]
  /** Same: the file's settings are the person's own, or it holds none. Differ: they are only taken when the person says so. */
  readonly settings: 'same' | 'taken' | 'differ'
}

type Settings = Pick<CycleProfile, 'shape' | 'firstYears' | 'widerWindow' | 'premium' | 'reminders'>

const settingsOf = ({ shape, firstYears, widerWindow, premium, reminders }: CycleProfile): Settings => ({ shape, firstYears, widerWindow, premium, reminders })

/** In one order, so that two of them can be compared as texts. */
const textOf = ({ shape, firstYears, widerWindow, premium, reminders }: Settings): string => {
  const { on, daysBefore, hour, quiet, words } = reminders
  return JSON.stringify([
    [shape.length, shape.periodLength, shape.lutealLength, firstYears, widerWindow, premium],
    [on.toSorted(), daysBefore, hour, quiet.from, quiet.to, words],
  ])
}

/** Nothing set yet; what was paid for is no setting. */
const isUnset = (settings: Settings): boolean => textOf({ ...settings, premium: false }) === textOf(settingsOf(newProfile))

/** What the second list adds to the first, each entry named by its day. */
const newOnes = <Entry>(mine: readonly Entry[], theirs: readonly Entry[], dayOfEntry: (entry: Entry) => IsoDay): readonly Entry[] => {
  const seen = new Set(mine.map(dayOfEntry))
  return theirs.filter((entry) => {
    const isNew = !seen.has(dayOfEntry(entry))
    seen.add(dayOfEntry(entry))
    return isNew
  })
}

/** A list taken into an empty one stays in its own order. */
const united = <Entry>(mine: readonly Entry[], added: readonly Entry[], dayOfEntry: (entry: Entry) => IsoDay): readonly Entry[] => {
  if (added.length === 0) return mine
  return mine.length === 0 ? added : [...mine, ...added].toSorted((a, b) => compareDays(dayOfEntry(a), dayOfEntry(b)))
}

const startOf = ({ start }: { readonly start: IsoDay }): IsoDay => start
const fromOf = ({ from }: { readonly from: IsoDay }): IsoDay => from

/** @param takeSettings by the person's choice; into a profile without settings they are taken anyway */
export const mergeProfile = (mine: CycleProfile, theirs: CycleProfile, takeSettings: boolean): ProfileMerge => {
  const leftOut = newOnes(mine.leftOut, theirs.leftOut, startOf)
  const pregnancies = newOnes(mine.pregnancies, theirs.pregnancies, fromOf)
  const predictions = newOnes(mine.predictions, theirs.predictions, startOf)
  const own = settingsOf(mine)
  const given = { ...settingsOf(theirs), premium: own.premium || theirs.premium }
  const mayTake = takeSettings || isUnset(own)
  const settings = textOf(given) === textOf(own) ? 'same' : mayTake ? 'taken' : 'differ'
  return {
    after: {
      ...(settings === 'taken' ? given : own),
      leftOut: united(mine.leftOut, leftOut, startOf),
      pregnancies: united(mine.pregnancies, pregnancies, fromOf),
      predictions: united(mine.predictions, predictions, startOf),
    },
    changes: settings === 'taken' || leftOut.length + pregnancies.length + predictions.length > 0,
    leftOut,
    pregnancies,
    predictions,
    settings,
  }
}
