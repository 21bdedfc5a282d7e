import { compareDays, type IsoDay } from '@/kit/rules/day'
import { isSameJson } from '@/kit/rules/same-json'
import { isSameText } from '@/kit/rules/same-text'
import { dayParts, isEmptyDay, notesLimit, type CycleLog, type CycleProfile, type DayLog } from '../log'
import type { SkippedRow } from './csv-days'
import { isBlank, joinNotes, type Unsupported } from './gather-days'
import { mergeProfile, type ProfileMerge } from './merge-profile'

/** The content of a file. Files of other apps have no profile, or a part of one. */
export type FoundLog = { readonly days: readonly DayLog[]; readonly profile: Partial<CycleProfile> | null }

/**
 * For values of a day that differ between the log and the file, and for entries of the profile with the same first day:
 * keep mine, take the file's, or keep mine and combine both notes. Every rule keeps values that only one of them has,
 * and joins symptoms.
 */
export type ConflictRule = 'keep-mine' | 'take-theirs' | 'combine'

export type MergeChoice = {
  readonly conflicts: ConflictRule
  /** True if the file's settings replace existing ones. */
  readonly takeSettings: boolean
  /** Later days of the file are left out. */
  readonly today: IsoDay
}

type ChangedDay = { readonly before: DayLog; readonly after: DayLog }

/** The changes of an import, shown to the person beforehand. */
export type MergePlan = {
  readonly added: readonly DayLog[]
  readonly changed: readonly ChangedDay[]
  /** Number of days that the import leaves as they are. */
  readonly same: number
  /** The number of of those say something else in the file. */
  readonly differing: number
  /** Number of days in the future. */
  readonly future: number
  /** Days whose joined notes exceed the limit: mine stay, the file's are left out. */
  readonly notesTooLong: readonly IsoDay[]
  readonly profile: ProfileMerge
}

const mergeNotes = (mine: string, theirs: string, rule: ConflictRule): string => {
  if (isBlank(theirs)) return mine
  if (isBlank(mine) || rule === 'take-theirs') return theirs
  return rule === 'combine' ? joinNotes(mine, theirs) : mine
}

const joinWords = (mine: readonly string[], theirs: readonly string[]): readonly string[] => [
  ...mine,
  ...theirs.filter((word) => !mine.some((own) => isSameText(own, word))),
]

const mergeDay = (mine: DayLog, theirs: DayLog, rule: ConflictRule): DayLog => {
  const prefer = <T>(a: T | null, b: T | null): T | null => (rule === 'take-theirs' ? (b ?? a) : (a ?? b))
  const notes = mergeNotes(mine.notes, theirs.notes, rule)
  return {
    date: mine.date,
    flow: prefer(mine.flow, theirs.flow),
    mark: prefer(mine.mark, theirs.mark),
    symptoms: [...new Set([...mine.symptoms, ...theirs.symptoms])],
    mood: prefer(mine.mood, theirs.mood),
    notes: notes.length > notesLimit ? mine.notes : notes,
    soaked: mine.soaked || theirs.soaked,
    pain: prefer(mine.pain, theirs.pain),
    sex: prefer(mine.sex, theirs.sex),
    bledAfterSex: mine.bledAfterSex || theirs.bledAfterSex,
    pregnancyTest: prefer(mine.pregnancyTest, theirs.pregnancyTest),
    ovulationTest: prefer(mine.ovulationTest, theirs.ovulationTest),
    ...(rule === 'take-theirs' ? temperatureOf(theirs, mine) : temperatureOf(mine, theirs)),
    mucus: prefer(mine.mucus, theirs.mucus),
    ownSymptoms: joinWords(mine.ownSymptoms, theirs.ownSymptoms),
    medicines: joinWords(mine.medicines, theirs.medicines),
    weight: prefer(mine.weight, theirs.weight),
    pillTaken: prefer(mine.pillTaken, theirs.pillTaken),
  }
}

/** The mark "disturbed" stays with the temperature that is kept. */
const temperatureOf = (first: DayLog, second: DayLog): Pick<DayLog, 'temperature' | 'disturbed'> => {
  const { temperature, disturbed } = first.temperature === null ? second : first
  return { temperature, disturbed }
}

