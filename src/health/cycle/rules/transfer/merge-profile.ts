import type { IsoDay } from '@/kit/rules/day'
import type { EmergencyPill, MethodUse } from '../contraception'
import { newProfile, type CycleProfile, type LeftOutCycle, type PastPregnancy, type PredictionRecord } from '../log'

export type ProfileMerge = {
  readonly after: CycleProfile
  readonly changes: boolean
  /** Number of entries that have the same first day in the log and in the file, and say something else. */
  readonly differing: number
  /** The cycles that the file adds or replaces. */
  readonly leftOut: readonly LeftOutCycle[]
  readonly pregnancies: readonly PastPregnancy[]
  readonly methods: readonly MethodUse[]
  readonly emergencyPills: readonly EmergencyPill[]
  readonly predictions: readonly PredictionRecord[]
  /** `same`: the file has equal settings or none. `differ`: its settings are taken only if the person says so. */
  readonly settings: 'same' | 'taken' | 'differ'
}

type Settings = Pick<CycleProfile, 'shape' | 'firstYears' | 'widerWindow' | 'stage' | 'premium' | 'reminders'>

const settingsOf = ({ shape, firstYears, widerWindow, stage, premium, reminders }: CycleProfile): Settings => ({
  shape,
  firstYears,
  widerWindow,
  stage,
  premium,
  reminders,
})

/** In a fixed order, so that settings can be compared as text. */
const textOf = ({ shape, firstYears, widerWindow, stage, premium, reminders }: Settings): string => {
  const { on, daysBefore, hour, pillHour, quiet, words } = reminders
  return JSON.stringify([
    [shape.length, shape.periodLength, shape.lutealLength, firstYears, widerWindow, stage, premium],
    [on.toSorted(), daysBefore, hour, pillHour, quiet.from, quiet.to, words],
  ])
}

/** True for the default settings. Premium does not count as a setting. */
const isUnset = (settings: Settings): boolean =>
  textOf({ ...settings, premium: false }) === textOf(settingsOf(newProfile))

