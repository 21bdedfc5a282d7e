import { cutText } from '@/kit/rules/cut-text'
import { compareDays, daysFrom, type IsoDay } from '@/kit/rules/day'
import { isVisible } from '@/kit/rules/plain-text'
import { flows, type Flow } from '../history'
import { mucusKinds, pains, sexKinds, testResults } from '../day-signs'
import { emptyDay, isEmptyDay, notesLimit, type DayLog } from '../log'

/** A part of a day's log, as found in a file. `bled`: there was bleeding, of unknown strength. */
export type DayPart = { readonly date: IsoDay; readonly bled?: boolean } & Partial<Omit<DayLog, 'date'>>

/** The reason why a part of a file cannot be stored. */
export type UnreadReason =
  | 'long-notes'
  | 'notes-without-date'
  | 'entries-without-date'
  | 'unreadable-entries'
  | 'unreadable-days'
  | 'unreadable-parts'
  | 'unreadable-profile'
  | 'periods-without-date'
  | 'periods-ending-early'
  | 'long-periods'
  | 'pregnant-cycles'
  | 'cut-short'

/** The kind of column of an unknown word. */
type UnreadWord = 'symptom' | 'mood' | 'flow' | 'temperature' | 'mucus' | 'sex' | 'test'

/** Content that the app cannot store: named as in the file, an unknown word of a table, or for another reason. */
export type UnreadContent =
  | { readonly kind: 'named'; readonly name: string }
  /** The app has a place for it, and the file does not tell enough: the person can enter it. */
  | { readonly kind: 'by-hand'; readonly name: string }
  | { readonly kind: UnreadWord; readonly word: string }
  | { readonly kind: UnreadReason }

/** One occurrence of such content, and its day where the file says it. */
export type FoundUnread = UnreadContent & { readonly date?: IsoDay }

/** Such content, and on how many days it stands; `count` is of its occurrences where no day is known. */
export type Unsupported = { readonly what: UnreadContent; readonly count: number; readonly days?: readonly IsoDay[] }

/** Content that the app understands. */
export type ParsedContent = Omit<DayPart, 'date'>

export const isBlank = (text: string): boolean => !isVisible(text)

/** Joins both texts with a line break, unless one contains the other. */
export const joinNotes = (mine: string, theirs: string): string => {
  if (isBlank(theirs) || mine.includes(theirs)) return mine
  if (isBlank(mine) || theirs.includes(mine)) return theirs
  return `${mine}\n${theirs}`
}

/** The one that comes later in its list: more severe, more fertile, or the one that asks for more care. */
const higher = <Value>(order: readonly Value[], a: Value | null, b: Value | null): Value | null => {
  if (a === null || b === null) return a ?? b
  return order.indexOf(a) >= order.indexOf(b) ? a : b
}

const together = <Word extends string>(mine: readonly Word[], theirs: readonly Word[]): readonly Word[] => [
  ...new Set([...mine, ...theirs]),
]

/** Adds a part to a day: of a scale the highest, of mood and measures the first, and every word and note. */
const addPart = (day: DayLog, part: DayPart): DayLog => {
  const added: DayLog = { ...emptyDay(day.date), ...part }
  return {
    date: day.date,
    flow: higher(flows, day.flow, added.flow),
    mark: day.mark ?? added.mark,
    symptoms: together(day.symptoms, added.symptoms),
    mood: day.mood ?? added.mood,
    notes: cutText(joinNotes(day.notes, added.notes), notesLimit),
    soaked: day.soaked || added.soaked,
    pain: higher(pains, day.pain, added.pain),
    sex: higher(sexKinds, day.sex, added.sex),
    bledAfterSex: day.bledAfterSex || added.bledAfterSex,
    pregnancyTest: higher(testResults, day.pregnancyTest, added.pregnancyTest),
    ovulationTest: higher(testResults, day.ovulationTest, added.ovulationTest),
    temperature: day.temperature ?? added.temperature,
    disturbed: day.disturbed || added.disturbed,
    mucus: higher(mucusKinds, day.mucus, added.mucus),
    ownSymptoms: together(day.ownSymptoms, added.ownSymptoms),
    medicines: together(day.medicines, added.medicines),
    weight: day.weight ?? added.weight,
    pillTaken: day.pillTaken ?? added.pillTaken,
  }
}

export type Gathered = { readonly days: readonly DayLog[]; readonly unread: readonly Unsupported[] }

const countOf = (found: readonly FoundUnread[]): readonly Unsupported[] => {
  const counts = new Map<string, Unsupported>()
  for (const { date, ...what } of found) {
    const key = JSON.stringify(what)
    const { count = 0, days } = counts.get(key) ?? {}
    if (date === undefined) counts.set(key, { what, count: count + 1, ...(days && { days }) })
    else if (!days?.includes(date)) counts.set(key, { what, count: count + 1, days: [...(days ?? []), date] })
  }
  return [...counts.values()]
}

/** Bleeding of unknown strength counts as medium, unless another part of the day says how strong it was. */
const withBleeding = (day: DayLog, bled: ReadonlySet<IsoDay>): DayLog =>
  day.flow === null && bled.has(day.date) ? { ...day, flow: 'medium' } : day

/**
 * Merges the parts of a file into days, in order.
 * @param unknown each occurrence of content that the app cannot store
 */
export const gatherDays = (parts: readonly DayPart[], unknown: readonly FoundUnread[]): Gathered => {
  const days = new Map<IsoDay, DayLog>()
  const bled = new Set(parts.filter((part) => part.bled).map(({ date }) => date))
  const tooLong: FoundUnread[] = []
  for (const part of parts) {
    const before = days.get(part.date) ?? emptyDay(part.date)
    const after = addPart(before, part)
    const { notes = '' } = part
    if (!isBlank(notes) && !after.notes.includes(notes)) tooLong.push({ kind: 'long-notes', date: part.date })
    days.set(part.date, after)
  }
  const filledDays = [...days.values()].map((day) => withBleeding(day, bled)).filter((day) => !isEmptyDay(day))
  return { days: filledDays.toSorted((a, b) => compareDays(a.date, b.date)), unread: countOf([...unknown, ...tooLong]) }
}

/** Bleeding for more days is a mistake in the file. */
export const longestBleeding = 31

/** All days of a period from its first and last day. */
export const bleedingDays = (
  start: IsoDay,
  end: IsoDay,
  flowOn: (index: number) => Flow | null = () => null,
): readonly DayPart[] =>
  daysFrom(start, end).map((date, index) => {
    const flow = flowOn(index)
    return flow === null ? { date, bled: true } : { date, flow }
  })