const isSameDay = (a: DayLog, b: DayLog): boolean => dayParts.every((part) => isSameJson(a[part], b[part]))

/** Plans an import. Importing the same file again changes nothing. */
export const mergePlan = (mine: CycleLog, theirs: FoundLog, choice: MergeChoice): MergePlan => {
  const { conflicts, takeSettings, today } = choice
  const mineByDate = new Map(mine.days.map((day) => [day.date, day]))
  const filledDays = [...new Map(theirs.days.filter((day) => !isEmptyDay(day)).map((day) => [day.date, day])).values()]
  const past = filledDays.filter(({ date }) => date <= today)
  const both = past.flatMap((found) => {
    const before = mineByDate.get(found.date)
    return before ? [{ before, found, after: mergeDay(before, found, conflicts) }] : []
  })
  const changed = both
    .filter(({ before, after }) => !isSameDay(before, after))
    .map(({ before, after }) => ({ before, after }))
  return {
    added: past.filter(({ date }) => !mineByDate.has(date)),
    changed,
    same: both.length - changed.length,
    differing: both.filter(
      ({ before, found, after }) =>
        isSameDay(before, after) && !isSameDay(before, mergeDay(before, found, 'take-theirs')),
    ).length,
    future: filledDays.length - past.length,
    notesTooLong: both
      .filter(({ before, found }) => mergeNotes(before.notes, found.notes, conflicts).length > notesLimit)
      .map(({ before }) => before.date),
    profile: mergeProfile(
      mine.profile,
      { ...mine.profile, ...theirs.profile },
      { takeTheirs: conflicts === 'take-theirs', takeSettings },
    ),
  }
}

/** The parts of a file that cannot be stored. */
export type NotRead = { readonly unread: readonly Unsupported[]; readonly skipped: readonly SkippedRow[] }

/** On how many days something is left out, and how many entries are of which no day is known. */
export const countLeftOut = (
  theirs: FoundLog,
  { unread, skipped }: NotRead,
  { notesTooLong }: MergePlan,
  today: IsoDay,
): { readonly days: number; readonly entries: number } => {
  const future = theirs.days.filter((day) => day.date > today && !isEmptyDay(day)).map(({ date }) => date)
  return {
    days: new Set([...future, ...notesTooLong, ...unread.flatMap(({ days = [] }) => days)]).size,
    entries: skipped.length + unread.reduce((sum, { count, days = [] }) => sum + count - days.length, 0),
  }
}

/** The log after the import. */
export const applyMerge = (mine: CycleLog, { added, changed, profile }: MergePlan): CycleLog => {
  const after = new Map(changed.map((change) => [change.after.date, change.after]))
  const days = [...mine.days.map((day) => after.get(day.date) ?? day), ...added]
  return { days: days.toSorted((a, b) => compareDays(a.date, b.date)), profile: profile.after }
}

/** True if an import would change nothing. */
export const changesNothing = ({ added, changed, profile }: MergePlan): boolean =>
  added.length === 0 && changed.length === 0 && !profile.changes

/**
 * The reason why an import changes nothing: nothing could be read, all of it is still to come, it differs from the log
 * and mine stays, a part is there and the rest could not be read, or all of it is there. Null if it changes something.
 */
export type Unchanging = 'nothing-read' | 'to-come' | 'mine-stays' | 'part-there' | 'all-there'

/** @param isPartial whether a part of the file could not be read */
export const whyUnchanged = (plan: MergePlan, theirs: FoundLog, isPartial: boolean): Unchanging | null => {
  if (!changesNothing(plan)) return null
  const { same, differing, future, profile } = plan
  if (differing > 0 || profile.differing > 0 || profile.settings === 'differ') return 'mine-stays'
  if (same === 0 && (theirs.profile === null || isPartial || future > 0)) return future > 0 ? 'to-come' : 'nothing-read'
  return isPartial || future > 0 ? 'part-there' : 'all-there'
}