/** As text, whatever the order of its parts. */
const textOfEntry = (entry: unknown): string =>
  JSON.stringify(entry, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

type Merged<Entry> = {
  readonly after: readonly Entry[]
  readonly changed: readonly Entry[]
  readonly differing: number
}

/**
 * An entry is known by a key, such as its first day. Its parts belong together: one of the two is kept as a whole.
 * Sorts by key, unless one of the lists is empty.
 */
const mergeEntries = <Entry, Key extends string | number>(
  mine: readonly Entry[],
  theirs: readonly Entry[],
  keyOf: (entry: Entry) => Key,
  takeTheirs: boolean,
): Merged<Entry> => {
  const byKey = new Map(mine.map((entry) => [keyOf(entry), entry]))
  const found = [...new Map(theirs.map((entry) => [keyOf(entry), entry])).values()]
  const added = found.filter((entry) => !byKey.has(keyOf(entry)))
  const others = found.filter(
    (entry) => byKey.has(keyOf(entry)) && textOfEntry(entry) !== textOfEntry(byKey.get(keyOf(entry))),
  )
  const replaced = new Map<Key, Entry>(takeTheirs ? others.map((entry) => [keyOf(entry), entry]) : [])
  const merged = mine.map((entry) => replaced.get(keyOf(entry)) ?? entry)
  const after =
    mine.length === 0 || added.length === 0
      ? [...merged, ...added]
      : [...merged, ...added].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return { after, changed: [...added, ...replaced.values()], differing: others.length }
}

const itself = (day: IsoDay): IsoDay => day
const startOf = <Start extends IsoDay | number>({ start }: { readonly start: Start }): Start => start
const pillOf = ({ taken, kind }: EmergencyPill): string => `${taken} ${kind}`
const weekOf = ({ week }: { readonly week: number }): number => week
const fromOf = ({ from }: { readonly from: IsoDay }): IsoDay => from

const methodKey = ({ from, method }: MethodUse): string => `${from} ${method === 'condom' ? 'beside' : 'main'}`

/** A method ends at the latest when the next one began. Condoms go beside the others. */
const endedBy =
  (others: readonly MethodUse[]) =>
  (use: MethodUse): MethodUse => {
    const next = others
      .filter((other) => (other.method === 'condom') === (use.method === 'condom') && other.from > use.from)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
    return next && (use.to === null || use.to > next.from) ? { ...use, to: next.from } : use
  }

/** The methods of both, of which never two main ones run at the same time because of the import. */
const mergeMethods = (
  mine: readonly MethodUse[],
  theirs: readonly MethodUse[],
  takeTheirs: boolean,
): Merged<MethodUse> => {
  const without = (uses: readonly MethodUse[], known: readonly MethodUse[]) =>
    uses.filter((use) => known.every((other) => methodKey(other) !== methodKey(use)))
  const merged = mergeEntries(
    mine.map(endedBy(without(theirs, mine))),
    theirs.map(endedBy(without(mine, theirs))),
    methodKey,
    takeTheirs,
  )
  const before = new Set(mine.map(textOfEntry))
  return { ...merged, changed: merged.after.filter((use) => !before.has(textOfEntry(use))) }
}

type ProfileChoice = {
  /** True if entries of the file replace those with the same first day. */
  readonly takeTheirs: boolean
  /** The person's choice; a profile with default settings takes those of the file in any case. */
  readonly takeSettings: boolean
}

export const mergeProfile = (
  mine: CycleProfile,
  theirs: CycleProfile,
  { takeTheirs, takeSettings }: ProfileChoice,
): ProfileMerge => {
  const leftOut = mergeEntries(mine.leftOut, theirs.leftOut, startOf, takeTheirs)
  const confirmed = mergeEntries(mine.confirmed, theirs.confirmed, itself, takeTheirs)
  const pregnancies = mergeEntries(mine.pregnancies, theirs.pregnancies, fromOf, takeTheirs)
  const settledTests = mergeEntries(mine.settledTests, theirs.settledTests, itself, takeTheirs)
  const methods = mergeMethods(mine.methods, theirs.methods, takeTheirs)
  const emergencyPills = mergeEntries(mine.emergencyPills, theirs.emergencyPills, pillOf, takeTheirs)
  const unclearPills = mergeEntries(mine.unclearPills, theirs.unclearPills, itself, takeTheirs)
  const clinicVisits = mergeEntries(mine.clinicVisits, theirs.clinicVisits, weekOf, takeTheirs)
  const movementCounts = mergeEntries(mine.movementCounts, theirs.movementCounts, startOf, takeTheirs)
  const contractions = mergeEntries(mine.contractions, theirs.contractions, startOf, takeTheirs)
  const predictions = mergeEntries(mine.predictions, theirs.predictions, startOf, takeTheirs)
  const feeding = takeTheirs ? (theirs.feeding ?? mine.feeding) : (mine.feeding ?? theirs.feeding)
  const feedingDiffers =
    mine.feeding !== null && theirs.feeding !== null && textOfEntry(mine.feeding) !== textOfEntry(theirs.feeding)
  const takesInducers = takeTheirs
    ? (theirs.takesInducers ?? mine.takesInducers)
    : (mine.takesInducers ?? theirs.takesInducers)
  const inducersDiffer =
    mine.takesInducers !== null && theirs.takesInducers !== null && mine.takesInducers !== theirs.takesInducers
  const lists = [
    leftOut,
    confirmed,
    pregnancies,
    settledTests,
    methods,
    emergencyPills,
    unclearPills,
    clinicVisits,
    movementCounts,
    contractions,
    predictions,
  ]
  const own = settingsOf(mine)
  const fileSettings = { ...settingsOf(theirs), premium: own.premium || theirs.premium }
  const mayTake = takeSettings || isUnset(own)
  const settings = textOf(fileSettings) === textOf(own) ? 'same' : mayTake ? 'taken' : 'differ'
  return {
    after: {
      ...(settings === 'taken' ? fileSettings : own),
      leftOut: leftOut.after,
      confirmed: confirmed.after,
      filledIn: [...new Set([...mine.filledIn, ...theirs.filledIn])],
      pregnancies: pregnancies.after,
      settledTests: settledTests.after,
      feeding,
      methods: methods.after,
      emergencyPills: emergencyPills.after,
      takesInducers,
      unclearPills: unclearPills.after,
      clinicVisits: clinicVisits.after,
      movementCounts: movementCounts.after,
      contractions: contractions.after,
      trackedDue: mine.trackedDue ?? theirs.trackedDue,
      predictions: predictions.after,
    },
    changes:
      settings === 'taken' ||
      textOfEntry(feeding) !== textOfEntry(mine.feeding) ||
      takesInducers !== mine.takesInducers ||
      lists.some(({ changed }) => changed.length > 0),
    differing: lists.reduce((sum, { differing }) => sum + differing, Number(feedingDiffers) + Number(inducersDiffer)),
    leftOut: leftOut.changed,
    pregnancies: pregnancies.changed,
    methods: methods.changed,
    emergencyPills: emergencyPills.changed,
    predictions: predictions.changed,
    settings,
  }
}
